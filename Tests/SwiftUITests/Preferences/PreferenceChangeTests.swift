import Testing

@_spi(Private) @testable import SwiftUI

/// Fact F47 of Docs/AppleFacts.md, and its consequences for the order of views.
@Suite("Preferences") @MainActor
struct PreferenceChangeTests {
  private struct Sum: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  private struct Names: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  @Test("F47: a preference is delivered in the first frame")
  func firstFrame() {
    let log = EventLog()
    let screen = Screen(size: ProposedViewSize(width: 100, height: 100))
    screen.show(Color.red.preference(key: Sum.self, value: 3).onPreferenceChange(Sum.self) { log.add("\($0)") })
    #expect(log.lines == ["3"])
  }

  @Test("values are combined in the order of the tree; an outer value replaces inner ones, a transformation adds")
  func combining() {
    let log = EventLog()
    let screen = Screen(size: ProposedViewSize(width: 100, height: 100))
    screen.show(
      VStack {
        Color.red.preference(key: Names.self, value: ["a"])
        Color.red.preference(key: Names.self, value: ["lost"]).preference(key: Names.self, value: ["b"])
        HStack { Color.red.preference(key: Names.self, value: ["c"]) }
          .transformPreference(Names.self) { $0.append("d") }
      }
      .onPreferenceChange(Names.self) { log.add($0.joined()) })
    #expect(log.lines == ["abcd"])
  }

  @Test("views without a preference are visited once a descendant has one")
  func late() {
    struct Content: View {
      let says: Bool
      let isWrapped: Bool
      let log: EventLog

      var body: some View {
        List {
          Section("Rows") {
            Text("Silent")
            if says {
              HStack { Color.red.preference(key: Names.self, value: ["a"]).overlay { silence } }
            }
          }
        }
        .toolbar { if says { Button("Go") {} } }
        .onPreferenceChange(Names.self) { log.add($0.joined()) }
      }

      @ViewBuilder
      private var silence: some View {
        if isWrapped { AnyView(Text("B").preference(key: Names.self, value: ["b"])) }
      }
    }
    let log = EventLog()
    let screen = Screen.phone()
    for (says, isWrapped) in [(false, false), (true, false), (true, true), (false, true)] {
      screen.show(NavigationStack { Content(says: says, isWrapped: isWrapped, log: log) })
      if let root = screen.graph.root { expectHolders(root) }
    }
    #expect(log.lines == ["", "a", "ab", ""])
  }

  /// Expects that every ancestor of a node with preferences is marked as holding preferences.
  private func expectHolders(_ node: _ViewNode) {
    node.forEachChild { child in
      if child.holdsPreferences { #expect(node.holdsPreferences, "\(node.path) is not asked for \(child.path).") }
      expectHolders(child)
    }
  }

  @Test("an unchanged preference is not delivered again")
  func equalValue() {
    let log = EventLog()
    let screen = Screen(size: ProposedViewSize(width: 100, height: 100))
    for numbers in [[1, 2], [2, 1], [3, 3]] {
      screen.show(
        VStack { ForEach(numbers.indices, id: \.self) { Color.red.preference(key: Sum.self, value: numbers[$0]) } }
          .onPreferenceChange(Sum.self) { log.add("\($0)") })
    }
    #expect(log.lines == ["3", "6"])
  }

  @Test("an inner view that is added later is told of its preference before an outer one")
  func addedLater() {
    struct Content: View {
      let isShown: TestValue<Bool>
      let log: EventLog
      var body: some View {
        VStack {
          if isShown.value {
            Color.red.preference(key: Sum.self, value: 3).onPreferenceChange(Sum.self) { log.add("inner \($0)") }
          }
        }
        .onPreferenceChange(Sum.self) { log.add("outer \($0)") }
      }
    }
    let (isShown, log) = (TestValue(false), EventLog())
    let screen = Screen.phone()
    screen.show(Content(isShown: isShown, log: log))
    #expect(log.take() == ["outer 0"])
    screen.perform { isShown.value = true }
    #expect(log.take() == ["inner 3", "outer 3"])
  }

  @Test("F48: the transaction of the change is passed on")
  func transaction() {
    let log = EventLog()
    let screen = Screen(size: ProposedViewSize(width: 100, height: 100))
    screen.show(
      Color.red.preference(key: Sum.self, value: 3)
        .onPreferenceChange(Sum.self) { log.add("\($0) \($1.disablesAnimations)") }
        .transaction { $0.disablesAnimations = true })
    #expect(log.lines == ["3 true"])
    screen.show(
      Color.red.preference(key: Sum.self, value: 4).onPreferenceChange(Sum.self) {
        log.add("\($0) \($1.disablesAnimations)")
      })
    #expect(log.lines == ["3 true", "4 false"])
  }
}
