import FlowSnapshots
import SwiftUI

/// What the screen of a run is like: the configuration's device, or what the pictures ask for.
struct ScreenSetting: Sendable {
  let device: FlowDevice?
  /// In points.
  let size: CGSize
  /// How many pixels a point has in each direction.
  let scale: CGFloat
  /// Whether pictures are taken as a window shows views.
  let drawsInWindow: Bool

  /// - Parameters:
  ///   - device: The device; a size or a scale that the pictures ask for comes before the device's.
  ///   - pictures: How pictures are drawn.
  init(device: FlowDevice?, pictures: SnapshotConfiguration) {
    self.device = device
    let proposed = pictures.requestedSize.map { CGSize(width: $0.width, height: $0.height) }
    size =
      proposed ?? device?.size
      ?? CGSize(width: pictures.proposedSize.width, height: pictures.proposedSize.height)
    drawsInWindow = pictures.drawHierarchyInKeyWindow
    scale = pictures.requestedScale ?? device?.scale ?? pictures.scale
  }

  /// What bars, corners and the camera take, in points.
  var safeArea: EdgeInsets { device?.safeArea ?? EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Whether the pixels are not the device's own.
  var overridesScale: Bool { scale != device?.scale }

  /// A fresh environment with what the screen gives to views.
  var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    if scale.isFinite, scale > 0 { environment.displayScale = scale }
    #if os(iOS) || os(Linux)
      if let device {
        environment.horizontalSizeClass = device.isRegularWidth.map { $0 ? .regular : .compact }
        environment.verticalSizeClass = device.isRegularHeight.map { $0 ? .regular : .compact }
      }
    #endif
    return environment
  }

  /// Checks that a picture can be drawn of the screen.
  func check() throws(SnapshotError) {
    guard scale.isFinite, scale > 0 else { throw .scale(scale) }
    for side in [size.width, size.height] {
      guard side.isFinite, side > 0 else {
        throw .size(width: size.width, height: size.height)
      }
    }
  }
}
