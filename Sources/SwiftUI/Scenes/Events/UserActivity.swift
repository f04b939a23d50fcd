/// Advertises an activity while the view is in the tree.
private struct UserActivityModifier: ElementModifier {
  let activityType: String
  let isActive: Bool
  let update: (NSUserActivity) -> Void

  static var affectsLayout: Bool { false }

  func didMount(_ element: ModifiedElement) { advertise(element) }
  func didUpdate(from old: Self, _ element: ModifiedElement) { advertise(element) }

  func willUnmount(_ element: ModifiedElement) {
    element.environment.presentationCenter?.userActivities.stop(for: element)
  }

  @MainActor
  private func advertise(_ element: ModifiedElement) {
    guard let activities = element.environment.presentationCenter?.userActivities else { return }
    if isActive {
      activities.advertise(activityType, for: element, update: update)
    } else {
      activities.stop(for: element)
    }
  }
}

/// Handles activities that the app continues, while the view is in the tree.
private struct ContinueUserActivityModifier: ElementModifier {
  let activityType: String
  let action: (NSUserActivity) -> Void

  static var affectsLayout: Bool { false }

  func didMount(_ element: ModifiedElement) { register(element) }
  func didUpdate(from old: Self, _ element: ModifiedElement) { register(element) }

  func willUnmount(_ element: ModifiedElement) {
    element.environment.presentationCenter?.userActivities.removeHandler(of: element)
  }

  @MainActor
  private func register(_ element: ModifiedElement) {
    element.environment.presentationCenter?.userActivities.setHandler(action, for: activityType, of: element)
  }
}

extension View {
  /// Advertises a user activity type.
  ///
  /// - Parameters:
  ///   - activityType: The type of activity to advertise.
  ///   - isActive: Whether the activity is advertised.
  ///   - update: Configures the activity, initially and whenever the view is evaluated.
  public nonisolated func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    modifier(UserActivityModifier(activityType: activityType, isActive: isActive, update: update))
  }

  /// Advertises a user activity type for an element, while the element is not `nil`.
  public nonisolated func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View {
    userActivity(activityType, isActive: element != nil) { activity in
      if let element { update(element, activity) }
    }
  }

  /// Registers a handler to invoke in response to a user activity that your app receives.
  public nonisolated func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    modifier(ContinueUserActivityModifier(activityType: activityType, action: action))
  }
}
