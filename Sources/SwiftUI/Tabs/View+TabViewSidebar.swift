extension View {
  /// Adds a custom header to the sidebar of a tab view.
  ///
  /// - Note: Approximate: tab views have no sidebar, and a warning is recorded.
  public nonisolated func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    unsupported("tabViewSidebarHeader(content:)", "the tab view has no sidebar.")
  }

  /// Adds a custom footer to the sidebar of a tab view.
  ///
  /// - Note: Approximate: tab views have no sidebar, and a warning is recorded.
  public nonisolated func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    unsupported("tabViewSidebarFooter(content:)", "the tab view has no sidebar.")
  }

  /// Adds a custom bottom bar to the sidebar of a tab view.
  ///
  /// - Note: Approximate: tab views have no sidebar, and a warning is recorded.
  public nonisolated func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    unsupported("tabViewSidebarBottomBar(content:)", "the tab view has no sidebar.")
  }
}
