import PhoneSimulation

/// The controls of an app on the phone.
public final class ControlCenter: Sendable {
  public static let shared = ControlCenter()

  /// Asks for the values of the controls of a kind; recorded.
  public func reloadControls(ofKind kind: String) {
    SimulatedPhone.current.record("WidgetKit", "reloads the controls of the kind \(kind)")
  }

  /// Asks for the values of all controls; recorded.
  public func reloadAllControls() { SimulatedPhone.current.record("WidgetKit", "reloads all controls") }
}
