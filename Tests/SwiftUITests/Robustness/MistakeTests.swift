import Testing

@testable import SwiftUI

/// Mistakes in views that crash on Apple's platforms or go unnoticed there: here each is an issue at the view.
@Suite("Mistakes in views") @MainActor
struct MistakeTests {
  @Test("a duplicate ID is reported, and both views are shown")
  func duplicateIDs() {
    let robust = RobustHost()
    robust.show(VStack { ForEach([1, 2, 2, 3, 2], id: \.self) { Text("\($0)") } })
    #expect(robust.messages == ["The ID 2 occurs more than once in this ForEach: give each element an ID of its own."])
    #expect(robust.paths.first?.hasSuffix("VStack > ForEach") == true)
    #expect(robust.screen.nodes.map(\.label) == ["1", "2", "2", "3", "2"])
    robust.expectUsable()
  }

  private struct Rows: View {
    let probe: Probe
    @State private var ids = [1, 2, 2, 3]

    var body: some View {
      let _ = probe.set = { ids = $0 }
      ScrollView { LazyVStack { ForEach(ids, id: \.self) { Text("\($0)") } } }
    }
  }

  @MainActor
  final class Probe {
    var set: ([Int]) -> Void = { _ in }
  }

  @Test("a duplicate ID in a lazy stack is reported, also when rows move")
  func duplicateIDsInLazyStacks() {
    let robust = RobustHost()
    let probe = Probe()
    robust.show(Rows(probe: probe))
    #expect(robust.messages == ["The ID 2 occurs more than once in this ForEach: give each element an ID of its own."])
    for ids in [[3, 2, 2], [2], [2, 2, 2], [], [5, 5]] {
      robust.screen.perform { probe.set(ids) }
      #expect(robust.screen.nodes.filter { $0.role == .staticText }.map(\.label) == ids.map { "\($0)" })
    }
    robust.expectUsable()
  }

  final class Account: ObservableObject { @Published var name = "Ann" }

  @Observable final class Settings { var isOn = true }

  private struct AccountView: View {
    @EnvironmentObject private var account: Account
    var body: some View { Text(account.name) }
  }

  private struct SettingsView: View {
    @Environment(Settings.self) private var settings
    var body: some View { Text("\(settings.isOn)") }
  }

  @Test("a missing environment object is an issue, and a labelled box replaces the view")
  func missingEnvironmentObject() {
    let robust = RobustHost()
    robust.show(
      VStack {
        AccountView()
        SettingsView()
        Text("the rest")
      })
    #expect(
      robust.messages == [
        "No ObservableObject of type Account found. A View.environmentObject(_:) for Account may be missing as an "
          + "ancestor of this view.",
        "No Observable object of type Settings found. A View.environment(_:) for Settings may be missing as an "
          + "ancestor of this view.",
      ])
    #expect(robust.paths.map { $0.hasSuffix("VStack > AccountView") } == [true, false])
    #expect(robust.screen.nodes.map(\.label) == ["AccountView", "SettingsView", "the rest"])
    robust.expectUsable()
  }

  @Test("a view whose object is supplied later is shown then")
  func environmentObjectArrives() {
    struct Later: View {
      @State private var settings: Settings?

      var body: some View {
        VStack {
          Button("supply") { settings = Settings() }
          SettingsView().environment(settings)
        }
      }
    }
    let robust = RobustHost()
    robust.show(Later())
    #expect(robust.messages.count == 1)
    let button = robust.screen.node(.button, "supply")
    robust.screen.perform { button?.actions.first?.perform() }
    #expect(robust.screen.nodes.contains { $0.label == "true" })
  }

  @Test("a hundred thousand views with the same mistake are reported a thousand times at most")
  func manyIssues() {
    let robust = RobustHost()
    robust.show(VStack { ForEach(0..<2_000, id: \.self) { Color.red.id($0).frame(width: CGFloat(-1 - $0)) } })
    #expect(robust.messages.count == 1_000)
    #expect(robust.messages.last == "There are more issues than these: the rest is left out.")
    robust.expectUsable()
  }
}
