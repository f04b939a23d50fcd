import FlowReports
import Foundation
import SwiftUI
import Testing

@testable import FlowPreviews

private struct Shop: View {
  @State private var count = 0
  @State private var name = ""
  @State private var volume = 0.5
  @State private var isLate = false
  @State private var opened = ""

  var body: some View {
    VStack {
      Text("Count \(count), \(name)")
      Button("Add") { count += 1 }
      Button("Sold out") {}.disabled(true)
      TextField("Name", text: $name)
      Slider(value: $volume).accessibilityIdentifier("volume")
      Button("Later") {
        withAnimation(.linear(duration: 3)) { isLate = true }
      }
      if isLate { Text("Late").transition(.opacity) }
      Text("Opened \(opened)")
      ScrollView {
        VStack {
          ForEach(0..<50) { Text("Row \($0)").frame(height: 40) }
        }
      }
    }
    .onOpenURL { opened = $0.lastPathComponent }
  }
}

private struct TrialApp: App {
  @AppStorage("launches") private var launches = 0

  var body: some Scene {
    WindowGroup { Text("Launch \(launches)").onAppear { launches += 1 } }
  }
}

#Preview("Of a session") { Shop() }

@Suite("A session")
@MainActor
struct SessionTests {
  private let request = PreviewRequest(label: "", device: "iPhone 16")

  private func makeSession() throws -> Session {
    try Session(
      SessionSubject {
        let screen = Screen(device: .iPhone16)
        screen.show(Shop())
        return .init(screen: screen, name: "Shop") { screen.send(.url($0)) }
      })
  }

  private func labels(_ session: Session) throws -> [String] {
    var labels: [String] = []
    func collect(_ element: SessionElement) {
      if let label = element.label { labels.append(label) }
      element.children?.forEach(collect)
    }
    collect(try #require(session.answer(#"{"do": "tree"}"#).tree))
    return labels
  }

  @Test("a name of a button and of the text in it means the button, and names of a prompt of the system mean it")
  func nestedNames() throws {
    struct Saving: View {
      @State private var isSaved = false

      var body: some View {
        VStack {
          Text(isSaved ? "Done" : "New")
          Button {
            isSaved = true
          } label: {
            VStack { Text("Save") }.accessibilityElement(children: .contain)
          }
        }
      }
    }
    let screen = Screen(device: .iPhone16)
    screen.show(Saving())
    let session = try Session(SessionSubject { .init(screen: screen, name: "Shop") { _ in false } })
    #expect(session.answer(#"{"do": "tap", "element": {"name": "Save"}}"#).error == nil)
    #expect(try labels(session).contains("Done"))
    var answers: [Bool] = []
    screen.perform {
      screen.phone.request(
        .notifications, for: "Shop", prompt: .question(for: .notifications, app: "Shop")
      ) { answers.append($0.isGranted) }
    }
    #expect(session.answer(#"{"do": "tap", "element": {"name": "Allow"}}"#).error == nil)
    #expect(answers == [true])
  }

  @Test("a touch and a swipe without an effect are answered with an error")
  func lostTouches() throws {
    let session = try makeSession()
    func answer(_ line: String) -> String? { session.answer(line).error }
    #expect(
      answer(#"{"do": "tap", "at": [5, 100]}"#)
        == "Failed to tap coordinate: nothing at {5, 100} takes touches, so the touch did nothing.")
    #expect(
      answer(#"{"do": "swipe", "element": {"type": "staticText", "name": "Opened "}, "direction": "left"}"#)?
        .contains(" scrolls or takes a drag, so it did nothing.") == true)
    #expect(answer(#"{"do": "swipe", "element": {"type": "scrollView"}, "direction": "up"}"#) == nil)
  }

  @Test("an element is found by a name of any length")
  func longName() throws {
    let name = String(repeating: "x", count: 200)
    let session = try Session(
      SessionSubject {
        let screen = Screen(device: .iPhone16)
        screen.show(Text(name))
        return .init(screen: screen, name: "Text") { _ in false }
      })
    let answer = session.answer(#"{"do": "tree", "element": {"type": "staticText", "name": "\#(name)"}}"#)
    #expect(answer.tree?.label == name)
  }

  @Test("taps and typed text go to the named element, and the tree has the result")
  func use() throws {
    let session = try makeSession()
    #expect(session.answer(#"{"do": "tap", "element": "Add", "count": 2, "id": "7"}"#).id == "7")
    let typed = session.answer(#"{"do": "type", "text": "Mina", "element": {"type": "textField", "name": "Name"}}"#)
    #expect(typed.error == nil)
    #expect(try labels(session).contains("Count 2, Mina"))
    let tree = try #require(session.answer(#"{"do": "tree", "element": {"type": "button", "name": "Add"}}"#).tree)
    let middle = [tree.frame[0] + tree.frame[2] / 2, tree.frame[1] + tree.frame[3] / 2]
    #expect(session.answer("{\"do\": \"tap\", \"at\": [\(middle[0]), \(middle[1])]}").ok)
    #expect(try labels(session).contains("Count 3, Mina"))
    #expect(session.answer(#"{"do": "outline"}"#).outline?.contains(#"button "Add""#) == true)
  }

  @Test("several taps at a point are one event, in quick succession")
  func taps() throws {
    let screen = Screen(device: .iPhone16)
    screen.show(Shop())
    let session = try Session(SessionSubject { .init(screen: screen, name: "Shop") { _ in false } })
    var fingers: [Int] = []
    screen.touchObserver = { fingers.append($0.count) }
    #expect(
      session.answer(#"{"do": "tap", "at": [100, 200], "count": 3}"#).error
        == "Failed to tap coordinate: nothing at {100, 200} takes touches, so the touch did nothing.")
    #expect(fingers == [3])
    #expect(
      session.answer(#"{"do": "tap", "at": [100, 200], "count": 3, "seconds": 1}"#).error
        == #"A tap has a "count" or, if the finger presses, "seconds"; not both."#)
  }

  @Test("a slider and a URL reach the views")
  func others() throws {
    let session = try makeSession()
    #expect(session.answer(#"{"do": "adjust", "element": "volume", "position": 1}"#).error == nil)
    #expect(session.answer(#"{"do": "tree", "element": "volume"}"#).tree?.value == "100%")
    #expect(session.answer(#"{"do": "open", "url": "shop://a/tea"}"#).ok)
    #expect(try labels(session).contains("Opened tea"))
  }

  @Test("swipes and scrolls move the content below them")
  func scrolling() throws {
    let session = try makeSession()
    func top() throws -> Double {
      try #require(session.answer(#"{"do": "tree", "element": "Row 0"}"#).tree).frame[1]
    }
    let before = try top()
    #expect(session.answer(#"{"do": "scroll", "by": [0, -30], "element": {"type": "scrollView", "index": 0}}"#).ok)
    #expect(abs(try top() - (before - 30)) < 0.02)
    #expect(session.answer(#"{"do": "swipe", "direction": "up", "element": {"type": "scrollView", "index": 0}}"#).ok)
    #expect(try top() < before - 100)
  }

  @Test("a failed request has a reason and the alternatives")
  func failures() throws {
    let session = try makeSession()
    let disabled = session.answer(#"{"do": "tap", "element": "Sold out", "id": "x"}"#)
    #expect(!disabled.ok && disabled.id == "x")
    #expect(disabled.error?.contains("it is disabled, so the touch did nothing") == true)
    let misspelled = session.answer(#"{"do": "tap", "element": {"type": "button", "name": "Addd"}}"#)
    #expect(misspelled.error?.hasPrefix("Failed to tap \"Addd\" Button: No matches found for ") == true)
    #expect(misspelled.error?.hasSuffix("Did you mean 'Add'?") == true)
    let related = session.answer(#"{"do": "tap", "element": "Add habbit"}"#)
    #expect(related.error?.hasSuffix("Did you mean 'Add'?") == true)
    #expect(
      session.answer(#"{"do": "tap", "element": {"type": "buton"}}"#).error
        == #"There is no element type "buton". Did you mean "button"?"#)
    #expect(session.answer(#"{"do": "tap"}"#).error == #"A tap needs either an "element" or a point "at"."#)
    #expect(session.answer(#"{"do": "type", "text": "a"}"#).error?.contains("keyboard focus") == true)
    // A failure has no lasting effect.
    #expect(session.answer(#"{"do": "tap", "element": "Add"}"#).ok)
  }

  @Test("a picture replaces nothing but a picture of a session, and no link")
  func pictureFiles() throws {
    let session = try makeSession()
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flow-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func draw(_ path: String) -> SessionAnswer { session.answer("{\"do\": \"picture\", \"file\": \"\(path)\"}") }
    let own = folder.path + "/own.png"
    #expect(draw(own).ok)
    #expect(draw(own).ok)
    let notes = folder.path + "/notes.txt"
    try Data("notes".utf8).write(to: URL(fileURLWithPath: notes))
    let link = folder.path + "/link.png"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: notes)
    #expect(
      draw(notes).error
        == "\(notes) was not written by SwiftUIFlowTesting, so it is neither replaced nor removed; move it, or use another "
        + "name.")
    #expect(draw(link).error?.hasPrefix("\(link) is a link, and nothing is replaced") == true)
    #expect(draw("/dev/null").error?.hasPrefix("/dev/null is a device") == true)
    #expect(try String(contentsOfFile: notes, encoding: .utf8) == "notes")
  }

  @Test("time advances on request, and a wait reports whether the element appeared")
  func time() throws {
    let session = try makeSession()
    let before = try #require(session.answer(#"{"do": "outline"}"#).time)
    let after = try #require(session.answer(#"{"do": "wait", "seconds": 2.5}"#).time)
    #expect(abs(after - before - 2.5) < 0.001)
    #expect(session.answer(#"{"do": "tap", "element": "Later"}"#).ok)
    #expect(session.answer(#"{"do": "wait", "element": "Late"}"#).ok)
    #expect(
      session.answer(#"{"do": "wait", "element": "Late", "gone": true, "seconds": 1}"#).error
        == #"Waited 1.0 s for "Late" element to go away: it is still there."#)
    #expect(session.answer(#"{"do": "wait", "element": "Lata", "seconds": 1}"#).error?.contains("Late") == true)
  }

  @Test("a picture has the pixels of the device, or of an element's frame")
  func pictures() throws {
    let session = try makeSession()
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    let screen = try #require(session.answer("{\"do\": \"picture\", \"file\": \"\(file.path)\"}").picture)
    #expect(screen.width == 1179 && screen.height == 2556)
    #expect(try Data(contentsOf: file).starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let part = try #require(session.answer(#"{"do": "picture", "element": {"type": "button", "name": "Add"}}"#).picture)
    #expect(part.width < 300 && part.file == nil)
    #expect(part.png.flatMap { Data(base64Encoded: $0) }?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true)
    #expect(session.answer(#"{"do": "picture", "element": "nothing"}"#).ok == false)
  }

  @Test("a restart launches the app again, with its stored data")
  func restart() throws {
    let session = try Session(.app(request, type: TrialApp.self))
    defer { AppInstance.running?.terminate() }
    #expect(try labels(session).contains("Launch 1"))
    #expect(session.answer(#"{"do": "restart"}"#).ok)
    #expect(try labels(session).contains("Launch 2"))
  }

  @Test("a preview is shown on its device, with the requested settings")
  func preview() async throws {
    let declaration = PreviewDeclaration.all.first { $0.fileID == "FlowPreviewsTests/SessionTests.swift" }
    let preview = try #require(try declaration?.previews().first)
    let content = try await preview.content()
    var dark = PreviewRequest(label: "", device: "iPad mini")
    dark.isDark = true
    let subject = SessionSubject { [dark] in
      try SessionSubject.show(content, preview.settings, name: "Preview", dark)
    }
    let session = try Session(subject)
    let size: [Double]? = session.answer(#"{"do": "tree"}"#).tree?.frame.suffix(2).map { $0 }
    #expect(size == [744, 1133])
    #expect(session.answer(#"{"do": "tap", "element": "Add"}"#).ok)
    #expect(try labels(session).contains("Count 1, "))
    #expect(session.answer(#"{"do": "open", "url": "a://b"}"#).ok)
  }
}
