import Foundation
import PhoneSimulation

extension Activity {
  /// The size of what an activity may show, in bytes.
  private static var largestSize: Int { 4096 }

  /// The number of activities that an app may have.
  private static var largestCount: Int { 5 }

  /// Starts an activity.
  ///
  /// - Throws: ``ActivityAuthorizationError`` if the person does not permit it, if the app has five, or if attributes and
  ///   content have more than 4 KB.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    let phone = SimulatedPhone.current
    guard phone.areActivitiesEnabled else { throw refused(.denied, phone) }
    let size = try JSONEncoder().encode(attributes).count + JSONEncoder().encode(content.state).count
    guard size <= largestSize else { throw refused(.attributesTooLarge, phone) }
    let shown = phone.liveActivities.filter { $0.state == .active || $0.state == .stale }
    guard shown.count < largestCount else { throw refused(.targetMaximumExceeded, phone) }
    let token = pushType.map { _ in Data(phone.randomBytes(32)) }
    let activity = phone.update(ActivityList.self) { list in
      let activity = Activity("activity-\(list.all.count + 1)", attributes, content, token: token)
      list.all.append(activity)
      return activity
    }
    phone.record("ActivityKit", "starts \(activity.id), a \(Attributes.self)")
    activity.setAlarms(for: content)
    activity.setAlarm("end", at: phone.now + 8 * 3600) { activity in activity.finish(.standard) }
    return activity
  }

  private static func refused(_ error: ActivityAuthorizationError, _ phone: SimulatedPhone)
    -> ActivityAuthorizationError
  {
    phone.record("ActivityKit", "does not start a \(Attributes.self): \(error.failureReason ?? "")")
    return error
  }

  /// Starts an activity, as before iOS 16.2.
  ///
  /// - Throws: ``ActivityAuthorizationError``, as the other method.
  public static func request(
    attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    try request(
      attributes: attributes, content: ActivityContent(state: contentState, staleDate: nil), pushType: pushType)
  }

  /// Shows another content, and alerts the person if there is an alert. An ended activity does not change.
  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil
  ) async {
    change(to: content, alertConfiguration)
  }

  /// Shows another content.
  public func update(_ content: ActivityContent<ContentState>) async { change(to: content, nil) }

  /// Shows another content that was made at a date.
  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil, timestamp: Date
  ) async {
    change(to: content, alertConfiguration)
  }

  /// Shows another state, as before iOS 16.2.
  public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil) async {
    change(to: ActivityContent(state: contentState, staleDate: nil), alertConfiguration)
  }

  /// Ends the activity, which is on the lock screen until the policy removes it.
  public func end(
    _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    if let content { life.withLock { $0.content = content } }
    finish(dismissalPolicy.moment)
  }

  /// Ends the activity with a content that was made at a date.
  public func end(
    _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default, timestamp: Date
  ) async {
    await end(content, dismissalPolicy: dismissalPolicy)
  }

  /// Ends the activity, as before iOS 16.2.
  public func end(
    using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    await end(contentState.map { ActivityContent(state: $0, staleDate: nil) }, dismissalPolicy: dismissalPolicy)
  }
}
