import DeviceCatalog

/// A screen or a window to show views in: its size, what its corners and bars take, its pixels, and how it is held.
///
/// Its size, safe area and size classes are those of its orientation.
package struct Device: Hashable, Sendable {
  /// What kind of device it is, as UIKit distinguishes them.
  package typealias Idiom = DeviceModel.Idiom

  /// The name that Apple sells the device under, or says in Simulator.
  package let name: String

  package let idiom: Idiom

  /// Pixels per point.
  package let displayScale: CGFloat

  /// How the device is held. One that cannot be turned, as a window, stays upright.
  package private(set) var orientation = Orientation.portrait

  /// Whether the device shows a keyboard while a text control has the focus; not with one attached to it.
  package private(set) var showsKeyboard = false

  /// The version of the system that runs on it.
  package private(set) var systemVersion = SystemVersion.iOS18

  /// What reaches into the screen for the camera.
  package private(set) var housing = DeviceModel.Housing.none

  /// Whether pictures show what the system draws over apps: the status bar, the camera's housing, the home indicator.
  package private(set) var drawsSystemBars = false

  private let upright: Face
  private let sideways: Face?

  /// A way to hold the device: how large its screen is then, and what is free of it.
  package struct Face: Hashable, Sendable {
    let size: CGSize
    let safeArea: EdgeInsets
    let horizontal: UserInterfaceSizeClass?
    let vertical: UserInterfaceSizeClass?

    /// - Parameters:
    ///   - size: In points.
    ///   - safeArea: The insets that bars, corners and camera housings take, in points.
    package init(
      size: CGSize, safeArea: EdgeInsets, horizontal: UserInterfaceSizeClass?, vertical: UserInterfaceSizeClass?
    ) {
      self.size = size
      self.safeArea = safeArea
      self.horizontal = horizontal
      self.vertical = vertical
    }
  }

  /// - Parameters:
  ///   - displayScale: Pixels per point.
  ///   - showsKeyboard: Whether the device shows a keyboard while a text control has the focus.
  ///   - sideways: What it is on its side, or `nil` if it cannot be turned.
  package init(
    name: String, idiom: Idiom, displayScale: CGFloat, showsKeyboard: Bool = false,
    housing: DeviceModel.Housing = .none, upright: Face, sideways: Face?
  ) {
    self.name = name
    self.idiom = idiom
    self.displayScale = displayScale
    self.showsKeyboard = showsKeyboard
    self.housing = housing
    self.upright = upright
    self.sideways = sideways
  }

  private var face: Face { orientation.isLandscape ? sideways ?? upright : upright }

  /// In points, in the device's orientation.
  package var size: CGSize { face.size }

  /// The insets that bars, corners and camera housings take, in points.
  package var safeArea: EdgeInsets { face.safeArea }

  package var horizontalSizeClass: UserInterfaceSizeClass? { face.horizontal }
  package var verticalSizeClass: UserInterfaceSizeClass? { face.vertical }

  /// Whether the device can be turned.
  package var canRotate: Bool { sideways != nil }

  /// The same device with a keyboard attached to it, which shows none.
  package var withHardwareKeyboard: Device {
    var device = self
    device.showsKeyboard = false
    return device
  }

  /// The same device, held in another way; unchanged if it cannot be turned.
  package func rotated(to orientation: Orientation) -> Device {
    var device = self
    if canRotate { device.orientation = orientation }
    return device
  }

  /// The same device with what its system draws over apps, or without.
  package func drawingSystemBars(_ draws: Bool = true) -> Device {
    var device = self
    device.drawsSystemBars = draws
    return device
  }

  /// The same device with another version of the system.
  package func running(_ version: SystemVersion) -> Device {
    var device = self
    device.systemVersion = version
    return device
  }

  /// The same device on its side, the home button or indicator at the right.
  package var landscape: Device { rotated(to: .landscapeLeft) }
}

// MARK: - Windows

extension Device {
  /// The content of a window without a toolbar, below its title bar.
  package static func window(_ name: String, width: CGFloat, height: CGFloat) -> Device {
    Device(DeviceModel.window(name, width: width, height: height))
  }
}
