"""What generated state machines run on: state, frames, effects, the driver and the linker."""
