/// The context of a control: many controls look different in a list row, in a menu or in a bar.
package enum ControlContext: Hashable, Sendable {
  case standalone
  /// A row of a `List` or `Form`: the control fills the row's width, with its value at the trailing edge.
  case listRow
  /// An item of an open menu.
  case menu
  /// A bar at the top or bottom of a screen.
  case toolbar
}

extension EnvironmentValues {
  /// The context of controls.
  @Entry package var controlContext: ControlContext = .standalone
}
