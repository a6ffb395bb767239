"""Templates as jinja has compiled them, kept in the user's own cache."""

from __future__ import annotations

from jinja2 import BytecodeCache
from jinja2.bccache import Bucket

from rootdsl.project import cache

KIND = "templates"


class Compiled(BytecodeCache):
    """Under the hash of a template's text and of everything that compiles it; jinja looks whether what it finds is of its own version."""

    def load_bytecode(self, bucket: Bucket) -> None:
        data = cache.load_whole(KIND, key(bucket), ".bin")
        if data is not None:
            bucket.bytecode_from_string(data)

    def dump_bytecode(self, bucket: Bucket) -> None:
        cache.store_whole(KIND, key(bucket), bucket.bytecode_to_string(), ".bin")
        cache.prune(KIND)


def key(bucket: Bucket) -> str:
    return cache.digest(cache.compiler_hash(("site",)), bucket.key, bucket.checksum)
