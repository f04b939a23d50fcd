import DeviceCatalog
import SwiftUI

/// A device that shows the views of a flow: a phone, a tablet, a watch or a window, with its bars and its pixels.
///
/// ```swift
/// FlowConfiguration(label: "tablet", device: .iPadPro11.landscape)
/// ```
///
/// Views get its size, scale, safe area and size classes. Sizes and insets are in points, as documented by Apple or
/// measured in simulators.
///
/// On Apple platforms a flow draws with public API only: the size, the scale, the safe area and, on iOS, the size
/// classes are those of the device; everything else is that of the system that runs the test.
public struct FlowDevice: Sendable, Equatable {
  /// The kind of device.
  public enum Idiom: Sendable {
    case phone
    case pad
    case mac
    case watch
  }

  /// The version of the system, which determines the design of controls and lists.
  public enum System: Sendable {
    /// iOS 15 to 18.
    case iOS18
    /// iOS 26: taller rows, capsule switches, brighter colors.
    case iOS26
  }

  /// The name, as in `iPhone SE`.
  public var name: String { model.name }
  /// The number of pixels per point.
  public var scale: CGFloat { model.scale }
  /// Whether the device is in landscape orientation.
  public private(set) var isLandscape = false
  /// The version that it was asked to run; `nil` for that of the package.
  private var chosenSystem: System?
  /// Whether pictures include the system's overlays.
  public private(set) var drawsSystemBars = false

  let model: DeviceModel

  package init(_ model: DeviceModel) { self.model = model }

  /// Creates a device of any size.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - idiom: The kind of device; it determines the size classes.
  ///   - size: The size in points, in portrait orientation.
  ///   - scale: The number of pixels per point.
  ///   - safeArea: The insets of bars, corners and the camera, in points, in portrait orientation.
  public init(
    name: String,
    idiom: Idiom = .phone,
    size: CGSize,
    scale: CGFloat = 2,
    safeArea: EdgeInsets = EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
  ) {
    let insets = DeviceModel.Insets(
      top: safeArea.top, leading: safeArea.leading, bottom: safeArea.bottom, trailing: safeArea.trailing)
    self.init(DeviceModel(name: name, idiom: idiom.model, size: size, scale: scale, safeArea: insets))
  }
}

extension FlowDevice {
  /// The version of its system: the newest one, unless ``running(_:)`` or the settings of the package ask for another.
  public var system: System { chosenSystem ?? System(.newest) }

  /// The device in a package whose settings may ask for a system.
  func running(by settings: PackageSettings) -> FlowDevice {
    chosenSystem == nil ? running(System(settings.system ?? .newest)) : self
  }

  /// The kind of device.
  public var idiom: Idiom {
    switch model.idiom {
    case .phone: .phone
    case .pad: .pad
    case .mac: .mac
    case .watch: .watch
    }
  }
}

extension FlowDevice.System {
  package init(_ system: PackageSettings.System) {
    self =
      switch system {
      case .iOS18: .iOS18
      case .iOS26: .iOS26
      }
  }
}

extension FlowDevice.Idiom {
  fileprivate var model: DeviceModel.Idiom {
    switch self {
    case .phone: .phone
    case .pad: .pad
    case .mac: .mac
    case .watch: .watch
    }
  }
}

extension FlowDevice: CustomStringConvertible {
  /// The name, followed by the orientation if it is landscape.
  public var description: String { isLandscape ? "\(name), landscape" : name }
}

// MARK: - Orientation

extension FlowDevice {
  /// The device in landscape orientation. A window or a watch has no orientation and is unchanged.
  public var landscape: FlowDevice { held(sideways: true) }

  /// Returns the device with another version of the system.
  ///
  /// Without it, devices run the newest system. A package asks for another one for all its flows and UI tests by a line in
  /// `Flow/settings.json`, beside `Package.swift` or the project: `{"system": "iOS18"}`.
  ///
  /// On Linux, the version determines the metrics and colors of lists, switches and system colors. On Apple platforms
  /// the design is that of the system that runs the test.
  ///
  /// - Parameter system: The version.
  public func running(_ system: System) -> FlowDevice {
    var device = self
    device.chosenSystem = system
    return device
  }

  /// Returns the device with pictures that include the system's overlays: the status bar, the camera housing and the
  /// home indicator.
  ///
  /// The status bar shows the time of the flow's `now` in the language and the time zone of the flow, as its texts do:
  /// 9:41 in the time zone of San Francisco with the default `now`, and 5:41 in the default time zone of flows, GMT.
  /// The time does not advance. The overlays do not affect the layout. Linux only.
  ///
  /// - Parameter draws: Whether to draw the overlays.
  public func drawingSystemBars(_ draws: Bool = true) -> FlowDevice {
    var device = self
    device.drawsSystemBars = draws
    return device
  }

  /// The device in portrait orientation.
  public var portrait: FlowDevice { held(sideways: false) }

  private func held(sideways isLandscape: Bool) -> FlowDevice {
    var device = self
    device.isLandscape = isLandscape && model.sideways != nil
    return device
  }

  private var face: DeviceModel.Face { isLandscape ? model.sideways ?? model.upright : model.upright }

  /// The size in the current orientation, in points.
  public var size: CGSize { face.size }

  /// The insets of bars, corners and the camera in the current orientation, in points.
  ///
  /// A phone in landscape has no status bar: both sides have the inset of its camera, and a home indicator takes 21
  /// points.
  public var safeArea: EdgeInsets {
    let insets = face.safeArea
    return EdgeInsets(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }

  /// Whether views get the regular width class; `nil` on platforms without size classes.
  var isRegularWidth: Bool? { face.hasRegularWidth }

  /// Whether views get the regular height class; `nil` on platforms without size classes.
  var isRegularHeight: Bool? { face.hasRegularHeight }
}
