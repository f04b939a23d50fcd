import FlowFoundation
import Foundation
import PhoneSimulation

/// Called when a person has answered.
public typealias EKEventStoreRequestAccessCompletionHandler = (Bool, (any Error)?) -> Void
/// Called with each event; a search ends when the app says so.
public typealias EKEventSearchCallback = (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void

/// The calendar of the phone (`SimulatedPhone.calendarEvents`, `.reminders`, `.calendars`).
// @unchecked: what changes is in the phone.
open class EKEventStore: NSObject, @unchecked Sendable {
  private var phone: SimulatedPhone { .current }

  public override init() { super.init() }

  /// The calendar by which the phone counts.
  static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = SimulatedPhone.current.timeZone
    return calendar
  }

  open var eventStoreIdentifier: String { "store-1" }

  // MARK: - Permissions

  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    switch SimulatedPhone.current.permissions[entityType == .event ? .calendars : .reminders] {
    case .notDetermined: .notDetermined
    case .restricted: .restricted
    case .denied: .denied
    case .writeOnly: .writeOnly
    case .authorized, .limited, .whileInUse, .once, .provisional: .fullAccess
    }
  }

  private func ask(
    _ resource: PhoneResource, _ prompt: SystemPrompt,
    _ completion: @escaping EKEventStoreRequestAccessCompletionHandler,
    isEnough: @escaping @Sendable (PhoneAuthorization) -> Bool
  ) {
    let (phone, callback) = (phone, Callback(completion))
    // What was permitted for writing alone can be asked for again.
    if phone.permissions[resource] == .writeOnly, !isEnough(.writeOnly) {
      phone.record("EventKit", "asks for \(resource)")
      return phone.ask(resource, prompt) { callback.call(isEnough($0), nil) }
    }
    phone.request(resource, for: "EventKit", prompt: prompt) { callback.call(isEnough($0), nil) }
  }

  /// Asks the person for reading and writing events.
  open func requestFullAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
    ask(.calendars, .calendars(app: phone.appName), completion) { $0.isGranted && $0 != .writeOnly }
  }

  /// Asks the person for adding events.
  open func requestWriteOnlyAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
    ask(.calendars, .calendarAddition(app: phone.appName), completion) { $0.isGranted }
  }

  /// Asks the person for reminders.
  open func requestFullAccessToReminders(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
    ask(.reminders, .question(for: .reminders, app: phone.appName), completion) { $0.isGranted }
  }

  /// Asks the person; from iOS 17 on, an app that is linked with its SDK is refused without a question for events, so apps
  /// use the other methods there. Here it asks for all.
  open func requestAccess(
    to entityType: EKEntityType, completion: @escaping EKEventStoreRequestAccessCompletionHandler
  ) {
    if entityType == .event {
      requestFullAccessToEvents(completion: completion)
    } else {
      requestFullAccessToReminders(completion: completion)
    }
  }

  private func awaiting(_ ask: (@escaping EKEventStoreRequestAccessCompletionHandler) -> Void) async throws -> Bool {
    try await withCheckedThrowingContinuation { continuation in
      ask { isGranted, error in continuation.resume(with: error.map { .failure($0) } ?? .success(isGranted)) }
    }
  }

  /// Asks the person for reading and writing events.
  ///
  /// - Throws: Nothing here.
  @discardableResult
  open func requestFullAccessToEvents() async throws -> Bool {
    try await awaiting { requestFullAccessToEvents(completion: $0) }
  }

  /// Asks the person for adding events.
  ///
  /// - Throws: Nothing here.
  @discardableResult
  open func requestWriteOnlyAccessToEvents() async throws -> Bool {
    try await awaiting { requestWriteOnlyAccessToEvents(completion: $0) }
  }

  /// Asks the person for reminders.
  ///
  /// - Throws: Nothing here.
  @discardableResult
  open func requestFullAccessToReminders() async throws -> Bool {
    try await awaiting { requestFullAccessToReminders(completion: $0) }
  }

  /// Asks the person.
  ///
  /// - Throws: Nothing here.
  @discardableResult
  open func requestAccess(to entityType: EKEntityType) async throws -> Bool {
    try await awaiting { requestAccess(to: entityType, completion: $0) }
  }

  private func reads(_ entityType: EKEntityType) -> Bool {
    Self.authorizationStatus(for: entityType) == .fullAccess
  }

  private func demandWriting(_ entityType: EKEntityType) throws {
    guard [.fullAccess, .writeOnly].contains(Self.authorizationStatus(for: entityType)) else {
      throw EKError(.eventStoreNotAuthorized)
    }
  }

  // MARK: - Calendars

  open var sources: [EKSource] { [EKSource()] }

  open func source(withIdentifier identifier: String) -> EKSource? {
    sources.first { $0.sourceIdentifier == identifier }
  }

  open func calendars(for entityType: EKEntityType) -> [EKCalendar] {
    guard reads(entityType) else { return [] }
    return phone.calendars.filter { $0.hasReminders == (entityType == .reminder) }.map { EKCalendar($0) }
  }

  private func first(hasReminders: Bool) -> EKCalendar? {
    phone.calendars.first { $0.hasReminders == hasReminders && !$0.isReadOnly }.map { EKCalendar($0) }
  }

  /// The calendar that the person's new events belong to; an own one if the phone has none that can be changed.
  package var calendarOfPerson: EKCalendar {
    first(hasReminders: false) ?? EKCalendar(for: .event, eventStore: self)
  }

  open var defaultCalendarForNewEvents: EKCalendar? {
    [.fullAccess, .writeOnly].contains(Self.authorizationStatus(for: .event)) ? first(hasReminders: false) : nil
  }

  open func defaultCalendarForNewReminders() -> EKCalendar? { reads(.reminder) ? first(hasReminders: true) : nil }

  open func calendar(withIdentifier identifier: String) -> EKCalendar? {
    phone.calendars.first { $0.id == identifier && reads($0.hasReminders ? .reminder : .event) }.map { EKCalendar($0) }
  }

  /// Saves a calendar, at once.
  ///
  /// - Throws: ``EKError`` if the person has not permitted it.
  open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    try demandWriting(calendar.record.hasReminders ? .reminder : .event)
    let record = calendar.record
    phone.record("EventKit", "saves the calendar \"\(record.title)\"")
    phone.changeCalendar { data in
      if let index = data.calendars.firstIndex(where: { $0.id == record.id }) {
        data.calendars[index] = record
      } else {
        data.calendars.append(record)
      }
    }
  }

  /// Removes a calendar with what is in it, at once.
  ///
  /// - Throws: ``EKError`` if the person has not permitted it.
  open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    try demandWriting(calendar.record.hasReminders ? .reminder : .event)
    let id = calendar.calendarIdentifier
    phone.record("EventKit", "removes the calendar \"\(calendar.title)\"")
    phone.changeCalendar { data in
      data.calendars.removeAll { $0.id == id }
      data.events.removeAll { $0.calendar == id }
      data.reminders.removeAll { $0.calendar == id }
    }
  }

  /// Saves what waits: nothing does, because each change is saved at once.
  ///
  /// - Throws: Nothing here.
  open func commit() throws {}
  open func reset() {}
  open func refreshSourcesIfNecessary() {}

  // MARK: - Events

  /// Saves an event, at once. One occurrence of a repeated event becomes a separate event if the span says so.
  ///
  /// - Throws: ``EKError`` if the event has no dates or calendar, or if the person has not permitted it.
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    try demandWriting(.event)
    try saveForPerson(event, span: span)
  }

  /// Saves an event that the person has edited, which needs no permission.
  ///
  /// - Throws: ``EKError`` if the event has no dates or calendar.
  package func saveForPerson(_ event: EKEvent, span: EKSpan) throws {
    var record = try event.record()
    let occurrence = event.occurrenceDate ?? record.start
    let id = phone.changeCalendar { data -> String in
      guard let index = data.events.firstIndex(where: { $0.id == record.id && !record.id.isEmpty }) else {
        record.id = data.nextID("event")
        data.events.append(record)
        return record.id
      }
      let known = data.events[index]
      // The whole event, if it is not repeated or if its first time is changed with all that follow.
      if known.recurrence == nil || span == .futureEvents && occurrence <= known.start {
        data.events[index] = record
        return record.id
      }
      data.end(index, at: occurrence, onlyThis: span == .thisEvent)
      record.id = data.nextID("event")
      if span == .thisEvent { record.recurrence = nil }
      data.events.append(record)
      return record.id
    }
    event.saved(as: id)
    phone.record("EventKit", "saves the event \"\(record.title)\"")
  }

  /// Removes an event, at once.
  ///
  /// - Throws: ``EKError`` if the person has not permitted it.
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    try demandWriting(.event)
    try removeForPerson(event, span: span)
  }

  /// Removes an event for the person, which needs no permission.
  ///
  /// - Throws: ``EKError`` if the calendar cannot be changed.
  package func removeForPerson(_ event: EKEvent, span: EKSpan) throws {
    guard event.calendar?.allowsContentModifications != false else { throw EKError(.calendarReadOnly) }
    let (id, occurrence) = (event.calendarItemIdentifier, event.occurrenceDate ?? .distantPast)
    phone.record("EventKit", "removes the event \"\(event.title ?? "")\"")
    phone.changeCalendar { data in
      guard let index = data.events.firstIndex(where: { $0.id == id }) else { return }
      let known = data.events[index]
      if known.recurrence == nil || span == .futureEvents && occurrence <= known.start {
        data.events.remove(at: index)
      } else {
        data.end(index, at: occurrence, onlyThis: span == .thisEvent)
      }
    }
  }

  /// The event of an identifier: the first time of a repeated one.
  open func event(withIdentifier identifier: String) -> EKEvent? {
    guard reads(.event) else { return nil }
    return phone.calendarEvents.first { $0.id == identifier }.map { EKEvent($0) }
  }

  open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? {
    if let event = event(withIdentifier: identifier) { return event }
    guard reads(.reminder) else { return nil }
    return phone.reminders.first { $0.id == identifier }.map { EKReminder($0) }
  }

  open func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?) -> NSPredicate {
    EventPredicate(from: startDate, to: endDate, calendars: calendars?.map(\.calendarIdentifier))
  }

  /// All times of the events that a predicate of this store finds, by their starts.
  open func events(matching predicate: NSPredicate) -> [EKEvent] {
    guard reads(.event), let wanted = predicate as? EventPredicate else { return [] }
    let data = phone[CalendarData.self]
    return data.events.filter { wanted.calendars?.contains($0.calendar) ?? true }
      .flatMap { event -> [EKEvent] in
        let length = event.end.timeIntervalSince(event.start)
        let starts =
          event.recurrence?.starts(from: event.start, before: wanted.end, calendar: Self.calendar) ?? [event.start]
        return starts.filter { start in
          // An event at the start of the time counts even if it has no length.
          start < wanted.end && (start.addingTimeInterval(length) > wanted.start || start == wanted.start)
            && !data.isRemoved(event.id, startingAt: start)
        }.map { EKEvent(event, startingAt: $0) }
      }
      .sortedStably(by: \.startDate)
  }

  open func enumerateEvents(matching predicate: NSPredicate, using block: EKEventSearchCallback) {
    var stops = ObjCBool(false)
    for event in events(matching: predicate) {
      block(event, &stops)
      if stops.boolValue { return }
    }
  }

  // MARK: - Reminders

  /// Saves a reminder, at once.
  ///
  /// - Throws: ``EKError`` if the reminder has no list, or if the person has not permitted it.
  open func save(_ reminder: EKReminder, commit: Bool) throws {
    try demandWriting(.reminder)
    var record = try reminder.record()
    let id = phone.changeCalendar { data -> String in
      if let index = data.reminders.firstIndex(where: { $0.id == record.id && !record.id.isEmpty }) {
        data.reminders[index] = record
      } else {
        record.id = data.nextID("reminder")
        data.reminders.append(record)
      }
      return record.id
    }
    reminder.saved(as: id)
    phone.record("EventKit", "saves the reminder \"\(record.title)\"\(record.completion == nil ? "" : ", completed")")
  }

  /// Removes a reminder, at once.
  ///
  /// - Throws: ``EKError`` if the person has not permitted it.
  open func remove(_ reminder: EKReminder, commit: Bool) throws {
    try demandWriting(.reminder)
    let id = reminder.calendarItemIdentifier
    phone.record("EventKit", "removes the reminder \"\(reminder.title ?? "")\"")
    phone.changeCalendar { data in data.reminders.removeAll { $0.id == id } }
  }

  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    ReminderPredicate(calendars: calendars?.map(\.calendarIdentifier)) { _ in true }
  }

  open func predicateForIncompleteReminders(
    withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate {
    ReminderPredicate(calendars: calendars?.map(\.calendarIdentifier)) { reminder in
      guard reminder.completion == nil else { return false }
      guard startDate != nil || endDate != nil else { return true }
      guard let due = reminder.due.flatMap({ Self.calendar.date(from: $0) }) else { return false }
      return due >= startDate ?? .distantPast && due <= endDate ?? .distantFuture
    }
  }

  open func predicateForCompletedReminders(
    withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate {
    ReminderPredicate(calendars: calendars?.map(\.calendarIdentifier)) { reminder in
      guard let date = reminder.completion else { return false }
      return date >= startDate ?? .distantPast && date <= endDate ?? .distantFuture
    }
  }

  /// Finds reminders by a predicate of this store, and calls back soon on the main thread.
  @discardableResult
  open func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
  ) -> Any {
    let (phone, callback) = (phone, Callback(completion))
    let wanted = SendableReminderPredicate(value: predicate as? ReminderPredicate)
    let mayRead = reads(.reminder)
    phone.runSoon(named: "reminders") {
      guard mayRead, let wanted = wanted.value else { return callback.call(nil) }
      callback.call(phone.reminders.filter(wanted.finds).map { EKReminder($0) })
    }
    return 1
  }

  /// Cancels a search. It has ended already.
  open func cancelFetchRequest(_ fetchIdentifier: Any) {}
}

/// The events between two dates.
private final class EventPredicate: NSPredicate {
  let start: Date
  let end: Date
  let calendars: [String]?

  init(from start: Date, to end: Date, calendars: [String]?) {
    self.start = start
    self.end = end
    self.calendars = calendars
    super.init(block: { object, _ in
      guard let event = object as? EKEvent, let first = event.startDate, let last = event.endDate else { return false }
      return first < end && last > start && (calendars?.contains(event.calendar?.calendarIdentifier ?? "") ?? true)
    })
  }

  required init?(coder: NSCoder) { nil }
}

/// Reminders of lists that a rule finds.
private final class ReminderPredicate: NSPredicate {
  private let calendars: [String]?
  private let rule: (PhoneReminder) -> Bool

  init(calendars: [String]?, _ rule: @escaping @Sendable (PhoneReminder) -> Bool) {
    self.calendars = calendars
    self.rule = rule
    super.init(block: { object, _ in
      guard let reminder = object as? EKReminder, let record = try? reminder.record() else { return false }
      return (calendars?.contains(record.calendar) ?? true) && rule(record)
    })
  }

  required init?(coder: NSCoder) { nil }

  func finds(_ reminder: PhoneReminder) -> Bool { (calendars?.contains(reminder.calendar) ?? true) && rule(reminder) }
}

// @unchecked: predicates are constant.
private struct SendableReminderPredicate: @unchecked Sendable {
  let value: ReminderPredicate?
}
