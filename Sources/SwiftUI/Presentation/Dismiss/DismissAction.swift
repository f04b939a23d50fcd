/// An action that dismisses the current presentation.
///
/// Inside a sheet, a cover or a popover it closes that; on a screen that was pushed it goes back; anywhere else it
/// does nothing.
@MainActor @preconcurrency
public struct DismissAction {
  let target: DismissTarget?

  nonisolated init(target: DismissTarget?) {
    self.target = target
  }

  /// Dismisses the view if it is currently presented.
  public func callAsFunction() {
    target?.action()
  }
}

extension EnvironmentValues {
  /// An action that dismisses the current presentation.
  public var dismiss: DismissAction { DismissAction(target: dismissTarget) }

  /// Whether the view is currently presented: in a sheet, a cover or a popover, or on a screen that was pushed.
  public var isPresented: Bool { dismissTarget != nil }
}
