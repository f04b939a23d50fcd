/// An action that dismisses the current presentation.
///
/// Inside a sheet, a cover or a popover it dismisses the presentation; on a pushed screen it pops the screen; elsewhere
/// it has no effect.
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

  /// Whether the view is currently presented: in a sheet, a cover or a popover, or on a pushed screen.
  public var isPresented: Bool { dismissTarget != nil }
}
