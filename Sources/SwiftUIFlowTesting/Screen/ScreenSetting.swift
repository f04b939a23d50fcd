import FlowSnapshots
import SwiftUI

/// The properties of the screen of a run: those of the configuration's device, or those requested for the pictures.
struct ScreenSetting: Sendable {
  let device: FlowDevice?
  /// In points.
  let size: CGSize
  /// The number of pixels per point.
  let scale: CGFloat
  /// Whether pictures are taken as a window shows views.
  let drawsInWindow: Bool

  /// - Parameters:
  ///   - device: The device. A size or a scale requested for the pictures takes precedence over the device's.
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

  /// The insets of bars, corners and the camera, in points.
  var safeArea: EdgeInsets { device?.safeArea ?? EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Whether the scale is not the device's own.
  var overridesScale: Bool { scale != device?.scale }

  /// A fresh environment with the values that the screen gives to views.
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

  /// Checks that a picture of the screen can be drawn.
  func check() throws(SnapshotError) {
    guard scale.isFinite, scale > 0 else { throw .scale(scale) }
    for side in [size.width, size.height] {
      guard side.isFinite, side > 0 else {
        throw .size(width: size.width, height: size.height)
      }
    }
  }
}
