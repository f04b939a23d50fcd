import Foundation

/// A device on sale, or a window: its size, its pixels, and the insets of its bars and corners.
package struct DeviceModel: Equatable, Sendable {
  /// The kind of device, as in UIKit.
  package enum Idiom: String, Hashable, Sendable, Encodable {
    case phone, pad, mac, watch
  }

  /// The shape of the camera housing in the screen.
  package enum Housing: Hashable, Sendable {
    case none, notch, island
  }

  /// The insets of a screen, in points.
  package struct Insets: Hashable, Sendable, Encodable {
    package let top: CGFloat
    package let leading: CGFloat
    package let bottom: CGFloat
    package let trailing: CGFloat

    package init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
      self.top = top
      self.leading = leading
      self.bottom = bottom
      self.trailing = trailing
    }
  }

  /// The properties of a device in one orientation.
  package struct Face: Equatable, Sendable {
    /// The size in points.
    package let size: CGSize
    /// The insets of bars, corners and camera housings, in points.
    package let safeArea: Insets
    /// Whether views get the regular width class; `nil` on platforms without size classes.
    package let hasRegularWidth: Bool?
    /// Whether views get the regular height class; `nil` on platforms without size classes.
    package let hasRegularHeight: Bool?
  }

  /// The product name, or the name in Simulator.
  package let name: String
  package let idiom: Idiom
  /// The number of pixels per point.
  package let scale: CGFloat

  private let size: CGSize
  private let safeArea: Insets

  /// - Parameters:
  ///   - size: The size in points, in portrait orientation.
  ///   - scale: The number of pixels per point.
  ///   - safeArea: The insets of bars, corners and the camera, in points, in portrait orientation.
  package init(name: String, idiom: Idiom, size: CGSize, scale: CGFloat, safeArea: Insets) {
    self.name = name
    self.idiom = idiom
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
  }

  /// Returns the same device under another name.
  package func named(_ name: String) -> DeviceModel {
    DeviceModel(name: name, idiom: idiom, size: size, scale: scale, safeArea: safeArea)
  }
}

extension DeviceModel {
  /// The camera housing in the screen, derived from the top inset of a phone: 20 with a home button, up to 50 with a
  /// notch, from 59 on with an island.
  package var housing: Housing {
    if idiom != .phone || safeArea.bottom == 0 { return .none }
    return safeArea.top >= 59 ? .island : safeArea.top > 24 ? .notch : .none
  }
}

// MARK: - Orientations

extension DeviceModel {
  package var upright: Face {
    let isRegular: (width: Bool?, height: Bool?) =
      switch idiom {
      case .phone: (false, true)
      case .pad: (true, true)
      case .mac: (nil, nil)
      case .watch: (false, false)
      }
    return Face(size: size, safeArea: safeArea, hasRegularWidth: isRegular.width, hasRegularHeight: isRegular.height)
  }

  /// The properties in landscape orientation; `nil` for devices without one, such as windows and watches.
  package var sideways: Face? {
    let turned = CGSize(width: size.height, height: size.width)
    switch idiom {
    case .phone:
      // Phones from 414 points on have the regular width class: Plus, Max and Pro Max.
      return Face(
        size: turned, safeArea: sidewaysSafeArea, hasRegularWidth: size.width >= 414, hasRegularHeight: false)
    case .pad: return Face(size: turned, safeArea: safeArea, hasRegularWidth: true, hasRegularHeight: true)
    case .mac, .watch: return nil
    }
  }

  /// The safe area of a phone in landscape: there is no status bar. Without a home button, both sides have the top
  /// inset of the camera housing, and the home indicator takes 21 points.
  private var sidewaysSafeArea: Insets {
    safeArea.bottom > 0 ? Insets(leading: safeArea.top, bottom: 21, trailing: safeArea.top) : Insets()
  }
}
