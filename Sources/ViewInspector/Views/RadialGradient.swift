import Foundation
import SwiftUI

extension ViewType {
  /// Inspects a `RadialGradient`.
  public struct RadialGradient: KnownViewType {
    public static var typePrefix: String { "RadialGradient" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The `RadialGradient` inside.
  public func radialGradient() throws -> InspectableView<ViewType.RadialGradient> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside, as a `RadialGradient`.
  public func radialGradient(_ index: Int) throws -> InspectableView<ViewType.RadialGradient> { try element(index) }
}

extension InspectableView where View == ViewType.RadialGradient {
  /// The colors and where they stand.
  public func gradient() throws -> Gradient { try content.value("gradient") }

  /// The point that the colors run away from.
  public func center() throws -> UnitPoint { try content.value("center") }

  /// Where the colors begin, in points.
  public func startRadius() throws -> CGFloat { try content.value("startRadius") }

  /// Where the colors end, in points.
  public func endRadius() throws -> CGFloat { try content.value("endRadius") }
}
