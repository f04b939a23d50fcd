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
  /// - Parameter index: How many of such modifiers are nearer to the view.
  public func safeAreaInset(_ index: Int? = nil) throws -> InspectableView<ViewType.SafeAreaInset> {
    try modifier(index: index)
  }
}

extension InspectableView where View == ViewType.SafeAreaInset {
  /// The kinds of safe area that the views take from.
  public func regions() throws -> SafeAreaRegions { try content.value("regions") }

  /// The distance to the view in points, or `nil` for the standard one.
  public func spacing() throws -> CGFloat? { try content.value("spacing") }

  /// The edge at which the views stand.
  public func edge() throws -> Edge { try content.value("edge") }
}
