import FlowEventKit
import FlowUIKit
import Foundation
import PhoneSimulation
import SwiftUI

/// What the person did with an event.
public enum EKEventEditViewAction: Int, Sendable {
  case canceled = 0
  case saved = 1
  case deleted = 2
}

/// Learns what the person did with an event.
@MainActor @preconcurrency
public protocol EKEventEditViewDelegate: NSObjectProtocol {
  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
  func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar
}

extension EKEventEditViewDelegate {
  public func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar {
    controller.eventStore.calendarOfPerson
  }
}

/// The system's editor of an event, with its title, place, dates and notes. The app needs no permission for what the person
/// saves there, in the calendar of the event or that of new events.
open class EKEventEditViewController: UINavigationController {
  open weak var editViewDelegate: (any EKEventEditViewDelegate)?
  open var eventStore = EKEventStore()

  /// The event; a new one if it is `nil` when the editor is shown.
  open var event: EKEvent?

  public convenience init() { self.init(nibName: nil, bundle: nil) }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nil, bundle: nil)
    systemContent = SystemContent({ [weak self] in AnyView(EventEditor(self)) })
  }

  public required init?(coder: NSCoder) { nil }

  /// Ends without a change.
  open func cancelEditing() { finish(.canceled) }

  fileprivate var isNew: Bool { event?.eventIdentifier.isEmpty ?? true }

  /// Saves the event, and ends.
  ///
  /// - Returns: Why it cannot be saved.
  fileprivate func save(_ draft: EventDraft) -> String? {
    let event = event ?? EKEvent(eventStore: eventStore)
    draft.write(to: event)
    if event.calendar == nil {
      event.calendar =
        editViewDelegate?.eventEditViewControllerDefaultCalendar(forNewEvents: self) ?? eventStore.calendarOfPerson
    }
    self.event = event
    do {
      try eventStore.saveForPerson(event, span: .thisEvent)
      finish(.saved)
      return nil
    } catch { return error.localizedDescription }
  }

  fileprivate func delete() {
    if let event { try? eventStore.removeForPerson(event, span: .thisEvent) }
    finish(.deleted)
  }

  private func finish(_ action: EKEventEditViewAction) {
    editViewDelegate?.eventEditViewController(self, didCompleteWith: action)
  }
}

/// What the person types.
private struct EventDraft {
  var title = ""
  var location = ""
  var notes = ""
  var start = Date.distantPast
  var end = Date.distantPast
  var isAllDay = false

  @MainActor init(_ event: EKEvent?) {
    title = event?.title ?? ""
    location = event?.location ?? ""
    notes = event?.notes ?? ""
    // A new event begins at the next hour.
    start = event?.startDate ?? Self.nextHour
    end = event?.endDate ?? start.addingTimeInterval(3600)
    isAllDay = event?.isAllDay ?? false
  }

  private static var nextHour: Date {
    let now = SimulatedPhone.current.now.timeIntervalSinceReferenceDate
    return Date(timeIntervalSinceReferenceDate: (now / 3600).rounded(.down) * 3600 + 3600)
  }

  func write(to event: EKEvent) {
    event.title = title.isEmpty ? "New Event" : title
    event.location = location.isEmpty ? nil : location
    event.notes = notes.isEmpty ? nil : notes
    (event.startDate, event.endDate, event.isAllDay) = (start, max(start, end), isAllDay)
  }
}

private struct EventEditor: View {
  let controller: EKEventEditViewController?
  @State private var draft: EventDraft
  @State private var problem: String?

  init(_ controller: EKEventEditViewController?) {
    self.controller = controller
    draft = EventDraft(controller?.event)
  }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Title", text: $draft.title)
          TextField("Location", text: $draft.location)
        }
        Section {
          Toggle("All-day", isOn: $draft.isAllDay)
          DatePicker("Starts", selection: $draft.start)
          DatePicker("Ends", selection: $draft.end)
        }
        Section { TextField("Notes", text: $draft.notes, axis: .vertical) }
        if controller?.isNew == false {
          Section { Button("Delete Event", role: .destructive) { controller?.delete() } }
        }
      }
      .navigationTitle(Text(verbatim: controller?.isNew == false ? "Edit Event" : "New Event"))
      .navigationBarTitleDisplayMode(.inline)
      .alert("Cannot Save Event", isPresented: Binding(get: { problem != nil }, set: { if !$0 { problem = nil } })) {
      } message: {
        Text(verbatim: problem ?? "")
      }
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { controller?.cancelEditing() } }
        ToolbarItem(placement: .confirmationAction) {
          Button(controller?.isNew == false ? "Done" : "Add") { problem = controller?.save(draft) }.disabled(
            draft.end < draft.start)
        }
      }
    }
  }
}

/// What the person did with an event.
public enum EKEventViewAction: Int, Sendable {
  case done = 0
  case responded = 1
  case deleted = 2
}

/// Learns what the person did with an event.
@MainActor @preconcurrency
public protocol EKEventViewDelegate: NSObjectProtocol {
  func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}

/// Shows an event.
open class EKEventViewController: UIViewController {
  open weak var delegate: (any EKEventViewDelegate)?
  open var event: EKEvent!
  open var allowsEditing = false
  open var allowsCalendarPreview = false

  public override init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
    super.init(nibName: nil, bundle: nil)
    systemContent = SystemContent({ [weak self] in AnyView(EventDetails(controller: self)) })
  }

  public required init?(coder: NSCoder) { nil }

  fileprivate func finish(_ action: EKEventViewAction) { delegate?.eventViewController(self, didCompleteWith: action) }
}

private struct EventDetails: View {
  let controller: EKEventViewController?

  var body: some View {
    if let controller, let event = controller.event {
      NavigationStack {
        List {
          Text(verbatim: event.title ?? "").font(.headline)
          if let location = event.location { Text(verbatim: location) }
          if let start = event.startDate { LabeledContent("Starts") { Text(start, format: .dateTime) } }
          if let end = event.endDate { LabeledContent("Ends") { Text(end, format: .dateTime) } }
          if let notes = event.notes { Text(verbatim: notes) }
        }
        .navigationTitle(Text(verbatim: "Event Details"))
        .navigationBarTitleDisplayMode(.inline)
        .toolbar { Button("Done") { controller.finish(.done) } }
      }
    }
  }
}
