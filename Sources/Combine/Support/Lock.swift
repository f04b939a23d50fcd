import Glibc

/// A lock for the state of one object, whose `deinit` destroys it.
///
/// A structure around a pointer, because these locks are acquired for every value: Foundation's are objects that
/// contain three more, and `Mutex` takes a closure, which costs more than the lock in debug builds.
struct Lock {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>

  /// Creates a lock.
  ///
  /// - Parameter isRecursive: Whether the thread that holds the lock may acquire it again.
  init(isRecursive: Bool = false) {
    mutex = .allocate(capacity: 1)
    var attributes = pthread_mutexattr_t()
    pthread_mutexattr_init(&attributes)
    if isRecursive { pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_RECURSIVE)) }
    pthread_mutex_init(mutex, &attributes)
    pthread_mutexattr_destroy(&attributes)
  }

  @inline(__always)
  func lock() {
    pthread_mutex_lock(mutex)
  }

  @inline(__always)
  func unlock() {
    pthread_mutex_unlock(mutex)
  }

  /// Runs a closure with the lock held.
  @inline(__always)
  func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock()
    defer { unlock() }
    return try body()
  }

  /// Destroys the lock, which must not be used afterwards.
  func destroy() {
    pthread_mutex_destroy(mutex)
    mutex.deinitialize(count: 1)
    mutex.deallocate()
  }
}
