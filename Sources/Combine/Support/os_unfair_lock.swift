import Glibc
import Synchronization

// The names are Darwin's, which sources import through Foundation.
// swift-format-ignore: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// A lock of four bytes, as on Darwin. Its address must not change while it is used.
public struct os_unfair_lock_s: Sendable {
  fileprivate var state: UInt32 = 0

  public init() {}
}

/// A lock of four bytes, as on Darwin.
// swift-format-ignore: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
public typealias os_unfair_lock = os_unfair_lock_s

/// A pointer to a lock.
// swift-format-ignore: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Acquires a lock, waiting until it is free.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  while !os_unfair_lock_trylock(lock) { sched_yield() }
}

/// Acquires a lock if it is free.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  UnsafeMutableRawPointer(lock).assumingMemoryBound(to: Atomic<UInt32>.self).pointee
    .compareExchange(expected: 0, desired: 1, ordering: .acquiringAndReleasing).exchanged
}

/// Releases a lock.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  UnsafeMutableRawPointer(lock).assumingMemoryBound(to: Atomic<UInt32>.self).pointee.store(0, ordering: .releasing)
}
