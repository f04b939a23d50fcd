import PhoneSimulation
import SwiftUI

// Additions to XCUITest's API: the world outside of the app.
extension XCUIApplication {
  /// The phone that the app runs on: its permissions, its location and what else its frameworks ask for. Values that a
  /// test sets before `launch()` are there from the beginning.
  public var phone: SimulatedPhone { query.app.screen?.phone ?? AutomationCenter.shared.phone }

  /// The home screen in front of the app, with the system's prompts. In a UI test it is also
  /// `XCUIApplication(bundleIdentifier: "com.apple.springboard")`.
  public var homeScreen: XCUIApplication { XCUIApplication(query.app.homeScreen) }

  /// An app of the system in front of the app, such as the store's purchase sheet (`com.apple.StoreKitUIService`).
  public func systemApp(_ bundleIdentifier: String) -> XCUIApplication {
    XCUIApplication(query.app.systemApp(bundleIdentifier))
  }
}
