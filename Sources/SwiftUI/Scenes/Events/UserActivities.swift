/// The activities of one window: those advertised by its views, and the handlers of views that continue others.
@MainActor
package final class UserActivities {
  private var advertised: [(view: Element, activity: NSUserActivity)] = []
  private var handlers: [(view: Element, type: String, action: (NSUserActivity) -> Void)] = []

  /// The activity that the app has made current itself.
  var made: NSUserActivity?

  /// The advertised activities: those of views in the order in which they became active, and that of the app.
  package var current: [NSUserActivity] { advertised.map(\.activity) + (made.map { [$0] } ?? []) }

  /// Passes an activity to the views, as if a person had started it elsewhere.
  ///
  /// - Returns: `false` if no view handles activities of its type.
  @discardableResult
  package func resume(_ activity: NSUserActivity) -> Bool {
    let matching = handlers.filter { $0.type == activity.activityType }
    for handler in matching { handler.action(activity) }
    return !matching.isEmpty
  }

  func advertise(_ type: String, for view: Element, update: (NSUserActivity) -> Void) {
    if let known = advertised.first(where: { $0.view === view && $0.activity.activityType == type }) {
      return update(known.activity)
    }
    stop(for: view)
    let activity = NSUserActivity(activityType: type)
    update(activity)
    advertised.append((view, activity))
  }

  func stop(for view: Element) {
    advertised.removeAll { $0.view === view }
  }

  func setHandler(_ action: @escaping (NSUserActivity) -> Void, for type: String, of view: Element) {
    if let index = handlers.firstIndex(where: { $0.view === view }) {
      handlers[index] = (view, type, action)
    } else {
      handlers.append((view, type, action))
    }
  }

  func removeHandler(of view: Element) {
    handlers.removeAll { $0.view === view }
  }
}
