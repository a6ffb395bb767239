"""The machine emitter: the model of a file lowered to a readable Python state machine."""
