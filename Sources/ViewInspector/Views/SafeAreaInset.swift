import SwiftUI

extension ViewType {
  /// Inspects the views that `safeAreaInset` shows beside a view.
  public struct SafeAreaInset: ModifierKind, SingleViewContent, MultipleViewContent {
    static var modifierName: String { "safeAreaInset" }
  }
}

extension InspectableView {
  /// The views beside this one, given by `safeAreaInset`.
  ///
  /// - Parameter index: The number of such modifiers closer to the view.
  public func safeAreaInset(_ index: Int? = nil) throws -> InspectableView<ViewType.SafeAreaInset> {
    try modifier(index: index)
  }
}

extension InspectableView where View == ViewType.SafeAreaInset {
  /// The regions of the safe area that the views inset.
  public func regions() throws -> SafeAreaRegions { try content.value("regions") }

  /// The spacing to the view in points, or `nil` for the default.
  public func spacing() throws -> CGFloat? { try content.value("spacing") }

  /// The edge of the views.
  public func edge() throws -> Edge { try content.value("edge") }
}
