import Foundation
import SwiftUI

extension ViewType {
  /// Inspects a `LinearGradient`.
  public struct LinearGradient: KnownViewType {
    public static var typePrefix: String { "LinearGradient" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The child as a `LinearGradient`.
  public func linearGradient() throws -> InspectableView<ViewType.LinearGradient> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at an index, as a `LinearGradient`.
  public func linearGradient(_ index: Int) throws -> InspectableView<ViewType.LinearGradient> { try element(index) }
}

extension InspectableView where View == ViewType.LinearGradient {
  /// The colors and their locations.
  public func gradient() throws -> Gradient { try content.value("gradient") }

  /// The start of the gradient.
  public func startPoint() throws -> UnitPoint { try content.value("startPoint") }

  /// The end of the gradient.
  public func endPoint() throws -> UnitPoint { try content.value("endPoint") }
}
