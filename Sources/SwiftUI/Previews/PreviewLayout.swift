import Foundation

/// The size of the container around a preview.
public enum PreviewLayout: Sendable {
  /// Centers the preview in a container of the size of the device.
  case device

  /// Fits the container to the preview when that is offered the size of the device.
  case sizeThatFits

  /// Centers the preview in a container of a fixed size, in points.
  case fixed(width: CGFloat, height: CGFloat)
}
