/// A container that stores the state for a custom animation.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  /// Accesses the state for a custom key.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key for accessing animation state values.
public protocol AnimationStateKey {
  associatedtype Value

  /// The initial value of the state.
  static var defaultValue: Value { get }
}
