import FlowCoreLocation
import FlowFoundation
import Foundation
import PhoneSimulation

/// What delivers a notification.
// @unchecked: the properties are constant.
open class UNNotificationTrigger: NSObject, NSCopying, @unchecked Sendable {
  /// Whether the notification is delivered again and again.
  public let repeats: Bool

  init(repeats: Bool) { self.repeats = repeats }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The next date after another one.
  func nextDate(after date: Date, in timeZone: TimeZone) -> Date? { nil }
}

/// Delivers a notification after a time on the screen's clock.
// @unchecked: the properties are constant.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// In seconds.
  public let timeInterval: TimeInterval
  private let created: Date

  /// Creates a trigger.
  ///
  /// - Parameter timeInterval: In seconds; more than zero, and at least 60 for one that repeats. On iOS others end the
  ///   app; here they are reported, and nothing is delivered.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    created = SimulatedPhone.current.now
    super.init(repeats: repeats)
    if !(timeInterval > 0) {
      reportMistake("UNTimeIntervalNotificationTrigger(timeInterval: \(timeInterval)) needs more than zero seconds.")
    } else if repeats, timeInterval < 60 {
      reportMistake(
        "UNTimeIntervalNotificationTrigger(timeInterval: \(timeInterval), repeats: true) needs at least 60 seconds.")
    }
  }

  /// The next delivery.
  open func nextTriggerDate() -> Date? {
    let phone = SimulatedPhone.current
    return nextDate(after: phone.now, in: phone.timeZone)
  }

  override func nextDate(after date: Date, in timeZone: TimeZone) -> Date? {
    guard timeInterval > 0, !repeats || timeInterval >= 60 else { return nil }
    return date.addingTimeInterval(timeInterval)
  }
}

/// Delivers a notification at a date of the screen's clock.
// @unchecked: the properties are constant.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let dateComponents: DateComponents

  /// Creates a trigger for the next date with some components.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// The next delivery; `nil` if the date is in the past.
  open func nextTriggerDate() -> Date? {
    let phone = SimulatedPhone.current
    return nextDate(after: phone.now, in: phone.timeZone)
  }

  override func nextDate(after date: Date, in timeZone: TimeZone) -> Date? {
    var calendar = dateComponents.calendar ?? Calendar(identifier: .gregorian)
    calendar.timeZone = dateComponents.timeZone ?? timeZone
    var components = dateComponents
    components.calendar = nil
    components.timeZone = nil
    if components.year != nil, components.month != nil, components.day != nil {
      return calendar.date(from: components).flatMap { $0 > date ? $0 : nil }
    }
    return calendar.nextDate(after: date, matching: components, matchingPolicy: .nextTime)
  }
}

/// Delivers a notification when the phone enters or leaves a region, if the app may know where the phone is.
// @unchecked: the properties are constant.
open class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let region: CLRegion

  /// Creates a trigger for what the region says of entering and leaving it.
  public init(region: CLRegion, repeats: Bool) {
    self.region = region
    super.init(repeats: repeats)
  }
}

/// A trigger of a server's notification. A test delivers one with `SimulatedPhone.deliverRemoteNotification`.
// @unchecked: there is nothing to change.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}
