extension EnvironmentValues {
  private enum ButtonInteriorKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  private enum LabelsVisibilityKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
  }

  private enum ActionCompletionKey: EnvironmentKey {
    static var defaultValue: (@MainActor () -> Void)? { nil }
  }

  /// Whether the views are the content of a button.
  package var isInsideButton: Bool {
    get { self[ButtonInteriorKey.self] }
    set { self[ButtonInteriorKey.self] = newValue }
  }

  /// The visibility of the labels of controls.
  public var labelsVisibility: Visibility {
    get { self[LabelsVisibilityKey.self] }
    set { self[LabelsVisibilityKey.self] = newValue }
  }

  /// Whether controls hide their labels.
  package var areLabelsHidden: Bool { labelsVisibility == .hidden }

  /// Called after the action of a button or another selection, to close a menu, an alert or a dialog.
  package var actionCompletion: (@MainActor () -> Void)? {
    get { self[ActionCompletionKey.self] }
    set { self[ActionCompletionKey.self] = newValue }
  }
}

extension View {
  /// Hides the labels of any controls contained within this view.
  ///
  /// Assistive technologies and tests still identify a control by its label.
  public nonisolated func labelsHidden() -> some View {
    labelsVisibility(.hidden)
  }

  /// Controls the visibility of labels of any controls contained within this view.
  public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
    modifier(
      EnvironmentKeyPathTransform(keyPath: \.labelsVisibility) { if visibility != .automatic { $0 = visibility } })
  }
}
