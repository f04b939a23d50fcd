import Foundation
import SwiftUI

extension ViewType {
  /// Inspects an `EllipticalGradient`.
  public struct EllipticalGradient: KnownViewType {
    public static var typePrefix: String { "EllipticalGradient" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The `EllipticalGradient` inside.
  public func ellipticalGradient() throws -> InspectableView<ViewType.EllipticalGradient> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside, as an `EllipticalGradient`.
  public func ellipticalGradient(_ index: Int) throws -> InspectableView<ViewType.EllipticalGradient> {
    try element(index)
  }
}

extension InspectableView where View == ViewType.EllipticalGradient {
  /// The colors and where they stand.
  public func gradient() throws -> Gradient { try content.value("gradient") }

  /// The point that the colors run away from.
  public func center() throws -> UnitPoint { try content.value("center") }

  /// Where the colors begin, as a fraction of the size.
  public func startRadiusFraction() throws -> CGFloat { try content.value("startRadiusFraction") }

  /// Where the colors end, as a fraction of the size.
  public func endRadiusFraction() throws -> CGFloat { try content.value("endRadiusFraction") }
}
