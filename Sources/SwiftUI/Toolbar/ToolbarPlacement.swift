/// The placement of a toolbar: one of the bars around a view.
public struct ToolbarPlacement: Sendable, Hashable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// The primary toolbar: on iOS the navigation bar.
  public static let automatic = ToolbarPlacement("navigationBar")

  /// The bottom toolbar of an app.
  public static let bottomBar = ToolbarPlacement("bottomBar")

  /// The navigation bar of an app.
  public static let navigationBar = ToolbarPlacement("navigationBar")

  /// The tab bar of an app.
  public static let tabBar = ToolbarPlacement("tabBar")

  /// The status bar.
  public static let statusBar = ToolbarPlacement("statusBar")

  /// The window toolbar; there is none on iOS.
  public static let windowToolbar = ToolbarPlacement("windowToolbar")

  /// Any accessory bar with an identifier; there is none on iOS.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarPlacement {
    ToolbarPlacement("accessoryBar \(id)")
  }
}
