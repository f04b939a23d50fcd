import SwiftUI

extension ViewType {
  /// Inspects a `GlassEffectContainer`.
  public struct GlassEffectContainer: KnownViewType, MultipleViewContent {
    public static var typePrefix: String { "GlassEffectContainer" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The child as a `GlassEffectContainer`.
  public func glassEffectContainer() throws -> InspectableView<ViewType.GlassEffectContainer> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at an index, as a `GlassEffectContainer`.
  public func glassEffectContainer(_ index: Int) throws -> InspectableView<ViewType.GlassEffectContainer> {
    try element(index)
  }
}

extension InspectableView where View == ViewType.GlassEffectContainer {
  /// The distance below which shapes blend, in points.
  public func spacing() throws -> CGFloat? { try content.value("spacing") }
}
