extension View {
  /// Sets the label of a section in the index at the edge of a list.
  ///
  /// - Note: Approximate: lists show no index, and a warning is recorded.
  public nonisolated func sectionIndexLabel(_ label: Text?) -> some View {
    unsupported("sectionIndexLabel(_:)", "the list shows no index.", when: label != nil)
  }

  /// Sets the label of a section in the index at the edge of a list.
  ///
  /// - Note: Approximate: lists show no index, and a warning is recorded.
  public nonisolated func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View {
    unsupported("sectionIndexLabel(_:)", "the list shows no index.", when: label != nil)
  }

  /// Changes the visibility of the index at the edge of a list.
  ///
  /// - Note: Approximate: lists show no index; a warning is recorded if it should be visible.
  public nonisolated func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
    unsupported("listSectionIndexVisibility(_:)", "the list shows no index.", when: visibility == .visible)
  }

  /// Sets the visibility of the chevron of navigation links in lists.
  public nonisolated func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    environment(\.navigationLinkIndicatorVisibility, visibility)
  }

  /// Sets the margins of a section in a list, in points.
  ///
  /// - Parameters:
  ///   - edges: The edges of the margins.
  ///   - length: The margins; `nil` for those of the list's style.
  ///
  /// - Note: Approximate: margins above and below take effect; others do not, and a warning is recorded.
  public nonisolated func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    environment(\.listSectionSpacing, edges.isDisjoint(with: .vertical) ? nil : length)
      .approximate(
        "listSectionMargins(_:_:)", "the margins at the sides are those of the list.",
        when: length != nil && !edges.isDisjoint(with: .horizontal))
  }
}

extension EnvironmentValues {
  @Entry var navigationLinkIndicatorVisibility: Visibility = .automatic
}
