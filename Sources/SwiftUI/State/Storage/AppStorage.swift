import Foundation

/// A property wrapper type that reflects a value from `UserDefaults` and invalidates a view on a change in value in
/// that user default.
///
/// Views and models share the user defaults of the screen that shows the view. They start with the values at the
/// creation of the screen, and changes are discarded with the screen, so that no test sees values of another one. A
/// launched app has the user defaults of its container. Without a screen, a property of an object that is not a view
/// stores its own value. An observable object with such a property announces each change of the value, as since iOS 14.5.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private var property: StoredProperty<Value>
  private let store: UserDefaults?

  init(_ value: Value, _ key: String, _ coding: StoredValueCoding<Value>, store: UserDefaults?) {
    property = StoredProperty(value, key: key, coding: coding)
    self.store = store
  }

  /// The stored value, or the default if there is none.
  public var wrappedValue: Value {
    get {
      if property.belongsToView { return property.value }
      return ownDefaults.map(property.value(in:)) ?? property.ownValue(in: store ?? .standard)
    }
    nonmutating set {
      if property.belongsToView { return property.value = newValue }
      if let ownDefaults { return property.set(newValue, in: ownDefaults) }
      property.setOwnValue(newValue, in: store ?? .standard)
    }
  }

  /// The user defaults for a property of an object that is not a view, while an app or a screen has user defaults.
  private var ownDefaults: UserDefaults? {
    guard !property.belongsToView, LentDefaults.belongToApp || LentDefaults.hasStandard else { return nil }
    let defaults = store ?? .standard
    property.handOver(to: defaults)
    return defaults
  }

  /// A binding to the stored value.
  public var projectedValue: Binding<Value> {
    if property.belongsToView { return property.binding }
    let storage = self
    return Binding(
      get: { storage.wrappedValue },
      write: { value, transaction in withTransaction(transaction) { storage.wrappedValue = value } })
  }

  @MainActor
  public mutating func _bind(to binder: inout _PropertyBinder) {
    let environment = binder.node.environment.recordingReads(for: binder.node)
    let store = store ?? environment[DefaultAppStorageKey.self]
    property.bind(to: binder.node, area: .app(store))
  }
}

extension AppStorage: PublishedProperty {
  package var objectWillChange: ObservableObjectPublisher? {
    get { property.objectWillChange }
    nonmutating set { property.announceChanges(by: newValue, in: store ?? .standard) }
  }
}

// The value is only accessed on the main actor, regardless of its type: see `assumeMainActor`.
extension AppStorage: @unchecked Sendable where Value: Sendable {}

private enum DefaultAppStorageKey: EnvironmentKey {
  static var defaultValue: UserDefaults? { nil }
}

extension View {
  /// The default store used by `AppStorage` contained within the view; see ``AppStorage`` about stores.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View {
    modifier(EnvironmentWriter(DefaultAppStorageKey.self, store))
  }
}
