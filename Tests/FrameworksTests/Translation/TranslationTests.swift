#if os(Linux)
  import FlowTranslation
  import PhoneSimulation
  import SwiftUI
  import Testing
  import UIAutomation

  private struct Menu: View {
    @State private var configuration: TranslationSession.Configuration?
    @State private var text = "Tea"
    @State private var isShown = false

    var body: some View {
      Text(text)
      Button("German") { configuration = .init(target: Locale.Language(identifier: "de")) }
      Button("Show") { isShown = true }
        .translationPresentation(isPresented: $isShown, text: "Tea") { text = "replaced by \($0)" }
        .translationTask(configuration) { session in
          do { text = try await session.translate("Tea").targetText } catch { text = "\(error)" }
        }
    }
  }

  @Suite("Translation") @MainActor
  struct TranslationTests {
    private let german = Locale.Language(identifier: "de")
    private let english = Locale.Language(identifier: "en")

    @Test("starts a session when a view gets a configuration, and answers from the phone's table")
    func task() async {
      let screen = Screen(device: .iPhone)
      screen.phone.translations = ["de": ["Tea": "Tee"]]
      screen.show(VStack { Menu() })
      let app = XCUIApplication(screen: screen)
      #expect(app.staticTexts["Tea"].exists)
      app.buttons["German"].tap()
      #expect(await screen.wait(upTo: 1) { app.staticTexts["Tee"].exists })
    }

    @Test("shows the system's sheet with the translation, which replaces the text")
    func sheet() {
      let screen = Screen(device: .iPhone)
      screen.phone.translations = ["de": ["Tea": "Tee"]]
      screen.show(VStack { Menu() })
      let app = XCUIApplication(screen: screen)
      app.buttons["Show"].tap()
      #expect(app.navigationBars["Translate"].exists && app.staticTexts["Tee"].exists)
      app.buttons["Replace with Translation"].tap()
      #expect(app.staticTexts["replaced by Tee"].exists)
    }

    @Test("refuses languages and texts that the table lacks, and empty texts")
    func refusals() async throws {
      let phone = SimulatedPhone()
      try await SimulatedPhone.$running.withValue(phone) {
        let session = TranslationSession(installedSource: english, target: german)
        await #expect(throws: TranslationError.unsupportedTargetLanguage) { try await session.translate("Tea") }
        #expect(await LanguageAvailability().status(from: english, to: german) == .unsupported)
        phone.translations = ["de": ["Tea": "Tee"]]
        #expect(await LanguageAvailability().status(from: english, to: german) == .installed)
        await #expect(throws: TranslationError.unableToIdentifyLanguage) { try await session.translate("Coffee") }
        await #expect(throws: TranslationError.nothingToTranslate) { try await session.translate(" ") }
        let batch = try await session.translations(from: [.init(sourceText: "Tea", clientIdentifier: "1")])
        #expect(batch.map(\.targetText) == ["Tee"] && batch.map(\.clientIdentifier) == ["1"])
      }
    }
  }

  @Suite("A session of translation", .ownPhone) @MainActor
  struct TranslationSessionTests {
    @Test("is ready if the phone has its language")
    func ready() async {
      SimulatedPhone.current.translations = ["de": ["Tea": "Tee"]]
      let english = Locale.Language(identifier: "en")
      let german = TranslationSession(installedSource: english, target: Locale.Language(identifier: "de"))
      let french = TranslationSession(installedSource: english, target: Locale.Language(identifier: "fr"))
      let (ready, missing) = (await german.isReady, await french.isReady)
      #expect(ready && !missing)
    }
  }
#endif
