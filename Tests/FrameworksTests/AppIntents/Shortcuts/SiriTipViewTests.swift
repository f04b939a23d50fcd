#if os(Linux)
  import FlowAppIntents
  import SwiftUI
  import Testing
  import UIAutomation

  struct PourIntent: AppIntent {
    static let title: LocalizedStringResource = "Pour"
    func perform() async throws -> some IntentResult { .result() }
  }

  private struct SilentIntent: AppIntent {
    static let title: LocalizedStringResource = "Silent"
    func perform() async throws -> some IntentResult { .result() }
  }

  struct PourShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
      AppShortcut(intent: PourIntent(), phrases: ["Pour with \(.applicationName)"])
    }
  }

  @Suite("Tips for Siri", .ownPhone) @MainActor
  struct SiriTipViewTests {
    private struct Tips: View {
      @State private var isVisible = true

      var body: some View {
        SiriTipView(intent: PourIntent(), isVisible: $isVisible).siriTipViewStyle(.dark)
        SiriTipView(intent: SilentIntent())
        Text(isVisible ? "shown" : "closed")
      }
    }

    @Test("show the phrase of the app's shortcut, and can be closed; an intent without a phrase has none")
    func tips() {
      let screen = Screen(device: .iPhone15)
      screen.phone.appName = "Kettle"
      screen.show(VStack { Tips() })
      let app = XCUIApplication(screen: screen)
      #expect(app.staticTexts["“Pour with Kettle”"].exists && app.staticTexts.count == 2)
      app.buttons["Close"].tap()
      #expect(app.staticTexts["closed"].exists && app.staticTexts.count == 1)
    }
  }
#endif
