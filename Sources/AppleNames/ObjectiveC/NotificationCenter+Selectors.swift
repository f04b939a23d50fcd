import Foundation
import Locking

extension NotificationCenter {
  /// Sends a message to an object when a notification is posted, as long as the object exists.
  ///
  /// - Parameters:
  ///   - observer: The object, which is not retained.
  ///   - selector: The selector of a method without arguments or with the notification.
  ///   - name: The name of the notification; `nil` for all.
  ///   - object: The sender; `nil` for all.
  public func addObserver(_ observer: AnyObject, selector: Selector, name: Notification.Name?, object: Any?) {
    guard selector._isMethod(of: observer) else {
      preconditionFailure(
        "\(type(of: observer)) was added as an observer with the selector \"\(selector)\", but has no such method; "
          + "make the selector with #selector and a method of \(type(of: observer)).")
    }
    SelectorObservation.add(observer, selector, name, object, to: self)
  }

  /// Ends the messages to an object.
  public func removeObserver(_ observer: AnyObject) { removeObserver(observer, name: nil, object: nil) }

  /// Ends the messages to an object about a notification.
  ///
  /// - Parameters:
  ///   - observer: The object.
  ///   - name: The name of the notification; `nil` for all.
  ///   - object: The sender; `nil` for all.
  public func removeObserver(_ observer: AnyObject, name: Notification.Name?, object: Any?) {
    SelectorObservation.remove(observer, name, object as AnyObject?, from: self)
    // A token of `addObserver(forName:object:queue:using:)`.
    removeObserver(observer as Any, name: name, object: object)
  }
}

/// The observation of a center by an object with a selector.
private struct SelectorObservation {
  private weak var observer: AnyObject?
  private weak var center: NotificationCenter?
  private let name: Notification.Name?
  private weak var sender: AnyObject?
  private let token: any NSObjectProtocol

  /// The observations of all centers: Foundation's has no room for them, and an object no longer observes a center when
  /// it is released.
  private static let all = Locked<[SelectorObservation]>([])

  static func add(
    _ observer: AnyObject, _ selector: Selector, _ name: Notification.Name?, _ object: Any?,
    to center: NotificationCenter
  ) {
    let target = WeakObserver(observer)
    let token = center.addObserver(forName: name, object: object, queue: nil) { notification in
      if let observer = target.object { selector._send(to: observer, [notification]) }
    }
    let observation = SelectorObservation(
      observer: observer, center: center, name: name, sender: object as AnyObject?, token: token)
    let ended = all.withLock { all in
      let ended = all.filter { $0.observer == nil || $0.center == nil }
      all.removeAll { $0.observer == nil || $0.center == nil }
      all.append(observation)
      return ended
    }
    for observation in ended { observation.end() }
  }

  static func remove(
    _ observer: AnyObject, _ name: Notification.Name?, _ sender: AnyObject?, from center: NotificationCenter
  ) {
    let ended = all.withLock { all in
      func isMeant(_ observation: Self) -> Bool {
        observation.observer === observer && observation.center === center && (name == nil || observation.name == name)
          && (sender == nil || observation.sender === sender)
      }
      let ended = all.filter(isMeant)
      all.removeAll(where: isMeant)
      return ended
    }
    for observation in ended { observation.end() }
  }

  private func end() { center?.removeObserver(token as Any) }
}

/// An object that is not retained.
///
/// Unchecked, because a weak reference is read atomically; its messages are sent on the thread of the notification, as
/// in Objective-C.
private final class WeakObserver: @unchecked Sendable {
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }
}
