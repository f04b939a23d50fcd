import Foundation

extension NotificationCenter {
  /// A publisher of the notifications that are posted under a name.
  ///
  /// It never completes. A notification is dropped for subscribers without demand.
  public struct Publisher: Combine.Publisher {
    /// The notifications.
    public typealias Output = Notification

    /// The publisher never fails.
    public typealias Failure = Never

    /// The center that the notifications are posted to.
    public let center: NotificationCenter

    /// The name of the notifications.
    public let name: Notification.Name

    /// The object that posts them, or nil for any.
    public let object: AnyObject?

    /// Creates a publisher of notifications.
    ///
    /// - Parameters:
    ///   - center: The center that the notifications are posted to.
    ///   - name: The name of the notifications.
    ///   - object: The object that posts them, or nil for any.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      let subscription = NotificationSubscription(downstream: subscriber)
      subscription.observe(self)
      subscriber.receive(subscription: subscription)
    }
  }

  /// Creates a publisher of the notifications that are posted under a name.
  ///
  /// - Parameters:
  ///   - name: The name of the notifications.
  ///   - object: The object that posts them, or nil for any.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

extension NotificationCenter.Publisher: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
  }
}

private final class NotificationSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible
where Downstream.Input == Notification, Downstream.Failure == Never {
  private let downstream: SerialDownstream<Downstream>
  private let lock = NSLock()
  private var demand = Subscribers.Demand.none
  private var stopObserving: (() -> Void)?

  init(downstream: Downstream) {
    self.downstream = SerialDownstream(downstream)
  }

  func observe(_ publisher: NotificationCenter.Publisher) {
    let center = publisher.center
    // Notifications arrive on the thread that posts them. This class is thread-safe, but whether its subscriber is
    // sendable cannot be expressed.
    nonisolated(unsafe) let receive: (Notification) -> Void = self.receive
    let token = center.addObserver(forName: publisher.name, object: publisher.object, queue: nil) { notification in
      receive(notification)
    }
    stopObserving = { center.removeObserver(token) }
  }

  private func receive(_ notification: Notification) {
    let additional = downstream.receive {
      lock.withLock {
        guard demand > .none else { return nil }
        demand -= 1
        return notification
      }
    }
    lock.withLock { demand += additional }
  }

  func request(_ additional: Subscribers.Demand) {
    lock.withLock { demand += additional }
  }

  func cancel() {
    downstream.cancel()
    let stop = lock.withLock {
      defer { stopObserving = nil }
      return stopObserving
    }
    stop?()
  }

  var description: String { "NotificationCenter Observer" }
}
