/// Advertises an activity for as long as the view is in the tree.
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

/// Takes activities that the app is to go on with, for as long as the view is in the tree.
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

/// The activities of one window: those that its views advertise, and the views that go on with others.
@MainActor
package final class UserActivities {
  private var advertised: [(view: Element, activity: NSUserActivity)] = []
  private var handlers: [(view: Element, type: String, action: (NSUserActivity) -> Void)] = []

  /// What the views advertise, in the order in which they began to.
  package var current: [NSUserActivity] { advertised.map(\.activity) }

  /// Has the views go on with an activity, as if a person had begun it elsewhere.
  ///
  /// - Returns: `false` if no view takes activities of its type.
  @discardableResult
  package func resume(_ activity: NSUserActivity) -> Bool {
    let matching = handlers.filter { $0.type == activity.activityType }
    for handler in matching { handler.action(activity) }
    return !matching.isEmpty
  }

  fileprivate func advertise(_ type: String, for view: Element, update: (NSUserActivity) -> Void) {
    if let known = advertised.first(where: { $0.view === view && $0.activity.activityType == type }) {
      return update(known.activity)
    }
    stop(for: view)
    let activity = NSUserActivity(activityType: type)
    update(activity)
    advertised.append((view, activity))
  }

  fileprivate func stop(for view: Element) {
    advertised.removeAll { $0.view === view }
  }

  fileprivate func setHandler(_ action: @escaping (NSUserActivity) -> Void, for type: String, of view: Element) {
    if let index = handlers.firstIndex(where: { $0.view === view }) {
      handlers[index] = (view, type, action)
    } else {
      handlers.append((view, type, action))
    }
  }

  fileprivate func removeHandler(of view: Element) {
    handlers.removeAll { $0.view === view }
  }
}

extension View {
  /// Advertises a user activity type.
  ///
  /// - Parameters:
  ///   - activityType: The type of activity to advertise.
  ///   - isActive: Whether it is advertised.
  ///   - update: Sets up the activity, at first and whenever the view is evaluated.
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    modifier(UserActivityModifier(activityType: activityType, isActive: isActive, update: update))
  }

  /// Advertises a user activity type for an element, as long as there is one.
  public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View {
    userActivity(activityType, isActive: element != nil) { activity in
      if let element { update(element, activity) }
    }
  }

  /// Registers a handler to invoke in response to a user activity that your app receives.
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    modifier(ContinueUserActivityModifier(activityType: activityType, action: action))
  }
}
