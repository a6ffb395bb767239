"""The native backend: a table emitted as C and compiled for this machine, for random games at many times the speed of Python.

It is a second emitter on the lowered code of the machine, never a compilation of the generated Python; for the same seed
both play the same game. Without a C compiler nothing is missing but speed.
"""

from __future__ import annotations

from rootdsl.native.builds import build, kept, load
from rootdsl.native.table import NativeTable

__all__ = ["NativeTable", "build", "kept", "load"]
