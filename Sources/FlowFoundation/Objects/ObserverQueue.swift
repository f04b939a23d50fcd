import Dispatch
import Foundation

extension OperationQueue {
  /// The main queue, for observers of notifications.
  ///
  /// `NotificationCenter` waits for the blocks of observers that have a queue. Foundation knows the main queue by the main
  /// thread; where another thread performs it, as in Swift Testing, a post on the main actor would wait for itself. On this
  /// queue such a block is performed at once, as on iOS. Prepared sources name it in `addObserver(forName:object:queue:)`.
  public static var _mainForObservers: OperationQueue { ObserverQueue.shared }
}

/// A queue that performs blocks at once for who is on the main queue already.
private final class ObserverQueue: OperationQueue, @unchecked Sendable {
  // It adds no state, and its superclass is sendable.
  static let shared = ObserverQueue()

  private static let key = DispatchSpecificKey<Bool>()

  private static var isMain: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }

  private override init() {
    super.init()
    underlyingQueue = .main
    DispatchQueue.main.setSpecific(key: Self.key, value: true)
  }

  override func addOperation(_ block: @escaping @Sendable () -> Void) {
    if Self.isMain { block() } else { super.addOperation(block) }
  }

  override func waitUntilAllOperationsAreFinished() {
    if !Self.isMain { super.waitUntilAllOperationsAreFinished() }
  }
}
