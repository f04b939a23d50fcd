// The available part of os, for files that import it: see Docs/Decisions/0007.
@_exported import func Combine.os_unfair_lock_lock
@_exported import func Combine.os_unfair_lock_trylock
@_exported import func Combine.os_unfair_lock_unlock
@_exported import struct Combine.os_unfair_lock_s
@_exported import typealias Combine.os_unfair_lock
@_exported import typealias Combine.os_unfair_lock_t
