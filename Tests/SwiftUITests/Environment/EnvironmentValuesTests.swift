import Testing

@testable import SwiftUI

/// Facts F28 to F34 of Docs/AppleFacts.md.
@Suite("Environment") @MainActor
struct EnvironmentValuesTests {
  fileprivate struct IntKey: EnvironmentKey { static let defaultValue = 0 }
  fileprivate struct BoolKey: EnvironmentKey { static let defaultValue = false }

  private struct Reader: View {
    let log: EventLog
    @Environment(\.testNumber) private var number
    var body: some View { Color.red.onAppear { log.add("\(number)") } }
  }

  @Test("F28, F29: a child reads what was written or transformed above it")
  func writing() {
    let log = EventLog()
    let screen = Screen(size: ProposedViewSize(width: 100, height: 100))
    screen.show(
      VStack {
        Reader(log: log)
        Reader(log: log).environment(\.testNumber, 1)
        Reader(log: log).transformEnvironment(\.testNumber) { $0 = 1 }
        Reader(log: log).transformEnvironment(\.testNumber) { $0 += 1 }.environment(\.testNumber, 5)
      })
    #expect(log.lines == ["0", "1", "1", "6"])
  }

  private final class Model: ObservableObject {
    @Published var number = 1
  }

  private struct ModelReader: View {
    let log: EventLog
    @EnvironmentObject private var model: Model
    var body: some View { Color.red.onAppear { log.add("\(model.number)") } }
  }

  @Test("F30: a child reads the environment object")
  func environmentObject() {
    let log = EventLog()
    let screen = Screen(size: ProposedViewSize(width: 100, height: 100))
    screen.show(ModelReader(log: log).environmentObject(Model()))
    #expect(log.lines == ["1"])
  }

  @Observable
  fileprivate final class Settings {
    var number = 1
  }

  private struct SettingsReader: View {
    let log: EventLog
    @Environment(Settings.self) private var settings: Settings?
    var body: some View { Color.red.onAppear { log.add(settings.map { "\($0.number)" } ?? "none") } }
  }

  @Test("F31: an observable object is read by its type; an optional one may be missing")
  func observable() {
    let log = EventLog()
    let screen = Screen(size: ProposedViewSize(width: 100, height: 100))
    screen.show(
      VStack {
        SettingsReader(log: log).environment(Settings())
        SettingsReader(log: log).environment(nil as Settings?)
        SettingsReader(log: log)
      })
    #expect(log.lines == ["1", "none", "none"])
  }

  @Test("F32–F34: the description lists the written values, newest first; reading adds nothing")
  func description() {
    var values = EnvironmentValues()
    #expect(values.description == "[]")
    #expect(values[BoolKey.self] == false)
    #expect(values.description == "[]")
    values[BoolKey.self] = false
    #expect(values.description == "[EnvironmentPropertyKey<BoolKey> = false]")
    values[BoolKey.self] = true
    #expect(
      values.description == "[EnvironmentPropertyKey<BoolKey> = true, EnvironmentPropertyKey<BoolKey> = false]")
    values[IntKey.self] = 1
    #expect(
      values.description == "[EnvironmentPropertyKey<IntKey> = 1, EnvironmentPropertyKey<BoolKey> = true, "
        + "EnvironmentPropertyKey<BoolKey> = false]")
  }

  @Test("sizes of the screen and of text")
  func sizes() {
    #expect(read(\.pixelLength) { $0.environment(\.displayScale, 4) } == 0.25)
    #expect(read(\.sizeCategory) { $0.dynamicTypeSize(.xxxLarge) } == .extraExtraExtraLarge)
    #expect(read(\.dynamicTypeSize) { $0.environment(\.sizeCategory, .accessibilityMedium) } == .accessibility1)
    #expect(read(\.verticalSizeClass) { $0 } == .some(.regular))
    #expect(
      read(\.verticalSizeClass) { $0.environment(\.verticalSizeClass, .compact) }
        == .some(UserInterfaceSizeClass.compact))
  }

  @Test("the state of a window")
  func window() {
    #expect(read(\.supportsMultipleWindows) { $0 } == false)
    #expect(read(\.isSceneCaptured) { $0 } == false)
    #expect(read(\.scenePhase) { $0 } == ScenePhase.active)
    #expect(read(\.backgroundMaterial) { $0 }.map { $0 == nil } == true)
  }

  @Test("accessibility settings are off, unless a test sets them")
  func assistive() {
    #expect(read(\.accessibilityAssistiveAccessEnabled) { $0 } == false)
    #expect(read(\.accessibilityLargeContentViewerEnabled) { $0 } == false)
    #expect(read(\.accessibilityQuickActionsEnabled) { $0 } == false)
    #expect(
      read(\.accessibilityAssistiveAccessEnabled) { $0.environment(\.accessibilityAssistiveAccessEnabled, true) }
        == true)
    #expect(
      read(\.accessibilityQuickActionsEnabled) { $0.environment(\.accessibilityQuickActionsEnabled, true) } == true)
  }

  @Test("refreshing is an action inside of a view that provides it")
  func refresh() async {
    let log = EventLog()
    #expect(read(\.refresh) { $0 }.map { $0 == nil } == true)
    let action: RefreshAction?? = read(\.refresh) { $0.refreshable { log.add("refreshed") } }
    await action??()
    #expect(log.lines == ["refreshed"])
  }
}

extension EnvironmentValues {
  fileprivate var testNumber: Int {
    get { self[EnvironmentValuesTests.IntKey.self] }
    set { self[EnvironmentValuesTests.IntKey.self] = newValue }
  }
}
