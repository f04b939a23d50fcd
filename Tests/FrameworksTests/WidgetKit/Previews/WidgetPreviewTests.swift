#if os(Linux)
  import FlowActivityKit
  import FlowWidgetKit
  import PhoneSimulation
  import SwiftUI
  import Testing
  import UIAutomation

  #Preview("Widget test", as: .systemSmall) {
    CupWidget()
  } timeline: {
    CupEntry(date: Date(timeIntervalSince1970: 0), cups: 8)
    CupEntry(date: Date(timeIntervalSince1970: 3600), cups: 9)
  }

  #Preview("Provider test", as: .systemMedium) {
    CupWidget()
  } timelineProvider: {
    CupProvider()
  }

  private struct CupPreviews: PreviewProvider {
    static var previews: some View {
      CupView(entry: CupEntry(date: .distantPast, cups: 3))
        .previewContext(WidgetPreviewContext(family: .systemMedium))
        .previewDisplayName("Context test")
    }
  }

  @Suite("A preview of a widget") @MainActor
  struct WidgetPreviewTests {
    private func show(_ name: String) async throws -> Screen {
      for declaration in PreviewDeclaration.all {
        for preview in try declaration.previews() where preview.settings.displayName == name {
          let screen = Screen(device: .iPhone)
          screen.show(try await preview.content())
          return screen
        }
      }
      throw SimulatedWidgetError.noConfiguration
    }

    @Test("shows its entries with their dates")
    func timeline() async throws {
      let screen = try await show("Widget test")
      let app = XCUIApplication(screen: screen)
      #expect(app.staticTexts["8 cups"].exists)
      #expect(app.staticTexts["9 cups"].exists)
      #expect(app.staticTexts["1970-01-01 01:00:00"].exists)
    }

    @Test("shows the entries of a provider")
    func provider() async throws {
      let app = XCUIApplication(screen: try await show("Provider test"))
      #expect(app.staticTexts.matching(identifier: "systemMedium").count == 3)
    }

    @Test("shows a view in the widget of its context")
    func context() async throws {
      let screen = try await show("Context test")
      #expect(XCUIApplication(screen: screen).staticTexts["systemMedium"].exists)
    }
  }
#endif
