import Foundation
import PhoneSimulation
import SwiftUI

/// The device that the apps run on.
@preconcurrency @MainActor
open class XCUIDevice: NSObject {
  /// The device that the apps run on.
  public class var shared: XCUIDevice { sharedDevice }

  private static let sharedDevice = XCUIDevice()

  var center: AutomationCenter { .shared }

  /// The orientation of the device.
  ///
  /// Running apps rotate with it; later launches use it.
  public var orientation: UIDeviceOrientation {
    get { center.setting.orientation }
    set {
      center.setting.orientation = newValue
      guard let orientation = newValue.interface else { return }
      center.foregroundApp?.screen?.rotate(to: orientation)
    }
  }

  /// A light or dark appearance.
  public enum Appearance: Int, Sendable {
    case unspecified, light, dark
  }

  /// The appearance of the system.
  public var appearance: Appearance {
    get { center.setting.appearance }
    set {
      center.setting.appearance = newValue
      let colorScheme = center.setting.colorScheme ?? .light
      center.foregroundApp?.screen?.send(.environment { $0.colorScheme = colorScheme })
    }
  }

  /// A hardware button of the device.
  public enum Button: Int, Sendable {
    case home = 1, volumeUp, volumeDown, action, camera
  }

  /// Presses a button: home moves the app to the background, the others have no effect on an app.
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

  /// The simulated location of the device, for running apps and later launches.
  public var location: XCUILocation? {
    didSet {
      center.setting.location = location?.place
      center.phone.location = location?.place
    }
  }

  /// The system of the device.
  public var system: XCUISystem { XCUISystem() }

  /// Whether the device has a pointer; it has none.
  public var supportsPointerInteraction: Bool { false }
}

/// A geographical location.
@preconcurrency @MainActor
open class XCUILocation: NSObject {
  /// The latitude in degrees north of the equator.
  public let latitude: Double

  /// The longitude in degrees east of Greenwich.
  public let longitude: Double

  /// The place, for a phone.
  var place: PhoneLocation { PhoneLocation(latitude: latitude, longitude: longitude) }

  /// Creates a location from a `CLLocation`.
  public init(location: some PhonePlace) {
    latitude = location.place.latitude
    longitude = location.place.longitude
    super.init()
  }

  /// Creates a location from degrees north of the equator and east of Greenwich.
  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
    super.init()
  }
}

/// The system of a device.
@preconcurrency @MainActor
open class XCUISystem: NSObject {
  /// Opens a URL through the system: the app under test receives it.
  public func open(_ url: URL, file: StaticString = #filePath, line: UInt = #line) {
    XCUIApplication(file: file, line: line).open(url, file: file, line: line)
  }
}
