extension EnvironmentValues {
  /// Forgets what a scroll view around the content was set to and who observes it, for content whose scroll views are
  /// set up one by one, as those of UIKit.
  package mutating func leaveScrollView() {
    isScrollEnabled = true
    scrollDismissesKeyboardMode = .automatic
    scrollOptions = ScrollOptions()
    scrollPhaseObservers = []
    scrollGeometryObservers = ScrollGeometryObservers()
    scrollPositionBinding = nil
    scrollTargetObservers = ScrollTargetObservers()
    scrollTargetBehavior = FreeScrollTargetBehavior()
    refresh = nil
  }
}
