import Glibc
import Synchronization

// The names are Darwin's, where sources find them through Foundation.
// swift-format-ignore: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// A lock in four bytes, as Darwin has it. It must stay where it is while it is used.
public struct os_unfair_lock_s: Sendable {
  fileprivate var state: UInt32 = 0

  public init() {}
}

/// A lock in four bytes, as Darwin has it.
// swift-format-ignore: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
public typealias os_unfair_lock = os_unfair_lock_s

/// Where a lock is.
// swift-format-ignore: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Takes a lock, and waits until it is free.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  while !os_unfair_lock_trylock(lock) { sched_yield() }
}

/// Takes a lock if it is free.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  UnsafeMutableRawPointer(lock).assumingMemoryBound(to: Atomic<UInt32>.self).pointee
    .compareExchange(expected: 0, desired: 1, ordering: .acquiringAndReleasing).exchanged
}

/// Frees a lock.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  UnsafeMutableRawPointer(lock).assumingMemoryBound(to: Atomic<UInt32>.self).pointee.store(0, ordering: .releasing)
}
