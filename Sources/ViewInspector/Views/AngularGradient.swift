import Foundation
import SwiftUI

extension ViewType {
  /// Inspects an `AngularGradient`.
  public struct AngularGradient: KnownViewType {
    public static var typePrefix: String { "AngularGradient" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The child as an `AngularGradient`.
  public func angularGradient() throws -> InspectableView<ViewType.AngularGradient> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at an index, as an `AngularGradient`.
  public func angularGradient(_ index: Int) throws -> InspectableView<ViewType.AngularGradient> { try element(index) }
}

extension InspectableView where View == ViewType.AngularGradient {
  /// The colors and their locations.
  public func gradient() throws -> Gradient { try content.value("gradient") }

  /// The center of the gradient.
  public func center() throws -> UnitPoint { try content.value("center") }

  /// The start of the gradient.
  public func startAngle() throws -> Angle { try content.value("startAngle") }

  /// The end of the gradient.
  public func endAngle() throws -> Angle { try content.value("endAngle") }
}
