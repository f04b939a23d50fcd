import Foundation
import PhoneSimulation

extension Activity: AnyActivity {
  package var summary: PhoneActivity {
    let life = life.value
    return PhoneActivity(
      id: id, attributes: attributes, content: life.content.state, state: life.state, alerts: life.alerts)
  }

  func change(to content: ActivityContent<ContentState>, _ alert: AlertConfiguration?) {
    guard [.active, .stale].contains(activityState) else {
      phone.record("ActivityKit", "does not update \(id), which is \(activityState.rawValue)")
      return
    }
    life.withLock { life in
      life.content = content
      if let alert { life.alerts.append(alert) }
    }
    phone.record(
      "ActivityKit", "updates \(id)\(alert.map { " and alerts \"\(String(localized: $0.title))\"" } ?? "")")
    move(to: .active)
    life.value.contents.send(content)
    setAlarms(for: content)
    notify()
  }

  func finish(_ moment: ActivityUIDismissalPolicy.Moment) {
    guard [.active, .stale].contains(activityState) else { return }
    phone.record("ActivityKit", "ends \(id)")
    removeAlarm("stale")
    removeAlarm("end")
    move(to: .ended)
    life.value.contents.send(content)
    let latest = phone.now + 4 * 3600
    switch moment {
    case .immediate: dismiss()
    case .standard: setAlarm("dismissal", at: latest) { $0.dismiss() }
    case .after(let date): setAlarm("dismissal", at: min(date, latest)) { $0.dismiss() }
    }
    notify()
  }

  package func dismiss() {
    guard activityState != .dismissed else { return }
    for name in ["stale", "end", "dismissal"] { removeAlarm(name) }
    move(to: .dismissed)
    let life = life.value
    life.states.finish()
    life.contents.finish()
    notify()
  }

  private func move(to state: ActivityState) {
    let isNew = life.withLock { life in
      defer { life.state = state }
      return life.state != state
    }
    if isNew { life.value.states.send(state) }
  }

  /// Tells the observers of the phone's activities.
  private func notify() { phone.update(ActivityList.self) { _ in } }

  func setAlarms(for content: ActivityContent<ContentState>) {
    removeAlarm("stale")
    guard let date = content.staleDate else { return }
    setAlarm("stale", at: date) { activity in
      guard activity.activityState == .active else { return }
      activity.move(to: .stale)
      activity.notify()
    }
  }

  func setAlarm(_ name: String, at date: Date, _ action: @escaping @MainActor @Sendable (Activity) -> Void) {
    let alarm = phone.schedule(at: date, named: "the \(name) of \(id)") { [weak self] in
      if let self { action(self) }
    }
    life.withLock { $0.alarms[name] = alarm }
  }

  private func removeAlarm(_ name: String) {
    if let alarm = life.withLock({ $0.alarms.removeValue(forKey: name) }) { phone.cancelAlarm(alarm) }
  }
}
