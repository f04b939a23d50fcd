import Dispatch

/// Tells whether code runs on the main queue, which need not be the main thread: where that waits in Swift's
/// concurrency runtime, another thread serves the queue.
enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the caller is on the main queue.
  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}
