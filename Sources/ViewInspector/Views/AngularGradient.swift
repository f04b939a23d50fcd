import Foundation
import SwiftUI

extension ViewType {
  /// Inspects an `AngularGradient`.
  public struct AngularGradient: KnownViewType {
    public static var typePrefix: String { "AngularGradient" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The `AngularGradient` inside.
  public func angularGradient() throws -> InspectableView<ViewType.AngularGradient> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside, as an `AngularGradient`.
  public func angularGradient(_ index: Int) throws -> InspectableView<ViewType.AngularGradient> { try element(index) }
}

extension InspectableView where View == ViewType.AngularGradient {
  /// The colors and where they stand.
  public func gradient() throws -> Gradient { try content.value("gradient") }

  /// The point that the colors run around.
  public func center() throws -> UnitPoint { try content.value("center") }

  /// Where the colors begin.
  public func startAngle() throws -> Angle { try content.value("startAngle") }

  /// Where the colors end.
  public func endAngle() throws -> Angle { try content.value("endAngle") }
}
