import Foundation
import Locking

/// The values of a change that an observer receives.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// What an observer receives, and when.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The observer is called at once, too.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kind of a change.
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion, removal, replacement
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange

  public let kind: Kind
  /// The new value, if the options ask for it.
  public let newValue: Value?
  /// The value before, if the options ask for it.
  public let oldValue: Value?
  public let indexes: IndexSet?
  public let isPrior: Bool
}

/// An observation, which ends with the object.
public final class NSKeyValueObservation: NSObject, Sendable {
  private let end: Locked<(@Sendable () -> Void)?>

  init(end: @escaping @Sendable () -> Void) { self.end = Locked(end) }

  deinit { invalidate() }

  /// Ends the observation.
  public func invalidate() {
    let end = end.withLock { end in
      defer { end = nil }
      return end
    }
    end?()
  }
}

/// Objects whose properties can be observed.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Calls a closure when a property has changed.
  ///
  /// Objective-C's runtime sees every change of a `dynamic` property. Here changes are seen of objects that announce them,
  /// such as players, and changes of defaults that `AppStorage` makes, or that are followed by
  /// `UserDefaults.didChangeNotification`: Foundation on Linux tells nobody of others. A warning is recorded, and for any
  /// other object the closure is called only with the option `.initial`.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    observe(options, read: { $0[keyPath: keyPath] }, name: "\(keyPath)") { object, old, new in
      changeHandler(
        object,
        NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil,
          indexes: nil, isPrior: false))
    }
  }

  fileprivate func observe<Value>(
    _ options: NSKeyValueObservingOptions, read: @escaping (Self) -> Value, name: String,
    changed: @escaping (Self, _ old: Value?, _ new: Value) -> Void
  ) -> NSKeyValueObservation {
    if options.contains(.initial) { changed(self, nil, read(self)) }
    if let announcing = self as? any AnnouncingObject {
      let watcher = Watcher(self, read: read, changed: changed)
      return announcing.propertyObservers.add { watcher.check() }
    }
    guard self is UserDefaults else {
      report(
        .missing(
          "NSObject.observe", "changes of \(name) are not seen: only those of UserDefaults and of frameworks are."))
      return NSKeyValueObservation {}
    }
    report(
      .missing("NSObject.observe", "changes of \(name) by UserDefaults.set are not seen until AppStorage reads them."))
    let watcher = Watcher(self, read: read, changed: changed)
    let token = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification, object: self, queue: nil
    ) { _ in watcher.check() }
    let observer = Observer(token: token)
    return NSKeyValueObservation { NotificationCenter.default.removeObserver(observer.token) }
  }
}

/// The token of a notification center, which is only handed back.
private struct Observer: @unchecked Sendable {
  let token: any NSObjectProtocol
}

/// Compares a value with the one before.
private final class Watcher<Object: NSObject, Value>: @unchecked Sendable {
  // The value is read and written behind the lock; the closures are called where the change was made, as by Objective-C.
  private weak var object: Object?
  private let read: (Object) -> Value
  private let changed: (Object, Value?, Value) -> Void
  private let lock = NSRecursiveLock()
  private var last: Value

  init(_ object: Object, read: @escaping (Object) -> Value, changed: @escaping (Object, Value?, Value) -> Void) {
    self.object = object
    self.read = read
    self.changed = changed
    last = read(object)
  }

  func check() {
    guard let object else { return }
    let change = lock.withLock { () -> (old: Value, new: Value)? in
      let new = read(object)
      if Self.areEqual(last, new) { return nil }
      defer { last = new }
      return (last, new)
    }
    if let change { changed(object, change.old, change.new) }
  }

  private static func areEqual(_ old: Any, _ new: Any) -> Bool {
    func isEqual<T: Equatable>(_ old: T) -> Bool { (new as? T) == old }
    if let old = old as? any Equatable { return isEqual(old) }
    if let old = old as? NSObject, let new = new as? NSObject { return old.isEqual(new) }
    let children = (Mirror(reflecting: old).children.first?.value, Mirror(reflecting: new).children.first?.value)
    guard Mirror(reflecting: old).displayStyle == .optional else { return false }
    return switch children {
    case (nil, nil): true
    case (let old?, let new?): areEqual(old, new)
    default: false
    }
  }
}

// MARK: - Observers with a method

/// An object with the method that is called for changes. The preparation of sources adds the conformance, because the
/// method cannot be one of `NSObject` that classes override.
public protocol KeyValueObserver: NSObject {
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

/// The observations of an object, by observer and key path.
private let observations = Locked<[ObservationKey: NSKeyValueObservation]>([:])

private struct ObservationKey: Hashable {
  let object: ObjectIdentifier
  let observer: ObjectIdentifier
  let keyPath: String
}

extension NSObject {
  /// Calls the observer's method when the value for a key of defaults has changed, as ``observe(_:options:changeHandler:)``
  /// does.
  ///
  /// - Parameters:
  ///   - keyPath: A key of the defaults.
  ///   - context: Is passed to the observer.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    guard let target = observer as? any KeyValueObserver else {
      report(
        .missing("NSObject.addObserver", "\(type(of: observer)) has no observeValue(forKeyPath:…) that is called."))
      return
    }
    nonisolated(unsafe) let pointer = context  // Is passed on as it came.
    let observation = observe(
      options, read: { $0.observedValue(forKeyPath: keyPath) }, name: keyPath
    ) { [weak target] object, old, new in
      var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
      if options.contains(.new) { change[.newKey] = new ?? NSNull() }
      if options.contains(.old) { change[.oldKey] = (old ?? nil) ?? NSNull() }
      target?.observeValue(forKeyPath: keyPath, of: object, change: change, context: pointer)
    }
    observations.withLock { $0[key(observer, keyPath)] = observation }
  }

  /// Ends an observation.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    observations.withLock { $0.removeValue(forKey: key(observer, keyPath)) }?.invalidate()
  }

  /// Ends an observation.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
    removeObserver(observer, forKeyPath: keyPath)
  }

  private func observedValue(forKeyPath keyPath: String) -> Any? {
    if let announcing = self as? any AnnouncingObject { return announcing.announcedValue(forKeyPath: keyPath) }
    return (self as? UserDefaults)?.object(forKey: keyPath)
  }

  private func key(_ observer: NSObject, _ keyPath: String) -> ObservationKey {
    ObservationKey(object: ObjectIdentifier(self), observer: ObjectIdentifier(observer), keyPath: keyPath)
  }
}
