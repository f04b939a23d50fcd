/// The target of `dismiss`: a presentation, or a pushed screen.
///
/// It is a reference, so that the environment is unchanged while the target is.
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
