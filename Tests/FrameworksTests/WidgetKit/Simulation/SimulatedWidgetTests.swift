#if os(Linux)
  import FlowAppIntents
  import FlowWidgetKit
  import Locking
  import PhoneSimulation
  import SwiftUI
  import Testing
  import UIAutomation

  struct CupEntry: TimelineEntry {
    let date: Date
    let cups: Int
  }

  struct CupView: View {
    let entry: CupEntry
    @Environment(\.widgetFamily) private var family
    @Environment(\.showsWidgetContainerBackground) private var showsBackground

    var body: some View {
      VStack {
        Text("\(entry.cups) cups")
        Text("\(family)")
        if !showsBackground { Text("no background") }
      }
      .containerBackground(for: .widget) { Color.red }
      .widgetURL(URL(string: "tea://cups"))
    }
  }

  struct CupProvider: TimelineProvider {
    /// The cups of the first entry, which tests change.
    static let cups = Locked(1)

    func placeholder(in context: Context) -> CupEntry { CupEntry(date: .distantPast, cups: 0) }

    func getSnapshot(in context: Context, completion: @escaping (CupEntry) -> Void) {
      completion(CupEntry(date: SimulatedPhone.current.now, cups: context.isPreview ? 5 : 6))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<CupEntry>) -> Void) {
      let now = SimulatedPhone.current.now
      let first = Self.cups.value
      completion(
        Timeline(
          entries: (0..<3).map { CupEntry(date: now + Double($0) * 3600, cups: first + $0) }, policy: .atEnd))
    }
  }

  struct CupWidget: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "cups", provider: CupProvider()) { CupView(entry: $0) }
        .configurationDisplayName("Cups")
        .description("How many")
        .supportedFamilies([.systemSmall, .systemMedium, .accessoryCircular])
    }
  }

  private struct OldWidget: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "old", provider: CupProvider()) { Text("\($0.cups)") }
    }
  }

  private struct SilentProvider: TimelineProvider {
    func placeholder(in context: Context) -> CupEntry { CupEntry(date: .distantPast, cups: 0) }
    func getSnapshot(in context: Context, completion: @escaping (CupEntry) -> Void) {}
    func getTimeline(in context: Context, completion: @escaping (Timeline<CupEntry>) -> Void) {}
  }

  private struct SilentWidget: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "silent", provider: SilentProvider()) { Text("\($0.cups)") }
    }
  }

  private struct Bundle: WidgetBundle {
    @WidgetBundleBuilder var body: some Widget {
      CupWidget()
      if #available(iOS 17, *) { OldWidget() }
    }
  }

  @Suite("A widget") @MainActor
  struct SimulatedWidgetTests {
    private let screen = Screen(device: .iPhone)
    private var app: XCUIApplication { XCUIApplication(screen: screen) }

    @Test("has the sizes of Apple's table for each screen")
    func sizes() {
      let phone = CGSize(width: 393, height: 852)
      #expect(WidgetFamily.systemSmall.size(on: phone) == CGSize(width: 158, height: 158))
      #expect(WidgetFamily.systemMedium.size(on: CGSize(width: 852, height: 393)) == CGSize(width: 338, height: 158))
      #expect(WidgetFamily.accessoryRectangular.size(on: phone) == CGSize(width: 160, height: 72))
      #expect(WidgetFamily.systemLarge.size(on: CGSize(width: 430, height: 932)) == CGSize(width: 364, height: 382))
      #expect(WidgetFamily.systemExtraLarge.size(on: CGSize(width: 1024, height: 1366)).width == 748)
      #expect(WidgetFamily.systemSmall.size(on: CGSize(width: 402, height: 874)) == CGSize(width: 158, height: 158))
    }

    @Test("gives a placeholder, a snapshot and a timeline, drawn at the size of the family")
    func entries() async throws {
      let widget = try SimulatedWidget(CupWidget())
      let placeholder = try widget.placeholder(in: .systemSmall)
      #expect(placeholder.size == CGSize(width: 158, height: 158))
      let snapshot = try await widget.snapshot(in: .systemMedium)
      #expect((snapshot.value as? CupEntry)?.cups == 5)
      let timeline = try await widget.timeline(in: .systemSmall)
      #expect(timeline.entries.compactMap { ($0.value as? CupEntry)?.cups } == [1, 2, 3])
      #expect(timeline.policy == .atEnd)
      #expect((timeline.entry(at: timeline.entries[1].date + 60)?.value as? CupEntry)?.cups == 2)
      screen.show(snapshot.view)
      #expect(app.staticTexts["5 cups"].exists)
      #expect(app.staticTexts["systemMedium"].exists)
      #expect(
        DeclaredPreview.sizeThatFits(
          snapshot.view, offered: CGSize(width: 390, height: 844), environment: EnvironmentValues())
          == CGSize(width: 338, height: 158))
    }

    @Test("has the background of its content, and opens the app's address after a tap")
    func background() async throws {
      let opened = Locked<[String]>([])
      let view = try await SimulatedWidget(CupWidget()).snapshot(in: .systemSmall).view
      screen.show(
        view.environment(
          \.openURL,
          OpenURLAction { url in
            opened.value.append(url.absoluteString)
            return .handled
          }))
      #expect(!app.staticTexts["missing containerBackground"].exists)
      let label = app.staticTexts["5 cups"].frame
      let color = screen.color(label.midX, label.minY - 40)
      #expect(color.red > 230 && color.green < 100 && color.blue < 100)
      try screen.savePicture("widget")
      app.staticTexts["5 cups"].tap()
      #expect(opened.value == ["tea://cups"])
    }

    @Test("on the lock screen has no background, says its environment")
    func accessory() async throws {
      let widget = try SimulatedWidget(CupWidget())
      screen.show(try await widget.snapshot(in: .accessoryCircular).view)
      #expect(app.staticTexts["no background"].exists)
    }

    @Test("without a background shows what iOS shows instead")
    func missingBackground() async throws {
      screen.show(try await SimulatedWidget(OldWidget()).snapshot(in: .systemSmall).view)
      #expect(app.staticTexts["Please adopt containerBackground API"].exists)
    }

    @Test("is refused in a family that it does not have, and if its provider does not answer")
    func refusals() async throws {
      let widget = try SimulatedWidget(CupWidget())
      #expect(throws: SimulatedWidgetError.self) { try widget.placeholder(in: .systemLarge) }
      let error = await #expect(throws: SimulatedWidgetError.self) { try await widget.timeline(in: .accessoryInline) }
      #expect(
        error?.description
          == "The widget \"cups\" has no family accessoryInline. It has: systemSmall, systemMedium, accessoryCircular.")
      await #expect(throws: SimulatedWidgetError.noAnswer) {
        try await SimulatedWidget(SilentWidget()).timeline(in: .systemSmall)
      }
    }

    @Test("is one of its bundle, in order, also behind a condition on the system")
    func bundle() {
      #expect(SimulatedWidget.all(in: Bundle()).map(\.kind) == ["cups", "old"])
    }

    @Test("on the home screen shows the entry of the time, and asks for others after the last one")
    func installed() async throws {
      let installed = try await SimulatedPhone.$running.withValue(screen.phone) {
        try await screen.phone.install(SimulatedWidget(CupWidget()), in: .systemSmall)
      }
      screen.show(installed.view)
      #expect(app.staticTexts["1 cups"].exists)
      screen.advance(by: 3601)
      #expect(app.staticTexts["2 cups"].exists)
      #expect(installed.reloadCount == 1)
      screen.advance(by: 3600)
      #expect(await screen.wait(upTo: 2) { installed.reloadCount == 2 })
    }

    @Test("on the home screen is reloaded by the app, which finds it among its configurations")
    func center() async throws {
      let installed = try await SimulatedPhone.$running.withValue(screen.phone) {
        try await screen.phone.install(SimulatedWidget(CupWidget()), in: .systemMedium)
      }
      let infos = try await SimulatedPhone.$running.withValue(screen.phone) {
        WidgetCenter.shared.reloadTimelines(ofKind: "others")
        WidgetCenter.shared.reloadTimelines(ofKind: "cups")
        return try await WidgetCenter.shared.currentConfigurations()
      }
      #expect(infos.map(\.debugDescription) == ["cups (systemMedium)"])
      #expect(await screen.wait(upTo: 2) { installed.reloadCount == 2 })
      #expect(
        screen.phone.actDescriptions == [
          "WidgetKit: reloads the widgets of the kind others", "WidgetKit: reloads the widgets of the kind cups",
        ])
    }
  }
#endif
