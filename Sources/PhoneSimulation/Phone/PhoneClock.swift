import Combine
import Foundation

/// An action at a date of the phone's clock.
package struct PhoneAlarm: Sendable {
  package typealias ID = Int

  package let id: ID
  package let date: Date
  package let name: String
  let action: @MainActor @Sendable () -> Void
}

extension SimulatedPhone {
  /// The date of a phone without a screen: 9 January 2007 at 9:41 in San Francisco.
  private static let firstDate = Date(timeIntervalSince1970: 1_168_364_460)

  /// The date on the screen's clock.
  public var now: Date { state.withLock { $0.clock }?.date ?? Self.firstDate }

  /// The time zone of the screen.
  public var timeZone: TimeZone {
    get { state.withLock { $0.timeZone } }
    set { state.withLock { $0.timeZone = newValue } }
  }

  /// Runs an action when the screen's clock reaches a date. It outlives the screen: the next screen with this phone runs
  /// it.
  ///
  /// - Parameter name: The name of the action in messages.
  @discardableResult
  package func schedule(
    at date: Date, named name: String, _ action: @escaping @MainActor @Sendable () -> Void
  ) -> PhoneAlarm.ID {
    let (alarm, clock) = state.withLock { state in
      state.lastID += 1
      let alarm = PhoneAlarm(id: state.lastID, date: date, name: name, action: action)
      state.alarms[alarm.id] = alarm
      return (alarm, state.clock)
    }
    if let clock { set(alarm, on: clock) }
    return alarm.id
  }

  /// Removes an action that has not run.
  package func cancelAlarm(_ id: PhoneAlarm.ID) {
    state.withLock { _ = $0.alarms.removeValue(forKey: id) }
  }

  /// Runs an action soon, on the main actor: at the next turn of the screen's clock, never during this call.
  ///
  /// What stands for a framework answers the app this way.
  ///
  /// - Parameters:
  ///   - name: The name of the action in messages.
  ///   - action: The action.
  public func runSoon(named name: String, _ action: @escaping @MainActor @Sendable () -> Void) {
    if let clock = state.withLock({ $0.clock }) {
      _ = clock.schedule(at: clock.elapsed, named: name) { onMainActor(action) }
    } else {
      DispatchQueue.main.async(execute: action)
    }
  }

  private func set(_ alarm: PhoneAlarm, on clock: any VirtualTimeSource) {
    let delay = alarm.date.timeIntervalSince(clock.startDate)
    // Beyond the time that a screen can pass, an alarm would only overflow.
    guard delay < 1e9 else { return }
    // Dates are exact to a tenth of a microsecond; what happens after whole seconds is to happen when they have passed.
    let time = Duration.microseconds(Int64((max(0, delay) * 1e6).rounded()))
    _ = clock.schedule(at: time, named: alarm.name) { [weak self] in
      guard let self, state.withLock({ $0.alarms.removeValue(forKey: alarm.id) }) != nil else { return }
      onMainActor(alarm.action)
    }
  }

  /// Follows the clock of a screen, which shows the system's prompts from now on.
  @MainActor
  package func attach(to host: any PhoneHost, clock: any VirtualTimeSource) {
    let alarms = state.withLock { state in
      state.host = host
      state.clock = clock
      return state.alarms.values.sorted { ($0.date, $0.id) < ($1.date, $1.id) }
    }
    for alarm in alarms { set(alarm, on: clock) }
  }
}

/// The screen of a phone.
@MainActor
package protocol PhoneHost: AnyObject {
  /// Called when the prompts of the phone have changed.
  func promptsChanged()
}

extension SimulatedPhone {
  /// The screen of the phone.
  package var host: (any PhoneHost)? { state.withLock { $0.host } }
}
