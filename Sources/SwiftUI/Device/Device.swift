import DeviceCatalog

/// A screen or a window that shows views: its size, the insets of its corners and bars, its pixels, and its
/// orientation.
///
/// Its size, safe area and size classes are those of its orientation.
package struct Device: Hashable, Sendable {
  /// The kind of device, as in UIKit.
  package typealias Idiom = DeviceModel.Idiom

  /// The product name, or the name in Simulator.
  package let name: String

  package let idiom: Idiom

  /// The number of pixels per point.
  package let displayScale: CGFloat

  /// The orientation. Devices that cannot be rotated, such as windows, stay in portrait.
  package private(set) var orientation = Orientation.portrait

  /// Whether the device shows a keyboard while a text control has the focus; false if a hardware keyboard is attached.
  package private(set) var showsKeyboard = false

  /// The version of its system.
  package private(set) var systemVersion = SystemVersion.iOS18

  /// The design of its system.
  package var design: Design { .of(systemVersion, on: idiom) }

  /// The camera housing in the screen.
  package private(set) var housing = DeviceModel.Housing.none

  /// Whether pictures include the system's overlays: the status bar, the camera housing, the home indicator.
  package private(set) var drawsSystemBars = false

  private let upright: Face
  private let sideways: Face?

  /// The properties of the device in one orientation: the size of its screen, and the safe area.
  package struct Face: Hashable, Sendable {
    let size: CGSize
    let safeArea: EdgeInsets
    let horizontal: UserInterfaceSizeClass?
    let vertical: UserInterfaceSizeClass?

    /// - Parameters:
    ///   - size: The size in points.
    ///   - safeArea: The insets of bars, corners and camera housings, in points.
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
  ///   - displayScale: The number of pixels per point.
  ///   - showsKeyboard: Whether the device shows a keyboard while a text control has the focus.
  ///   - sideways: The properties in landscape orientation, or `nil` if the device cannot be rotated.
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

  /// The size in points, in the current orientation.
  package var size: CGSize { face.size }

  /// The insets of bars, corners and camera housings, in points.
  package var safeArea: EdgeInsets { face.safeArea }

  package var horizontalSizeClass: UserInterfaceSizeClass? { face.horizontal }
  package var verticalSizeClass: UserInterfaceSizeClass? { face.vertical }

  /// Whether the device can be rotated.
  package var canRotate: Bool { sideways != nil }

  /// The same device with a hardware keyboard, which hides the on-screen keyboard.
  package var withHardwareKeyboard: Device {
    var device = self
    device.showsKeyboard = false
    return device
  }

  /// Returns the same device in another orientation; unchanged if it cannot be rotated.
  package func rotated(to orientation: Orientation) -> Device {
    var device = self
    if canRotate { device.orientation = orientation }
    return device
  }

  /// Returns the same device with or without the system's overlays.
  package func drawingSystemBars(_ draws: Bool = true) -> Device {
    var device = self
    device.drawsSystemBars = draws
    return device
  }

  /// Returns the same device with another version of the system.
  package func running(_ version: SystemVersion) -> Device {
    var device = self
    device.systemVersion = version
    return device
  }

  /// The same device in landscape, with the home button or indicator on the right.
  package var landscape: Device { rotated(to: .landscapeLeft) }
}

// MARK: - Windows

extension Device {
  /// The content of a window without a toolbar, below its title bar.
  package static func window(_ name: String, width: CGFloat, height: CGFloat) -> Device {
    Device(DeviceModel.window(name, width: width, height: height))
  }
}
