import SwiftUI
import Testing

@testable import UIAutomation

@Suite("Monitors of interruptions") @MainActor
struct InterruptionsTests {
  private struct Asking: View {
    @State private var isAsking = true
    @State private var count = 0

    var body: some View {
      Button("Count \(count)") { count += 1 }
        .alert("Really?", isPresented: $isAsking) { Button("No") {} }
        .frame(maxHeight: .infinity, alignment: .top)
    }
  }

  private let session = AutomationSession()

  private func makeApp() -> XCUIApplication {
    let screen = Screen(device: .iPhone)
    screen.show(Asking())
    return XCUIApplication(screen: screen, session: session)
  }

  @Test("the latest monitor is asked first, and an earlier one if it does not handle the alert")
  func order() {
    let app = makeApp()
    var asked: [String] = []
    _ = session.interruptions.add(description: "first") { alert in
      asked.append("first \(alert.label)")
      alert.buttons["No"].tap()
      return true
    }
    _ = session.interruptions.add(description: "second") { _ in
      asked.append("second")
      return false
    }
    app.buttons["Count 0"].tap()
    #expect(asked == ["second", "first Really?"])
    #expect(app.buttons["Count 1"].exists)
  }

  @Test("a monitor is asked before a touch of a coordinate, unless that is on the alert")
  func coordinates() {
    let app = makeApp()
    var asked: [String] = []
    _ = session.interruptions.add(description: "No") { alert in
      asked.append(alert.label)
      alert.buttons["No"].tap()
      return true
    }
    app.alerts.buttons["No"].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).tap()
    #expect(asked == [] && !app.alerts.firstMatch.exists)
    let place = app.buttons["Count 0"].frame
    let other = makeApp()
    other.coordinate(withNormalizedOffset: .zero).withOffset(CGVector(dx: place.midX, dy: place.midY)).tap()
    #expect(asked == ["Really?"])
    #expect(other.buttons["Count 1"].exists)
  }

  @Test("a monitor that was removed is not asked, nor one for a button of the alert itself")
  func removed() {
    let app = makeApp()
    var asked = 0
    let token = session.interruptions.add(description: "removed") { _ in
      asked += 1
      return true
    }
    app.alerts.buttons["No"].tap()
    #expect(asked == 0)
    session.interruptions.remove(token)
    let other = makeApp()
    #expect(failures { other.buttons["Count 0"].tap() }.count == 1)
    #expect(asked == 0)
  }
}
