import SwiftUI

extension ViewType {
  /// Inspects a `ScrollView`.
  public struct ScrollView: KnownViewType, SingleViewContent {
    public static var typePrefix: String { "ScrollView" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The child as a `ScrollView`.
  public func scrollView() throws -> InspectableView<ViewType.ScrollView> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at an index, as a `ScrollView`.
  public func scrollView(_ index: Int) throws -> InspectableView<ViewType.ScrollView> { try element(index) }
}

extension InspectableView where View == ViewType.ScrollView {
  /// The scrollable axes.
  public func axes() throws -> Axis.Set { try content.value("axes") }

  /// Whether scroll indicators are shown while scrolling.
  public func showsIndicators() throws -> Bool { try content.value("showsIndicators") }

  /// The content insets, which are always zero.
  @available(*, deprecated, message: "Scroll views have no insets of their own")
  public func contentInsets() throws -> EdgeInsets { EdgeInsets() }
}
