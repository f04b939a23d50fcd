/// The target of `dismiss`: a presentation, or a pushed screen.
///
/// It is a reference, so that the environment is unchanged while the target is.
@MainActor
package final class DismissTarget {
  package var action: @MainActor () -> Void

  /// Runs the presentation's own cancel button, and returns whether there is one.
  var cancel: (@MainActor () -> Bool)?

  package init(action: @escaping @MainActor () -> Void = {}) {
    self.action = action
  }

  /// Ends the presentation as a touch outside of it does.
  func dismissFromOutside() {
    if cancel?() != true { action() }
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
