import FlowAppIntents

/// Has the value of a control.
public protocol ControlValueProvider {
  associatedtype Value

  /// The value in the gallery.
  var previewValue: Value { get }

  /// The value at the moment.
  func currentValue() async throws -> Value
}

/// Has the value of a control that an intent configures.
public protocol AppIntentControlValueProvider {
  associatedtype Configuration: ControlConfigurationIntent
  associatedtype Value

  /// The value in the gallery.
  func previewValue(configuration: Configuration) -> Value

  /// The value at the moment.
  func currentValue(configuration: Configuration) async throws -> Value
}
