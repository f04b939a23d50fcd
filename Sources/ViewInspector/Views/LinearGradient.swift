import Foundation
import SwiftUI

extension ViewType {
  /// Inspects a `LinearGradient`.
  public struct LinearGradient: KnownViewType {
    public static var typePrefix: String { "LinearGradient" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The `LinearGradient` inside.
  public func linearGradient() throws -> InspectableView<ViewType.LinearGradient> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside, as a `LinearGradient`.
  public func linearGradient(_ index: Int) throws -> InspectableView<ViewType.LinearGradient> { try element(index) }
}

extension InspectableView where View == ViewType.LinearGradient {
  /// The colors and where they stand.
  public func gradient() throws -> Gradient { try content.value("gradient") }

  /// Where the colors begin.
  public func startPoint() throws -> UnitPoint { try content.value("startPoint") }

  /// Where the colors end.
  public func endPoint() throws -> UnitPoint { try content.value("endPoint") }
}
