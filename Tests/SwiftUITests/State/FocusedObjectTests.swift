import Combine
import Testing

@testable import SwiftUI

@Suite("Focused objects") @MainActor
struct FocusedObjectTests {
  private final class Draft: ObservableObject {
    @Published var title: String

    init(_ title: String) { self.title = title }
  }

  private struct Reader: View {
    @FocusedObject private var draft: Draft?

    var body: some View {
      Text("draft \(draft?.title ?? "none")")
      if let $draft { Button("clear") { $draft.title.wrappedValue = "" } }
    }
  }

  private struct Page: View {
    let first: Draft
    let second: Draft
    @State private var text = ""

    var body: some View {
      VStack {
        TextField("first", text: $text).focusedObject(first)
        TextField("second", text: $text).focusedObject(second)
        Reader()
      }
    }
  }

  private func tap(_ screen: Screen, _ role: SemanticsNode.Role, _ label: String) throws {
    let frame = try #require(screen.node(role, label)?.frame)
    screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  @Test("the object of the focused view is read, observed and written")
  func focus() throws {
    let (first, second) = (Draft("a"), Draft("b"))
    let screen = Screen.phone()
    screen.show(Page(first: first, second: second))
    #expect(screen.node(.staticText, "draft none") != nil)
    try tap(screen, .textField, "second")
    #expect(screen.node(.staticText, "draft b") != nil)
    second.title = "c"
    #expect(screen.node(.staticText, "draft c") != nil)
    try tap(screen, .textField, "first")
    #expect(screen.node(.staticText, "draft a") != nil)
  }

  @Test("an object for the scene is there without any focus")
  func scene() {
    let draft = Draft("x")
    let screen = Screen.phone()
    screen.show(Reader().focusedSceneObject(draft))
    #expect(screen.node(.staticText, "draft x") != nil)
  }
}
