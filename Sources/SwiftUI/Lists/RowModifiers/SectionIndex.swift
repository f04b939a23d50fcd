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
}

extension EnvironmentValues {
  /// Whether navigation links in lists have a chevron in this place.
  @Entry public internal(set) var navigationLinkIndicatorVisibility: Visibility = .automatic
}
