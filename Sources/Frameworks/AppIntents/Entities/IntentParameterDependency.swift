import PhoneSimulation

/// The other parameters of an intent, while the person edits it and a query offers values.
@propertyWrapper
public final class IntentParameterDependency<Intent: AppIntent>: Sendable {
  /// Depends on one or more parameters.
  public init<each Value: _IntentValue & Sendable>(_ keyPath: repeat KeyPath<Intent, IntentParameter<each Value>>) {}

  /// The intent that the person edits (`SimulatedPhone.editedIntent`); `nil` if it is another one.
  public var wrappedValue: IntentProjection<Intent>? {
    (SimulatedPhone.current.editedIntent as? Intent).map { IntentProjection(intent: $0) }
  }
}

/// The values of an intent that the person edits.
@dynamicMemberLookup
public final class IntentProjection<Intent: AppIntent>: Sendable {
  private let intent: Intent

  init(intent: Intent) { self.intent = intent }

  public subscript<Value: _IntentValue>(dynamicMember keyPath: KeyPath<Intent, Value>) -> Value.UnwrappedType
  where Value.UnwrappedType == Value { intent[keyPath: keyPath] }

  public subscript<Value: _IntentValue>(dynamicMember keyPath: KeyPath<Intent, Value?>) -> Value? {
    intent[keyPath: keyPath]
  }
}
