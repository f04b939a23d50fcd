import Foundation
import Locking
import PhoneSimulation

/// A live activity of an app, on the lock screen and in the Dynamic Island.
// @unchecked: what changes is guarded by a lock.
public class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
  public typealias ContentState = Attributes.ContentState
  public typealias ContentUpdates = ActivityUpdates<ActivityContent<ContentState>>
  public typealias ContentStateUpdates = ActivityUpdates<ContentState>
  public typealias ActivityStateUpdates = ActivityUpdates<ActivityState>
  public typealias PushTokenUpdates = ActivityUpdates<Data>

  struct Life {
    var content: ActivityContent<ContentState>
    var state = ActivityState.active
    var alarms: [String: PhoneAlarm.ID] = [:]
    var contents = ActivityListeners<ActivityContent<ContentState>>()
    var states = ActivityListeners<ActivityState>()
    var alerts: [AlertConfiguration] = []
  }

  public final let id: String
  public final let attributes: Attributes
  /// The token for updates from a server, if the activity was started with one.
  public final let pushToken: Data?
  final let life: Locked<Life>
  final let phone: SimulatedPhone

  init(_ id: String, _ attributes: Attributes, _ content: ActivityContent<ContentState>, token: Data?) {
    self.id = id
    self.attributes = attributes
    pushToken = token
    life = Locked(Life(content: content))
    phone = .current
  }

  /// The content that is shown.
  public var content: ActivityContent<ContentState> { life.value.content }

  /// The state of what is shown, as before iOS 16.2.
  public var contentState: ContentState { content.state }

  public var activityState: ActivityState { life.value.state }

  /// Each new content.
  public var contentUpdates: ContentUpdates {
    ContentUpdates { [life] continuation in
      life.withLock { $0.contents.add(continuation) }
      return nil
    }
  }

  /// Each new state of the life.
  public var activityStateUpdates: ActivityStateUpdates {
    ActivityStateUpdates { [life] continuation in
      life.withLock { $0.states.add(continuation) }
      return nil
    }
  }

  /// The token for updates from a server.
  public var pushTokenUpdates: PushTokenUpdates {
    PushTokenUpdates { [pushToken] continuation in
      if let pushToken { continuation.yield(pushToken) }
      return nil
    }
  }

  /// The activities of this kind that are not dismissed, in the order of their starts.
  public static var activities: [Activity<Attributes>] {
    SimulatedPhone.current[ActivityList.self].all.compactMap { $0 as? Activity<Attributes> }
      .filter { $0.activityState != .dismissed }
  }

  /// Each activity of this kind that is started from now on.
  public static var activityUpdates: ActivityUpdates<Activity<Attributes>> {
    let phone = SimulatedPhone.current
    let known = Set(activities.map(\.id))
    return ActivityUpdates { continuation in
      observing(phone, known, continuation)
    }
  }

  /// Sends each activity that is not known; returns the observation.
  private static func observing(
    _ phone: SimulatedPhone, _ known: Set<String>, _ continuation: AsyncStream<Activity<Attributes>>.Continuation
  ) -> PhoneObservation {
    var sent = known
    let send: Callback<() -> Void> = Callback {
      for case let activity as Activity<Attributes> in phone[ActivityList.self].all
      where sent.insert(activity.id).inserted {
        continuation.yield(activity)
      }
    }
    return phone.observe(ActivityList.self) { send.call() }
  }

  /// The token by which a server starts activities: there is none here, and the sequence waits forever.
  public static var pushToStartTokenUpdates: PushTokenUpdates { PushTokenUpdates { _ in nil } }
  public static var pushToStartToken: Data? { nil }
}

/// A live activity of any kind.
package protocol AnyActivity: AnyObject, Sendable {
  var id: String { get }
  var summary: PhoneActivity { get }

  /// Called when the person removes it.
  func dismiss()
}

struct ActivityList: PhoneValue {
  var all: [any AnyActivity] = []
}
