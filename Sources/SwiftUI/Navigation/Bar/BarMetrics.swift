/// The sizes of the bars of iOS, in points.
enum BarMetrics {
  static let navigationBarHeight: CGFloat = 44

  /// The bar at the top of a sheet has no status bar above it, and is taller.
  static let sheetNavigationBarHeight: CGFloat = 56

  /// Measured in pictures of iOS 26, like the height of its large title.
  static let navigationBarHeightOfIOS26: CGFloat = 54

  static let largeTitleHeight: CGFloat = 52
  static let largeTitleHeightOfIOS26: CGFloat = 55

  static let searchFieldHeight: CGFloat = 52
  static let scopeBarHeight: CGFloat = 46
  static let toolbarHeight: CGFloat = 44
  static let tabBarHeight: CGFloat = 49

  static let margin: CGFloat = 16
  static let itemSpacing: CGFloat = 16
}
