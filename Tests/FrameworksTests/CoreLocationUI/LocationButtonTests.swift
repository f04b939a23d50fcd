#if os(Linux)
  import FlowCoreLocationUI
  import PhoneSimulation
  import SwiftUI
  import Testing
  import UIAutomation

  private struct Finder: View {
    @State private var text = "unknown"
    private let manager = CLLocationManager()

    var body: some View {
      VStack {
        LocationButton(.shareCurrentLocation) {
          text = manager.location.map { "\($0.coordinate.latitude)" } ?? "not permitted"
        }
        Text(text)
      }
    }
  }

  @Suite("A button for the location") @MainActor
  struct LocationButtonTests {
    private let screen = Screen(device: .iPhone)
    private var app: XCUIApplication { XCUIApplication(screen: screen) }

    @Test("permits the location once, without a prompt")
    func once() {
      screen.show(Finder())
      app.buttons["Share Current Location"].tap()
      #expect(screen.phone.permissions[.location] == .once)
      #expect(screen.phone.prompts.isEmpty)
      #expect(app.staticTexts["37.3349"].exists)
    }

    @Test("does not overrule a person who has declined")
    func declined() {
      screen.show(Finder())
      screen.phone.permissions[.location] = .denied
      app.buttons["Share Current Location"].tap()
      #expect(screen.phone.permissions[.location] == .denied)
      #expect(app.staticTexts["not permitted"].exists)
    }

    @Test("without a title is named all the same")
    func symbol() {
      screen.show(LocationButton(nil) {})
      #expect(app.buttons["Current Location"].exists)
    }
  }
#endif
