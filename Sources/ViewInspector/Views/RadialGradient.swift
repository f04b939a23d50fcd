import Foundation
import SwiftUI

extension ViewType {
  /// Inspects a `RadialGradient`.
  public struct RadialGradient: KnownViewType {
    public static var typePrefix: String { "RadialGradient" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The child as a `RadialGradient`.
  public func radialGradient() throws -> InspectableView<ViewType.RadialGradient> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at an index, as a `RadialGradient`.
  public func radialGradient(_ index: Int) throws -> InspectableView<ViewType.RadialGradient> { try element(index) }
}

extension InspectableView where View == ViewType.RadialGradient {
  /// The colors and their locations.
  public func gradient() throws -> Gradient { try content.value("gradient") }

  /// The center of the gradient.
  public func center() throws -> UnitPoint { try content.value("center") }

  /// The start radius, in points.
  public func startRadius() throws -> CGFloat { try content.value("startRadius") }

  /// The end radius, in points.
  public func endRadius() throws -> CGFloat { try content.value("endRadius") }
}
