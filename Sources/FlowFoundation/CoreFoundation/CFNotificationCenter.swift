import Foundation
import Locking

/// The name of a notification.
public struct CFNotificationName: RawRepresentable, Hashable, Sendable {
  public let rawValue: CFString

  public init(rawValue: CFString) { self.rawValue = rawValue }
  public init(_ rawValue: CFString) { self.rawValue = rawValue }
}

/// When a suspended app gets notifications; an app here is never suspended.
public enum CFNotificationSuspensionBehavior: Int, Sendable {
  case drop = 1
  case coalesce, hold, deliverImmediately
}

/// Called with a notification. Unlike Apple's it is a closure of Swift, so that it may capture values, too.
public typealias CFNotificationCallback = (
  CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?, CFDictionary?
) -> Void

/// Passes notifications to those who observe their names: within the process, also for the center of the system, because an
/// app and its extensions are one process here.
public final class CFNotificationCenter: Sendable {
  private struct Observer {
    let observer: UnsafeMutableRawPointer?
    let name: CFString?
    let object: UnsafeRawPointer?
    let callback: CFNotificationCallback
  }

  // Pointers and closures of the app are used only where it uses them itself: in a call of its own.
  private struct State: @unchecked Sendable {
    var observers: [Observer] = []
  }

  fileprivate static let local = CFNotificationCenter()
  fileprivate static let darwin = CFNotificationCenter()

  private let state = Locked(State())

  private init() {}

  fileprivate func add(
    _ observer: UnsafeMutableRawPointer?, _ name: CFString?, _ object: UnsafeRawPointer?,
    _ callback: @escaping CFNotificationCallback
  ) {
    let new = Observer(observer: observer, name: name, object: object, callback: callback)
    state.withLock { $0.observers.append(new) }
  }

  fileprivate func remove(_ observer: UnsafeMutableRawPointer?, where isRemoved: (CFString?, UnsafeRawPointer?) -> Bool)
  {
    state.withLock { state in
      state.observers.removeAll { $0.observer == observer && isRemoved($0.name, $0.object) }
    }
  }

  fileprivate func post(_ name: CFNotificationName, _ object: UnsafeRawPointer?, _ userInfo: CFDictionary?) {
    let isDarwin = self === Self.darwin
    for observer in state.withLock({ $0.observers }) where observer.name.map({ $0 == name.rawValue }) ?? true {
      if !isDarwin, let wanted = observer.object, wanted != object { continue }
      // The center of the system passes names only.
      observer.callback(self, observer.observer, name, isDarwin ? nil : object, isDarwin ? nil : userInfo)
    }
  }
}

/// The center of the process.
public func CFNotificationCenterGetLocalCenter() -> CFNotificationCenter! { .local }

/// The center of the system, which apps and their extensions share.
public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter! { .darwin }

/// Observes the notifications with a name, or all if it is `nil`.
public func CFNotificationCenterAddObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ callBack: CFNotificationCallback!,
  _ name: CFString!, _ object: UnsafeRawPointer!, _ suspensionBehavior: CFNotificationSuspensionBehavior
) {
  guard let center, let callBack else { return }
  center.add(observer.map { UnsafeMutableRawPointer(mutating: $0) }, name, object, callBack)
}

/// Ends the observation of a name by an observer.
public func CFNotificationCenterRemoveObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ name: CFNotificationName!,
  _ object: UnsafeRawPointer!
) {
  center?.remove(observer.map { UnsafeMutableRawPointer(mutating: $0) }) { known, knownObject in
    (name == nil || known == name.rawValue) && (object == nil || knownObject == object)
  }
}

/// Ends all observations by an observer.
public func CFNotificationCenterRemoveEveryObserver(_ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!) {
  center?.remove(observer.map { UnsafeMutableRawPointer(mutating: $0) }) { _, _ in true }
}

/// Posts a notification: observers are called at once, in the order in which they were added.
public func CFNotificationCenterPostNotification(
  _ center: CFNotificationCenter!, _ name: CFNotificationName!, _ object: UnsafeRawPointer!, _ userInfo: CFDictionary!,
  _ deliverImmediately: Bool
) {
  guard let center, let name else { return }
  center.post(name, object, userInfo)
}

/// Posts a notification with options, which have no effect.
public func CFNotificationCenterPostNotificationWithOptions(
  _ center: CFNotificationCenter!, _ name: CFNotificationName!, _ object: UnsafeRawPointer!, _ userInfo: CFDictionary!,
  _ options: CFOptionFlags
) {
  CFNotificationCenterPostNotification(center, name, object, userInfo, true)
}
