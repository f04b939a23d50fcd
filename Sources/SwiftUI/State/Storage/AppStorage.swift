import Foundation

/// A property wrapper type that reflects a value from the app's storage and invalidates a view on a change in value
/// in that storage.
///
/// The storage belongs to the screen that shows the view: it begins empty, and neither the machine's defaults nor a named
/// store is read or written. Values of different suites are kept apart. In an object that is no view a property keeps
/// its value for itself.
///
/// In an app that is launched the values are those of its user defaults, which it may also read and write itself.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private var property: StoredProperty<Value>
  private let store: UserDefaults?

  init(_ value: Value, _ key: String, _ coding: StoredValueCoding<Value>, store: UserDefaults?) {
    property = StoredProperty(value, key: key, coding: coding)
    self.store = store
  }

  /// The stored value, or the default while there is none.
  public var wrappedValue: Value {
    get { ownDefaults.map(property.value(in:)) ?? property.value }
    nonmutating set {
      if let ownDefaults { property.set(newValue, in: ownDefaults) } else { property.value = newValue }
    }
  }

  /// Where a property of an object that is no view has its value while an app is running.
  private var ownDefaults: UserDefaults? {
    property.belongsToView || !AppProcess.isLent ? nil : store ?? .standard
  }

  /// A binding to the stored value.
  public var projectedValue: Binding<Value> { property.binding }

  @MainActor
  public mutating func _bind(to binder: inout _PropertyBinder) {
    let environment = binder.node.environment.recordingReads(for: binder.node)
    let store = store ?? environment[DefaultAppStorageKey.self]
    property.bind(to: binder.node, area: ValueStorage.Area(store), store: store)
  }
}

// The value is only touched on the main actor, whatever its type: see `assumeMainActor`.
extension AppStorage: @unchecked Sendable where Value: Sendable {}

private enum DefaultAppStorageKey: EnvironmentKey {
  static var defaultValue: UserDefaults? { nil }
}

extension View {
  /// The default store used by `AppStorage` contained within the view; see ``AppStorage`` about stores.
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    modifier(EnvironmentWriter(DefaultAppStorageKey.self, store))
  }
}
