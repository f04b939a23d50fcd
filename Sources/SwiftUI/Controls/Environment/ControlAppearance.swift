extension EnvironmentValues {
  /// Whether the views are the content of a button.
  @Entry package var isInsideButton: Bool = false

  /// The visibility of the labels of controls.
  @Entry public var labelsVisibility: Visibility = .automatic

  /// Whether controls hide their labels.
  package var areLabelsHidden: Bool { labelsVisibility == .hidden }

  /// Called after the action of a button or another selection, to close a menu, an alert or a dialog.
  @Entry package var actionCompletion: (@MainActor () -> Void)?
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
