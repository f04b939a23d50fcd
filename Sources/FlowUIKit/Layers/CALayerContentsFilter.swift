import FlowRendering
import SwiftUI

/// How the pixels of a layer's picture are scaled.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Each pixel is that of the nearest one of the picture.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")

  /// Pixels are mixed of their neighbors.
  public static let linear = CALayerContentsFilter(rawValue: "linear")

  /// Pixels are mixed of their neighbors in pictures of several sizes.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")

  var interpolation: RenderCanvas.Interpolation {
    switch self {
    case .nearest: .none
    case .trilinear: .high
    default: .medium
    }
  }
}
