import Foundation

extension NotificationCenter {
  /// Returns an asynchronous sequence of the notifications that are posted under a name.
  ///
  /// - Parameters:
  ///   - name: The name of the notifications.
  ///   - object: The object that posts them, or nil for any.
  public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }

  /// An asynchronous sequence of notifications.
  ///
  /// Each iterator observes the center from its creation on, and keeps the notifications that were not yet awaited.
  // The properties are constants, and the object is only compared by the center, which is thread-safe.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    public typealias Element = Notification
    public typealias Failure = Never

    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: AnyObject?

    init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func makeAsyncIterator() -> Iterator {
      let stream = AsyncStream<Notification> { continuation in
        let token = center.addObserver(forName: name, object: object, queue: nil) { notification in
          // The center does not use the notification any more.
          nonisolated(unsafe) let notification = notification
          continuation.yield(notification)
        }
        // Removing an observer is thread-safe, but its type cannot express that it is sendable.
        nonisolated(unsafe) let observer = token
        continuation.onTermination = { [center] _ in center.removeObserver(observer) }
      }
      return Iterator(iterator: stream.makeAsyncIterator())
    }

    /// The iterator of the notifications.
    public struct Iterator: AsyncIteratorProtocol {
      var iterator: AsyncStream<Notification>.Iterator

      /// Waits for the next notification; `nil` if the task has been cancelled.
      public mutating func next() async -> Notification? {
        await iterator.next()
      }

      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await iterator.next(isolation: actor)
      }
    }
  }
}
