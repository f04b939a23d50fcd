/// Where a control is: many look different in a row of a list, in a menu or in a bar.
package enum ControlContext: Hashable, Sendable {
  case standalone
  /// A row of a `List` or `Form`: the control takes the row's width, its value at the trailing edge.
  case listRow
  /// An item of an open menu.
  case menu
  /// A bar at the top or bottom of a screen.
  case toolbar
}

extension EnvironmentValues {
  private enum ControlContextKey: EnvironmentKey {
    static var defaultValue: ControlContext { .standalone }
  }

  private enum ButtonInteriorKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  private enum LabelsVisibilityKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
  }

  private enum ActionCompletionKey: EnvironmentKey {
    static var defaultValue: (@MainActor () -> Void)? { nil }
  }

  /// Whether controls have their own look on a Mac: not in rows of lists, in menus and in bars.
  var drawsMacControls: Bool { deviceIdiom == .mac && controlContext == .standalone }

  /// Where controls are.
  package var controlContext: ControlContext {
    get { self[ControlContextKey.self] }
    set { self[ControlContextKey.self] = newValue }
  }

  /// Whether the views are what a button shows.
  package var isInsideButton: Bool {
    get { self[ButtonInteriorKey.self] }
    set { self[ButtonInteriorKey.self] = newValue }
  }

  /// The visibility of the labels of controls.
  public var labelsVisibility: Visibility {
    get { self[LabelsVisibilityKey.self] }
    set { self[LabelsVisibilityKey.self] = newValue }
  }

  /// Whether controls leave out their labels.
  package var areLabelsHidden: Bool { labelsVisibility == .hidden }

  /// What happens after the action of a button or another choice: a menu, an alert, a dialogue closes.
  package var actionCompletion: (@MainActor () -> Void)? {
    get { self[ActionCompletionKey.self] }
    set { self[ActionCompletionKey.self] = newValue }
  }
}

extension View {
  /// Hides the labels of any controls contained within this view.
  ///
  /// The label still names the control for assistive technologies and tests.
  public nonisolated func labelsHidden() -> some View {
    labelsVisibility(.hidden)
  }

  /// Controls the visibility of labels of any controls contained within this view.
  public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
    modifier(
      EnvironmentKeyPathTransform(keyPath: \.labelsVisibility) { if visibility != .automatic { $0 = visibility } })
  }
}
