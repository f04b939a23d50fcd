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

  @Test("a view no longer follows an object that is not published any more")
  func notPublished() {
    struct LoggingReader: View {
      @FocusedObject var draft: Draft?
      let log: EventLog
      var body: some View {
        let _ = log.add(draft?.title ?? "none")
        Color.red
      }
    }
    struct Root: View {
      let isPublished: TestValue<Bool>
      let draft: Draft
      let log: EventLog
      var body: some View { LoggingReader(log: log).focusedSceneObject(isPublished.value ? draft : nil) }
    }
    let (isPublished, draft, log) = (TestValue(true), Draft("x"), EventLog())
    let screen = Screen.phone()
    screen.show(Root(isPublished: isPublished, draft: draft, log: log))
    #expect(log.take().last == "x")
    screen.perform { isPublished.value = false }
    #expect(log.take().last == "none")
    screen.perform { draft.title = "y" }
    #expect(log.take() == [])
  }

  @Test("an object for the scene is there without any focus")
  func scene() {
    let draft = Draft("x")
    let screen = Screen.phone()
    screen.show(Reader().focusedSceneObject(draft))
    #expect(screen.node(.staticText, "draft x") != nil)
  }
}
