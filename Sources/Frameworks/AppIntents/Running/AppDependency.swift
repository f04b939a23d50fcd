import Foundation
import Locking
import PhoneSimulation

/// A type whose properties can be objects of the app.
public protocol _SupportsAppDependencies {}

extension _SupportsAppDependencies {
  public typealias Dependency = AppDependency
}

/// The objects of an app that its intents use.
public final class AppDependencyManager: Sendable {
  private let providers = Locked<[String: @Sendable () -> any Sendable]>([:])

  /// The objects of the app on the current phone.
  public static var shared: AppDependencyManager {
    SimulatedPhone.current.update(AppDependencies.self) { $0.manager }
  }

  /// Creates a manager without objects.
  public init() {}

  /// Adds an object, which is made when an intent asks for it.
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil, dependency dependencyProvider: @autoclosure @escaping @Sendable () -> Dependency
  ) {
    providers.withLock { $0[Self.name(Dependency.self, key)] = dependencyProvider }
  }

  fileprivate func value<Value>(_ type: Value.Type, _ key: String) -> Value? {
    providers.value[key]?() as? Value
  }

  fileprivate static func name<Value>(_ type: Value.Type, _ key: AnyHashable?) -> String {
    key.map { "key \($0)" } ?? "type \(String(reflecting: type))"
  }
}

private struct AppDependencies: PhoneValue {
  let manager = AppDependencyManager()
}

/// An object of the app in an intent.
@propertyWrapper
public final class AppDependency<Value: Sendable>: Sendable {
  private let key: String
  private let manager: AppDependencyManager?
  private let known: Locked<Value?>
  private let makeDefault: (@Sendable () -> Value)?

  public var projectedValue: AppDependency<Value> { self }

  /// The object. One that was not added ends the process with a message, as on iOS.
  public var wrappedValue: Value {
    get {
      if let value = known.value { return value }
      let manager = manager ?? .shared
      guard let value = manager.value(Value.self, key) ?? makeDefault?() else {
        fatalError("No \(Value.self) was added to AppDependencyManager.shared before the intent was performed.")
      }
      known.withLock { $0 = value }
      return value
    }
    set { known.withLock { $0 = newValue } }
  }

  /// Creates a dependency on an object that is added to a manager.
  public init(key: AnyHashable? = nil, manager: AppDependencyManager? = nil) {
    self.key = AppDependencyManager.name(Value.self, key)
    self.manager = manager
    known = Locked(nil)
    makeDefault = nil
  }

  /// Creates a dependency on an object, or another one if none is added.
  public init(
    key: AnyHashable? = nil, manager: AppDependencyManager? = nil,
    default defaultValueProvider: @autoclosure @escaping @Sendable () -> Value
  ) {
    self.key = AppDependencyManager.name(Value.self, key)
    self.manager = manager
    known = Locked(nil)
    makeDefault = defaultValueProvider
  }
}
