extension View {
  /// Hides the navigation bar for this view.
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
    toolbar(hidden ? .hidden : .visible, for: .navigationBar)
  }

  /// Hides the navigation bar back button for the view.
  ///
  /// - Parameter hidesBackButton: Whether to hide the back button.
  public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    modifier(
      NavigationBarWriter(name: "navigationBarBackButtonHidden", keyPath: \.hidesBackButton, value: hidesBackButton))
  }
}
