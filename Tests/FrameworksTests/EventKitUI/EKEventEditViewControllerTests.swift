#if os(Linux)
  import FlowEventKitUI
  import PhoneSimulation
  import SwiftUI
  import Testing
  import UIAutomation

  private struct Editor: UIViewControllerRepresentable {
    let event: EKEvent?
    @Binding var isShown: Bool
    @Binding var result: String

    func makeUIViewController(context: Context) -> EKEventEditViewController {
      let controller = EKEventEditViewController()
      controller.event = event
      controller.editViewDelegate = context.coordinator
      return controller
    }

    func updateUIViewController(_ controller: EKEventEditViewController, context: Context) {}
    func makeCoordinator() -> Coordinator { Coordinator($isShown, $result) }

    @MainActor final class Coordinator: NSObject, EKEventEditViewDelegate {
      let isShown: Binding<Bool>
      let result: Binding<String>

      init(_ isShown: Binding<Bool>, _ result: Binding<String>) { (self.isShown, self.result) = (isShown, result) }

      func eventEditViewController(
        _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction
      ) {
        isShown.wrappedValue = false
        result.wrappedValue = "\(action)"
      }
    }
  }

  private struct Plan: View {
    let event: EKEvent?
    @State private var isShown = false
    @State private var result = ""

    var body: some View {
      Button("Plan") { isShown = true }
        .sheet(isPresented: $isShown) { Editor(event: event, isShown: $isShown, result: $result) }
      Text(result)
    }
  }

  @Suite("The editor of events", .ownPhone) @MainActor
  struct EKEventEditViewControllerTests {
    private let screen = Screen(device: .iPhone)

    private func open(_ event: EKEvent? = nil) -> XCUIApplication {
      screen.show(Plan(event: event))
      let app = XCUIApplication(screen: screen)
      app.buttons["Plan"].tap()
      return app
    }

    @Test("saves a new event in the person's calendar, without a permission")
    func saving() throws {
      let app = open()
      #expect(app.navigationBars["New Event"].exists && !app.buttons["Delete Event"].exists)
      app.textFields["Title"].tap()
      app.textFields["Title"].typeText("Tea")
      app.buttons["Add"].tap()
      #expect(app.staticTexts["saved"].exists)
      let event = try #require(screen.phone.calendarEvents.first)
      #expect(event.title == "Tea" && event.end.timeIntervalSince(event.start) == 3600)
      #expect(event.start > screen.phone.now && event.start.timeIntervalSince(screen.phone.now) <= 3600)
      #expect(EKEventStore.authorizationStatus(for: .event) == .notDetermined)
    }

    @Test("changes nothing when it is cancelled")
    func cancelling() {
      let app = open()
      app.textFields["Title"].tap()
      app.textFields["Title"].typeText("Tea")
      app.buttons["Cancel"].tap()
      #expect(app.staticTexts["canceled"].exists && screen.phone.calendarEvents.isEmpty)
    }

    @Test("shows what an event has, changes it, and deletes it")
    func changing() throws {
      let store = EKEventStore()
      let event = EKEvent(eventStore: store)
      (event.title, event.location) = ("Lunch", "Garden")
      (event.startDate, event.endDate) = (screen.phone.now, screen.phone.now.addingTimeInterval(600))
      event.calendar = store.calendarOfPerson
      try store.saveForPerson(event, span: .thisEvent)
      let app = open(event)
      #expect(app.navigationBars["Edit Event"].exists && app.textFields["Location"].value as? String == "Garden")
      app.textFields["Title"].tap()
      app.textFields["Title"].typeText("!")
      app.buttons["Done"].firstMatch.tap()
      #expect(app.staticTexts["saved"].exists && screen.phone.calendarEvents.map(\.title) == ["Lunch!"])
      app.buttons["Plan"].tap()
      app.buttons["Delete Event"].tap()
      #expect(app.staticTexts["deleted"].exists && screen.phone.calendarEvents.isEmpty)
    }
  }
#endif
