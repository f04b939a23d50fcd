import Foundation
import SwiftUI

/// The device that the apps run on.
@preconcurrency @MainActor
open class XCUIDevice: NSObject {
  /// The device that the apps run on.
  public class var shared: XCUIDevice { sharedDevice }

  private static let sharedDevice = XCUIDevice()

  var center: AutomationCenter { .shared }

  /// How the device is held.
  ///
  /// Apps that run turn with it; those that are launched later find it so.
  public var orientation: UIDeviceOrientation {
    get { center.setting.orientation }
    set {
      center.setting.orientation = newValue
      guard let orientation = newValue.interface else { return }
      center.foregroundApp?.screen?.rotate(to: orientation)
    }
  }

  /// A light or a dark look.
  public enum Appearance: Int, Sendable {
    case unspecified, light, dark
  }

  /// Whether apps look light or dark.
  public var appearance: Appearance {
    get { center.setting.appearance }
    set {
      center.setting.appearance = newValue
      let colorScheme = center.setting.colorScheme ?? .light
      center.foregroundApp?.screen?.send(.environment { $0.colorScheme = colorScheme })
    }
  }

  /// A button on the device's case.
  public enum Button: Int, Sendable {
    case home = 1, volumeUp, volumeDown, action, camera
  }

  /// Presses a button: home sends the app to the background, the others do nothing that an app sees.
  public func press(_ button: XCUIDevice.Button, file: StaticString = #filePath, line: UInt = #line) {
    center.session.note(file, line)
    if button == .home, !center.session.isStopped { center.mainApp.moveToBackground() }
  }

  /// Whether the device has a button.
  public func hasHardwareButton(_ button: XCUIDevice.Button) -> Bool {
    switch button {
    case .volumeUp, .volumeDown, .action: true
    case .home, .camera: false
    }
  }

  /// Where the device says it is; no API of the apps here asks for it.
  public var location: XCUILocation?

  /// The system of the device.
  public var system: XCUISystem { XCUISystem() }

  public var supportsPointerInteraction: Bool { false }
}

/// A place on the earth.
@preconcurrency @MainActor
open class XCUILocation: NSObject {
  /// In degrees, north of the equator.
  public let latitude: Double

  /// In degrees, east of Greenwich.
  public let longitude: Double

  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
    super.init()
  }
}

/// The system of a device.
@preconcurrency @MainActor
open class XCUISystem: NSObject {
  /// Has the system open a URL: the app of the test gets it.
  public func open(_ url: URL, file: StaticString = #filePath, line: UInt = #line) {
    XCUIApplication(file: file, line: line).open(url, file: file, line: line)
  }
}
