/// A configuration for a navigation bar that represents a view at the top of a navigation stack.
public struct NavigationBarItem: Sendable {
  /// A style for displaying the title of a navigation bar.
  public enum TitleDisplayMode: Sendable {
    /// Inherit the display mode from the previous screen; large on the first one.
    case automatic

    /// Display the title within the standard bounds of the navigation bar.
    case inline

    /// Display a large title below the navigation bar.
    case large
  }
}
