import Foundation
import SwiftUI

extension ViewType {
  /// Inspects an `EllipticalGradient`.
  public struct EllipticalGradient: KnownViewType {
    public static var typePrefix: String { "EllipticalGradient" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The child as an `EllipticalGradient`.
  public func ellipticalGradient() throws -> InspectableView<ViewType.EllipticalGradient> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at an index, as an `EllipticalGradient`.
  public func ellipticalGradient(_ index: Int) throws -> InspectableView<ViewType.EllipticalGradient> {
    try element(index)
  }
}

extension InspectableView where View == ViewType.EllipticalGradient {
  /// The colors and their locations.
  public func gradient() throws -> Gradient { try content.value("gradient") }

  /// The center of the gradient.
  public func center() throws -> UnitPoint { try content.value("center") }

  /// The start radius, as a fraction of the size.
  public func startRadiusFraction() throws -> CGFloat { try content.value("startRadiusFraction") }

  /// The end radius, as a fraction of the size.
  public func endRadiusFraction() throws -> CGFloat { try content.value("endRadiusFraction") }
}
