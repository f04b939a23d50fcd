#if os(Linux)
  import FlowAppIntents
  import FlowWidgetKit
  import Locking
  import PhoneSimulation
  import SwiftUI
  import Testing
  import UIAutomation

  private let isRunning = Locked(false)

  private struct SetTimer: SetValueIntent {
    static let title: LocalizedStringResource = "Set the timer"
    @Parameter(title: "Is running") var value: Bool

    func perform() async throws -> some IntentResult {
      isRunning.value = value
      return .result()
    }
  }

  private struct TimerControl: ControlWidget {
    struct Provider: ControlValueProvider {
      var previewValue: Bool { true }
      func currentValue() async throws -> Bool { isRunning.value }
    }

    var body: some ControlWidgetConfiguration {
      StaticControlConfiguration(kind: "timer", provider: Provider()) { value in
        ControlWidgetToggle("Timer", isOn: value, action: SetTimer()) { Label($0 ? "On" : "Off", systemImage: "timer") }
          .tint(.red)
      }
      .displayName("A timer")
      .description("Starts a timer.")
    }
  }

  private struct Configuration: ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Configuration"
    @Parameter(title: "Name", default: "Egg") var name: String
  }

  private struct NamedControl: ControlWidget {
    struct Provider: AppIntentControlValueProvider {
      func previewValue(configuration: Configuration) -> String { "Preview \(configuration.name)" }
      func currentValue(configuration: Configuration) async throws -> String { configuration.name }
    }

    var body: some ControlWidgetConfiguration {
      AppIntentControlConfiguration(kind: "named", provider: Provider()) { name in
        ControlWidgetButton(action: SetTimer()) { Text(name) }
      }
      .promptsForUserConfiguration()
    }
  }

  private struct Entry: TimelineEntry {
    let date: Date
  }

  private struct EntryProvider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .distantPast) }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
      completion(placeholder(in: context))
    }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
      completion(Timeline(entries: [placeholder(in: context)], policy: .never))
    }
  }

  private struct Clock: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "clock", provider: EntryProvider()) { _ in Text("Clock") }
    }
  }

  private struct Bundle: WidgetBundle {
    var body: some Widget {
      Clock()
      TimerControl()
      NamedControl()
    }
  }

  @Suite("Controls") @MainActor
  struct SimulatedControlTests {
    private let screen = Screen(device: .iPhone)
    private var app: XCUIApplication { XCUIApplication(screen: screen) }

    @Test("are declared beside the widgets of a bundle")
    func bundle() throws {
      #expect(SimulatedWidget.all(in: Bundle()).map(\.kind) == ["clock"])
      #expect(SimulatedControl.all(in: Bundle()).map(\.kind) == ["timer", "named"])
      let control = try SimulatedControl(TimerControl())
      #expect(control.displayName.map { String(localized: $0) } == "A timer")
      #expect(control.description.map { String(localized: $0) } == "Starts a timer.")
    }

    @Test("show the value of their provider, and a tap sets the other one")
    func toggle() async throws {
      isRunning.value = false
      let control = try SimulatedControl(TimerControl())
      screen.show(control.preview())
      #expect(app.switches.firstMatch.label.hasSuffix("On"))
      #expect(app.switches.firstMatch.value as? String == "1")
      screen.show(try await control.view())
      #expect(app.switches.firstMatch.label.hasSuffix("Off"))
      app.switches.firstMatch.tap()
      #expect(await screen.wait(upTo: 1) { isRunning.value })
      screen.show(try await control.view())
      #expect(app.switches.firstMatch.value as? String == "1")
    }

    @Test("have the configuration that a test gives, or its defaults")
    func configuration() async throws {
      let control = try SimulatedControl(NamedControl())
      screen.show(control.preview())
      #expect(app.buttons["Preview Egg"].exists)
      let other = Configuration()
      other.name = "Tea"
      screen.show(try await control.view(intent: other))
      #expect(app.buttons["Tea"].exists)
    }

    @Test("are reloaded by the app, which the phone records")
    func reloads() {
      let phone = SimulatedPhone()
      phone.use {
        ControlCenter.shared.reloadControls(ofKind: "timer")
        ControlCenter.shared.reloadAllControls()
      }
      #expect(
        phone.actDescriptions == [
          "WidgetKit: reloads the controls of the kind timer", "WidgetKit: reloads all controls",
        ])
    }
  }
#endif
