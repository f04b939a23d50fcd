import SwiftUI

extension ViewType {
  /// Inspects a `VStack`.
  public struct VStack: KnownViewType, MultipleViewContent {
    public static var typePrefix: String { "VStack" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The `VStack` inside.
  public func vStack() throws -> InspectableView<ViewType.VStack> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside, as a `VStack`.
  public func vStack(_ index: Int) throws -> InspectableView<ViewType.VStack> { try element(index) }
}

extension InspectableView where View == ViewType.VStack {
  /// How the views inside are aligned.
  public func alignment() throws -> HorizontalAlignment { try content.value("alignment") }

  /// The distance between the views inside in points, or `nil` for what they prefer.
  public func spacing() throws -> CGFloat? { try content.value("spacing") }
}
