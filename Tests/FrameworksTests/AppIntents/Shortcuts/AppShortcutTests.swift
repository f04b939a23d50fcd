#if os(Linux)
  import FlowAppIntents
  import PhoneSimulation
  import Testing

  private struct Brew: AppIntent {
    static let title: LocalizedStringResource = "Brew"
    static let openAppWhenRun = true

    @Parameter(title: "Minutes") var minutes: Int

    init() { minutes = 3 }

    func perform() async throws -> some IntentResult { .result() }
  }

  private struct Shortcuts: AppShortcutsProvider {
    static let shortcutTileColor = ShortcutTileColor.lime

    static var appShortcuts: [AppShortcut] {
      AppShortcut(
        intent: Brew(), phrases: ["Brew in \(.applicationName)", "\(.applicationName) for \(\.$minutes)"],
        shortTitle: "Brew", systemImageName: "cup.and.saucer")
    }
  }

  @Suite("App shortcuts")
  struct AppShortcutTests {
    @Test("are listed with their phrases, which have the name of the app")
    func phrases() throws {
      let phone = SimulatedPhone()
      phone.appName = "Kettle"
      let phrases = phone.use { Shortcuts.appShortcuts.map(\.phrases) }
      #expect(phrases == [["Brew in Kettle", "Kettle for 3"]])
      let shortcut = try #require(Shortcuts.appShortcuts.first)
      #expect(shortcut.systemImageName == "cup.and.saucer")
      #expect(shortcut.intent is Brew)
      #expect(Shortcuts.shortcutTileColor == .lime)
    }

    @Test("are run as the system does, and open the app if they say so")
    @MainActor func run() async throws {
      let phone = SimulatedPhone()
      try await SimulatedPhone.$running.withValue(phone) {
        Shortcuts.updateAppShortcutParameters()
        try await Shortcuts.appShortcuts.first?.intent.run()
        try await Brew().donate()
      }
      #expect(
        phone.actDescriptions == [
          "AppIntents: updates the values of its shortcuts", "AppIntents: performs Brew",
          "AppIntents: Brew opens the app", "AppIntents: donates Brew",
        ])
    }
  }
#endif
