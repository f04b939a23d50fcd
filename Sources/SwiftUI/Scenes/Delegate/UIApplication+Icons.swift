import PhoneSimulation

extension UIApplication {
  /// Whether the app may change its icon.
  public var supportsAlternateIcons: Bool { true }

  /// Changes the icon of the app. The system tells the person with an alert, which belongs to the home screen.
  ///
  /// - Parameters:
  ///   - alternateIconName: The name of the icon; `nil` for the app's own icon. Any name is taken.
  ///   - completionHandler: Called without an error.
  @preconcurrency
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    self.alternateIconName = alternateIconName
    let phone = SimulatedPhone.current
    phone.record("UIKit", "changes the icon to \(alternateIconName.map { "\"\($0)\"" } ?? "the app's own")")
    phone.show(.icon(app: phone.appName)) { _ in }
    completionHandler?(nil)
  }

  /// Changes the icon of the app. The system tells the person with an alert, which belongs to the home screen.
  ///
  /// - Throws: Nothing here.
  public func setAlternateIconName(_ alternateIconName: String?) async throws {
    setAlternateIconName(alternateIconName, completionHandler: nil)
  }
}

extension SystemPrompt {
  fileprivate static func icon(app: String) -> SystemPrompt {
    SystemPrompt(title: "You have changed the icon for “\(app)”.", buttons: [Button("OK")])
  }
}
