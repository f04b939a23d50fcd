import Foundation

/// A device as it is sold, or a window: how large it is, its pixels, and what its bars and corners take.
package struct DeviceModel: Equatable, Sendable {
  /// What kind of device it is, as UIKit distinguishes them.
  package enum Idiom: String, Hashable, Sendable, Encodable {
    case phone, pad, mac, watch
  }

  /// What reaches into the screen for the camera.
  package enum Housing: Hashable, Sendable {
    case none, notch, island
  }

  /// What is not free on the sides of a screen, in points.
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

  /// What it is like as it is held.
  package struct Face: Equatable, Sendable {
    /// In points.
    package let size: CGSize
    /// What bars, corners and camera housings take, in points.
    package let safeArea: Insets
    /// Whether views get the regular width class; `nil` where there are no size classes.
    package let hasRegularWidth: Bool?
    /// Whether views get the regular height class; `nil` where there are no size classes.
    package let hasRegularHeight: Bool?
  }

  /// The name that Apple sells the device under, or says in Simulator.
  package let name: String
  package let idiom: Idiom
  /// Pixels per point.
  package let scale: CGFloat

  private let size: CGSize
  private let safeArea: Insets

  /// - Parameters:
  ///   - size: In points, held upright.
  ///   - scale: Pixels per point.
  ///   - safeArea: What bars, corners and the camera take, in points, held upright.
  package init(name: String, idiom: Idiom, size: CGSize, scale: CGFloat, safeArea: Insets) {
    self.name = name
    self.idiom = idiom
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
  }

  /// The same device under another name.
  package func named(_ name: String) -> DeviceModel {
    DeviceModel(name: name, idiom: idiom, size: size, scale: scale, safeArea: safeArea)
  }
}

extension DeviceModel {
  /// What reaches into the screen for the camera. Phones have said so by their top inset: 20 with a home button, to 50 with a
  /// notch, from 59 on with an island.
  package var housing: Housing {
    if idiom != .phone || safeArea.bottom == 0 { return .none }
    return safeArea.top >= 59 ? .island : safeArea.top > 24 ? .notch : .none
  }
}

// MARK: - As it is held

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

  /// What it is like on its side; `nil` if it cannot be turned, as a window and a watch.
  package var sideways: Face? {
    let turned = CGSize(width: size.height, height: size.width)
    switch idiom {
    case .phone:
      // Large phones, from 414 points on, are wide: Plus, Max and Pro Max.
      return Face(
        size: turned, safeArea: sidewaysSafeArea, hasRegularWidth: size.width >= 414, hasRegularHeight: false)
    case .pad: return Face(size: turned, safeArea: safeArea, hasRegularWidth: true, hasRegularHeight: true)
    case .mac, .watch: return nil
    }
  }

  /// Of a phone: there is no status bar. Without a home button, the camera's housing takes as much of both sides as of the
  /// top, and the home indicator 21 points.
  private var sidewaysSafeArea: Insets {
    safeArea.bottom > 0 ? Insets(leading: safeArea.top, bottom: 21, trailing: safeArea.top) : Insets()
  }
}
