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
  public let name: String
  /// What kind of device it is.
  public let idiom: Idiom
  /// How many pixels a point has in each direction.
  public let scale: CGFloat
  /// Whether it is held sideways.
  public let isLandscape: Bool
  /// The version of the system that runs on it.
  public private(set) var system = System.iOS18

  private let uprightSize: CGSize
  private let uprightSafeArea: EdgeInsets

  private init(
    name: String, idiom: Idiom, scale: CGFloat, isLandscape: Bool, uprightSize: CGSize, uprightSafeArea: EdgeInsets
  ) {
    self.name = name
    self.idiom = idiom
    self.scale = scale
    self.isLandscape = isLandscape
    self.uprightSize = uprightSize
    self.uprightSafeArea = uprightSafeArea
  }

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
    self.init(
      name: name, idiom: idiom, scale: scale, isLandscape: false, uprightSize: size, uprightSafeArea: safeArea)
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

  /// The device held upright.
  public var portrait: FlowDevice { held(sideways: false) }

  private func held(sideways isLandscape: Bool) -> FlowDevice {
    FlowDevice(
      name: name, idiom: idiom, scale: scale, isLandscape: isLandscape && canRotate, uprightSize: uprightSize,
      uprightSafeArea: uprightSafeArea
    )
    .running(system)
  }

  private var canRotate: Bool { idiom == .phone || idiom == .pad }

  /// The size as it is held, in points.
  public var size: CGSize {
    isLandscape ? CGSize(width: uprightSize.height, height: uprightSize.width) : uprightSize
  }

  /// What bars, corners and the camera take as it is held, in points.
  ///
  /// A phone held sideways has no status bar: its camera's inset is kept on both sides, and a home indicator takes 21
  /// points.
  public var safeArea: EdgeInsets {
    guard isLandscape, idiom == .phone else { return uprightSafeArea }
    guard uprightSafeArea.bottom > 0 else { return EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0) }
    return EdgeInsets(top: 0, leading: uprightSafeArea.top, bottom: 21, trailing: uprightSafeArea.top)
  }

  /// Whether views get the regular width class; `nil` where there are no size classes.
  var isRegularWidth: Bool? {
    switch idiom {
    // The large phones, from 414 points on, are wide when they are held sideways.
    case .phone: isLandscape && uprightSize.width >= 414
    case .pad: true
    case .mac: nil
    case .watch: false
    }
  }

  /// Whether views get the regular height class; `nil` where there are no size classes.
  var isRegularHeight: Bool? {
    switch idiom {
    case .phone: !isLandscape
    case .pad: true
    case .mac: nil
    case .watch: false
    }
  }
}
