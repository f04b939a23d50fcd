import DeviceCatalog
import SwiftUI

/// What the views of a flow are shown on: a phone, a tablet, a watch or a window, with its bars and its pixels.
///
/// ```swift
/// FlowConfiguration(label: "tablet", device: .iPadPro11.landscape)
/// ```
///
/// The size, the scale, the safe area and the size classes reach the views. Sizes and insets are those Apple documents
/// or simulators show, in points.
///
/// On Apple platforms a flow draws with public API only: the size, the scale, the safe area and, on iOS, the size
/// classes are the device's; everything else is what the test runs on.
public struct FlowDevice: Sendable, Equatable {
  /// What kind of device it is.
  public enum Idiom: Sendable {
    case phone
    case pad
    case mac
    case watch
  }

  /// The version of the system, which decides how controls and lists look.
  public enum System: Sendable {
    /// iOS 15 to 18.
    case iOS18
    /// iOS 26: wide rows, capsules for switches, brighter colours.
    case iOS26
  }

  /// The name, as in `iPhone SE`.
  public var name: String { model.name }
  /// How many pixels a point has in each direction.
  public var scale: CGFloat { model.scale }
  /// Whether it is held sideways.
  public private(set) var isLandscape = false
  /// The version of the system that runs on it.
  public private(set) var system = System.iOS18
  /// Whether pictures show what the system draws over apps.
  public private(set) var drawsSystemBars = false

  let model: DeviceModel

  package init(_ model: DeviceModel) { self.model = model }

  /// Creates a device of any size.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - idiom: What kind of device it is; it decides the size classes.
  ///   - size: The size in points, held upright.
  ///   - scale: How many pixels a point has in each direction.
  ///   - safeArea: What bars, corners and the camera take, in points, held upright.
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
  /// What kind of device it is.
  public var idiom: Idiom {
    switch model.idiom {
    case .phone: .phone
    case .pad: .pad
    case .mac: .mac
    case .watch: .watch
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
  /// The name, and how the device is held if that is sideways.
  public var description: String { isLandscape ? "\(name), landscape" : name }
}

// MARK: - As it is held

extension FlowDevice {
  /// The device held sideways; a window or a watch cannot be turned and stays as it is.
  public var landscape: FlowDevice { held(sideways: true) }

  /// The device with another version of the system.
  ///
  /// It decides the measures and colours of lists, switches and system colours on Linux; on Apple platforms the look is
  /// that of the system that the test runs on.
  ///
  /// - Parameter system: The version.
  public func running(_ system: System) -> FlowDevice {
    var device = self
    device.system = system
    return device
  }

  /// The device with what its system draws over apps in pictures: the status bar, the camera's housing and the home indicator.
  ///
  /// The status bar says the time of the flow's `now` in the language and the time zone of the flow, as its texts do: 9:41, if
  /// the configuration sets that of San Francisco and no other `now`; 5:41 in the zone that flows have by themselves, GMT. It
  /// does not go on. Views keep their places with and without it. Pictures show it on Linux only.
  ///
  /// - Parameter draws: Whether they are drawn.
  public func drawingSystemBars(_ draws: Bool = true) -> FlowDevice {
    var device = self
    device.drawsSystemBars = draws
    return device
  }

  /// The device held upright.
  public var portrait: FlowDevice { held(sideways: false) }

  private func held(sideways isLandscape: Bool) -> FlowDevice {
    var device = self
    device.isLandscape = isLandscape && model.sideways != nil
    return device
  }

  private var face: DeviceModel.Face { isLandscape ? model.sideways ?? model.upright : model.upright }

  /// The size as it is held, in points.
  public var size: CGSize { face.size }

  /// What bars, corners and the camera take as it is held, in points.
  ///
  /// A phone held sideways has no status bar: its camera's inset is kept on both sides, and a home indicator takes 21
  /// points.
  public var safeArea: EdgeInsets {
    let insets = face.safeArea
    return EdgeInsets(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }

  /// Whether views get the regular width class; `nil` where there are no size classes.
  var isRegularWidth: Bool? { face.hasRegularWidth }

  /// Whether views get the regular height class; `nil` where there are no size classes.
  var isRegularHeight: Bool? { face.hasRegularHeight }
}
