import SwiftUI

extension ViewType {
  /// Inspects a `HStack`.
  public struct HStack: KnownViewType, MultipleViewContent {
    public static var typePrefix: String { "HStack" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The `HStack` inside.
  public func hStack() throws -> InspectableView<ViewType.HStack> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside, as a `HStack`.
  public func hStack(_ index: Int) throws -> InspectableView<ViewType.HStack> { try element(index) }
}

extension InspectableView where View == ViewType.HStack {
  /// How the views inside are aligned.
  public func alignment() throws -> VerticalAlignment { try content.value("alignment") }

  /// The distance between the views inside in points, or `nil` for what they prefer.
  public func spacing() throws -> CGFloat? { try content.value("spacing") }
}
