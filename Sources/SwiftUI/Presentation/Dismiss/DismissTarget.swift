/// What `dismiss` closes: a presentation, or a screen that was pushed.
///
/// A reference, so that the environment is the same as long as the target is.
@MainActor
package final class DismissTarget {
  package var action: @MainActor () -> Void

  package init(action: @escaping @MainActor () -> Void = {}) {
    self.action = action
  }
}

extension EnvironmentValues {
  private enum DismissTargetKey: EnvironmentKey {
    static var defaultValue: DismissTarget? { nil }
  }

  package var dismissTarget: DismissTarget? {
    get { self[DismissTargetKey.self] }
    set { self[window: DismissTargetKey.self] = newValue }
  }
}
