#if os(Linux)
  import FlowEventKit
  import Locking
  import PhoneSimulation
  import SwiftUI
  import Testing

  @Suite("The event store") @MainActor
  struct EKEventStoreTests {
    private let screen = Screen(device: .iPhone)
    private var phone: SimulatedPhone { screen.phone }
    private let store = EKEventStore()

    private func prepare(_ authorization: PhoneAuthorization = .authorized) {
      screen.show(Text("events"))
      phone.enter()
      phone.permissions[.calendars] = authorization
      phone.permissions[.reminders] = authorization
    }

    /// A time of 1 May 2024, in hours.
    private func hour(_ hours: Double) -> Date { Date(timeIntervalSince1970: 1_714_521_600 + hours * 3600) }

    private func days(_ from: Double, _ to: Double) -> [EKEvent] {
      store.events(
        matching: store.predicateForEvents(withStart: hour(from * 24), end: hour(to * 24), calendars: nil))
    }

    private func makeEvent(_ title: String, at hours: Double) -> EKEvent {
      let event = EKEvent(eventStore: store)
      event.title = title
      event.startDate = hour(hours)
      event.endDate = hour(hours + 1)
      event.calendar = store.defaultCalendarForNewEvents
      return event
    }

    @Test("knows who takes part in an event, also after an app has changed it")
    func participants() throws {
      prepare()
      var record = PhoneEvent(id: "tea", title: "Tea", start: hour(1), end: hour(2))
      record.organizer = PhoneParticipant(name: "Ben", email: "ben@example.com", status: .accepted, role: .chair)
      record.attendees = [
        PhoneParticipant(name: "Ann", email: "ann@example.com", status: .tentative, isCurrentUser: true)
      ]
      phone.calendarEvents = [record]
      let event = try #require(days(0, 1).first)
      #expect(event.hasAttendees && event.organizer?.name == "Ben" && event.organizer?.participantRole == .chair)
      let ann = try #require(event.attendees?.first)
      #expect(ann.isCurrentUser && ann.participantStatus == .tentative && ann.participantType == .person)
      #expect(ann.url.absoluteString == "mailto:ann@example.com")
      event.title = "Green tea"
      try store.save(event, span: .thisEvent)
      #expect(phone.calendarEvents.first?.title == "Green tea")
      #expect(phone.calendarEvents.first?.attendees.map(\.email) == ["ann@example.com"])
      #expect(!makeEvent("New", at: 3).hasAttendees)
    }

    @Test("asks for all events, for adding alone, and for reminders, with the system's texts")
    func questions() throws {
      screen.show(Text("events"))
      phone.enter()
      let answers = Locked<[Bool]>([])
      let note: @Sendable (Bool, (any Error)?) -> Void = { isGranted, _ in answers.withLock { $0.append(isGranted) } }
      store.requestWriteOnlyAccessToEvents(completion: note)
      #expect(phone.prompts.first?.title == "“App” Would Like to Add to Your Calendar")
      try phone.answerPrompt("Allow")
      #expect(EKEventStore.authorizationStatus(for: .event) == .writeOnly)
      store.requestFullAccessToEvents(completion: note)
      #expect(phone.prompts.first?.title == "“App” Would Like Full Access to Your Calendar")
      try phone.answerPrompt("Allow Full Access")
      #expect(EKEventStore.authorizationStatus(for: .event) == .fullAccess)
      store.requestFullAccessToReminders(completion: note)
      #expect(phone.prompts.first?.title == "“App” Would Like to Access Your Reminders")
      try phone.answerPrompt("Don’t Allow")
      #expect(EKEventStore.authorizationStatus(for: .reminder) == .denied)
      #expect(answers.value == [true, true, false])
    }

    @Test("saves, finds, changes and removes events, and records it")
    func events() throws {
      prepare()
      let event = makeEvent("Tea", at: 10)
      #expect(event.isNew)
      try store.save(event, span: .thisEvent)
      #expect(days(0, 1).map(\.title) == ["Tea"])
      #expect(days(1, 2).isEmpty)
      let found = try #require(store.event(withIdentifier: event.eventIdentifier))
      found.title = "Coffee"
      found.addAlarm(EKAlarm(relativeOffset: -600))
      try store.save(found, span: .thisEvent, commit: true)
      #expect(phone.calendarEvents.map(\.title) == ["Coffee"])
      #expect(phone.calendarEvents.first?.alarms == [-600])
      try store.remove(found, span: .thisEvent)
      #expect(phone.calendarEvents.isEmpty)
      #expect(
        phone.actDescriptions == [
          "EventKit: saves the event \"Tea\"", "EventKit: saves the event \"Coffee\"",
          "EventKit: removes the event \"Coffee\"",
        ])
    }

    @Test("keeps the place of an event, which is gone with another name")
    func places() throws {
      prepare()
      let event = makeEvent("Tea", at: 2)
      let place = EKStructuredLocation(title: "Garden")
      place.geoLocation = CLLocation(latitude: 1, longitude: 2)
      event.structuredLocation = place
      #expect(event.location == "Garden")
      try store.save(event, span: .thisEvent)
      let found = try #require(days(0, 1).first)
      #expect(found.location == "Garden" && found.structuredLocation?.geoLocation?.coordinate.longitude == 2)
      #expect((place.copy() as? EKStructuredLocation)?.geoLocation?.coordinate.latitude == 1)
      found.location = "Kitchen"
      #expect(found.structuredLocation?.title == "Kitchen" && found.structuredLocation?.geoLocation == nil)
      found.location = nil
      #expect(found.structuredLocation == nil)
    }

    @Test("refuses events without a calendar or with wrong dates, and read-only calendars")
    func wrongEvents() {
      prepare()
      let event = makeEvent("Tea", at: 1)
      event.calendar = nil
      #expect(throws: EKError(.noCalendar)) { try store.save(event, span: .thisEvent) }
      event.calendar = store.defaultCalendarForNewEvents
      event.endDate = hour(0)
      #expect(throws: EKError(.datesInverted)) { try store.save(event, span: .thisEvent) }
      event.startDate = nil
      #expect(throws: EKError(.noStartDate)) { try store.save(event, span: .thisEvent) }
      phone.calendars = [PhoneCalendar(id: "holidays", title: "Holidays", isReadOnly: true)]
      #expect(store.defaultCalendarForNewEvents == nil)
      event.startDate = hour(0)
      event.calendar = store.calendars(for: .event).first
      #expect(throws: EKError(.calendarReadOnly)) { try store.save(event, span: .thisEvent) }
    }

    @Test("shows nothing without a permission, and lets an app add what it may not read")
    func refusals() throws {
      prepare(.writeOnly)
      try store.save(makeEvent("Tea", at: 10), span: .thisEvent)
      #expect(phone.calendarEvents.count == 1)
      #expect(days(0, 1).isEmpty && store.calendars(for: .event).isEmpty)
      for authorization in [PhoneAuthorization.denied, .restricted, .notDetermined] {
        phone.permissions[.calendars] = authorization
        #expect(days(0, 1).isEmpty)
        let event = EKEvent(eventStore: store)
        #expect(throws: EKError(.eventStoreNotAuthorized)) { try store.save(event, span: .thisEvent) }
      }
    }

    @Test("repeats events, and changes one time or all that follow")
    func repetitions() throws {
      prepare()
      let event = makeEvent("Run", at: 8)
      event.addRecurrenceRule(
        EKRecurrenceRule(recurrenceWith: .daily, interval: 2, end: EKRecurrenceEnd(occurrenceCount: 4)))
      try store.save(event, span: .futureEvents)
      func starts() -> [Int] { days(0, 30).map { Int($0.startDate.timeIntervalSince(hour(0)) / 3600) } }
      #expect(starts() == [8, 56, 104, 152])
      try store.remove(days(2, 3)[0], span: .thisEvent)
      #expect(starts() == [8, 104, 152])
      let third = days(4, 5)[0]
      third.startDate = hour(106)
      third.endDate = hour(107)
      try store.save(third, span: .thisEvent)
      #expect(starts() == [8, 106, 152])
      try store.remove(days(6, 7)[0], span: .futureEvents)
      #expect(starts() == [8, 106])
    }

    @Test("repeats weekly on days, monthly where the day is, and until a date")
    func rules() throws {
      prepare()
      var event = PhoneEvent(id: "a", title: "Yoga", start: hour(0), end: hour(1))
      // 1 May 2024 is a Wednesday.
      event.recurrence = PhoneRecurrence(.weekly, end: hour(24 * 9), weekdays: [.monday, .wednesday])
      phone.calendarEvents = [event]
      #expect(days(0, 60).map { Int($0.startDate.timeIntervalSince(hour(0)) / 86_400) } == [0, 5, 7])
      event.start = hour(30 * 24)
      event.end = hour(30 * 24 + 1)
      event.recurrence = PhoneRecurrence(.monthly, count: 3)
      phone.calendarEvents = [event]
      // 31 May, 31 July and 31 August.
      #expect(days(0, 200).map { Int($0.startDate.timeIntervalSince(hour(0)) / 86_400) } == [30, 91, 122])
    }

    @Test("completes reminders, finds them by what is due, and tells about changes")
    func reminders() throws {
      prepare()
      let changes = Locked(0)
      let observer = NotificationCenter.default.addObserver(forName: .EKEventStoreChanged, object: nil, queue: nil) {
        _ in
        changes.withLock { $0 += 1 }
      }
      defer { NotificationCenter.default.removeObserver(observer) }
      let reminder = EKReminder(eventStore: store)
      reminder.title = "Water plants"
      reminder.calendar = store.defaultCalendarForNewReminders()
      reminder.dueDateComponents = DateComponents(year: 2024, month: 5, day: 1, hour: 12)
      try store.save(reminder, commit: true)
      func titles(_ predicate: NSPredicate) -> [String]? {
        let found = Locked<[String]?>(nil)
        store.fetchReminders(matching: predicate) { reminders in found.withLock { $0 = reminders?.map(\.title) } }
        screen.advance(by: 0.1)
        return found.value
      }
      let due = store.predicateForIncompleteReminders(withDueDateStarting: hour(0), ending: hour(24), calendars: nil)
      #expect(titles(due) == ["Water plants"])
      #expect(changes.value >= 1)
      reminder.isCompleted = true
      try store.save(reminder, commit: true)
      #expect(phone.reminders.first?.completion == phone.now || phone.reminders.first?.completion != nil)
      #expect(titles(due) == [])
      #expect(titles(store.predicateForReminders(in: nil)) == ["Water plants"])
      phone.permissions[.reminders] = .denied
      #expect(titles(due) == nil)
    }

    @Test("has one calendar and one list at first, and takes others")
    func calendars() throws {
      prepare()
      #expect(store.calendars(for: .event).map(\.title) == ["Calendar"])
      #expect(store.calendars(for: .reminder).map(\.title) == ["Reminders"])
      let calendar = EKCalendar(for: .event, eventStore: store)
      calendar.title = "Work"
      try store.saveCalendar(calendar, commit: true)
      #expect(store.calendars(for: .event).map(\.title) == ["Calendar", "Work"])
      let event = makeEvent("Meeting", at: 1)
      event.calendar = calendar
      try store.save(event, span: .thisEvent)
      let work = store.predicateForEvents(withStart: hour(0), end: hour(24), calendars: [calendar])
      #expect(store.events(matching: work).map(\.title) == ["Meeting"])
      try store.removeCalendar(calendar, commit: true)
      #expect(phone.calendarEvents.isEmpty)
    }
  }
#endif
