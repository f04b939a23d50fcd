import Testing

@testable import SwiftUI

@MainActor
@Suite("Focused values")
struct FocusedValueTests {
  private struct Reader: View {
    @FocusedValue(\.topic) var topic
    @FocusedBinding(\.level) var level

    var body: some View {
      Text("topic \(topic ?? "none"), level \(level ?? 0)")
      Button("raise") { level = (level ?? 0) + 1 }
    }
  }

  private struct PageView: View {
    @State var level = 1
    @State var first = ""
    @State var second = ""

    var body: some View {
      VStack {
        TextField("first", text: $first).focusedValue(\.topic, "one")
        TextField("second", text: $second).focusedValue(\.topic, "two")
        Reader()
        Text("stored \(level)")
      }
      .focusedSceneValue(\.level, $level)
    }
  }

  private func tap(_ screen: Screen, _ role: SemanticsNode.Role, _ label: String) throws {
    let frame = try #require(screen.node(role, label)?.frame)
    screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  @Test("a value is seen while the focus is in the view that publishes it")
  func focus() throws {
    let screen = Screen.phone()
    screen.show(PageView())
    #expect(screen.node(.staticText, "topic none, level 1") != nil)
    try tap(screen, .textField, "second")
    #expect(screen.node(.staticText, "topic two, level 1") != nil)
    try tap(screen, .textField, "first")
    #expect(screen.node(.staticText, "topic one, level 1") != nil)
  }

  @Test("a binding for the scene is written through")
  func binding() throws {
    let screen = Screen.phone()
    screen.show(PageView())
    try tap(screen, .button, "raise")
    #expect(screen.node(.staticText, "stored 2") != nil)
    #expect(screen.graph.issues.isEmpty)
  }
}

extension FocusedValues {
  private enum TopicKey: FocusedValueKey { typealias Value = String }
  private enum LevelKey: FocusedValueKey { typealias Value = Binding<Int> }

  fileprivate var topic: String? {
    get { self[TopicKey.self] }
    set { self[TopicKey.self] = newValue }
  }

  fileprivate var level: Binding<Int>? {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}
