import Foundation

/// The size of a preview's container.
public enum PreviewLayout: Sendable {
  /// Centers the preview in a container of the size of the device.
  case device

  /// Fits the container to the preview's size for the proposed size of the device.
  case sizeThatFits

  /// Centers the preview in a container of a fixed size, in points.
  case fixed(width: CGFloat, height: CGFloat)
}
