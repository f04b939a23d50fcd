import Foundation
import Testing

@testable import SwiftUI

@Suite("Groups of documents") @MainActor
struct DocumentGroupTests {
  private final class Sketch: ReferenceFileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }

    @Published var strokes = 0

    init() {}
    init(configuration: ReadConfiguration) throws {}
    func snapshot(contentType: UTType) throws -> Int { strokes }

    func fileWrapper(snapshot: Int, configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data())
    }
  }

  private struct Editor: View {
    @ObservedObject var document: Sketch
    @Binding var strokes: Int

    var body: some View {
      Text("\(document.strokes) strokes")
      Button("Draw") { document.strokes += 1 }
      Button("Erase") { strokes = 0 }
    }
  }

  private struct Sketches: App {
    var body: some Scene {
      DocumentGroup(newDocument: { Sketch() }) { file in
        Editor(document: file.document, strokes: file.$document.strokes)
        Text(file.isEditable && file.fileURL == nil ? "new" : "old")
      }
    }
  }

  private struct Viewer: App {
    var body: some Scene { DocumentGroup(viewing: Sketch.self) { _ in Text("a sketch") } }
  }

  @Test("a document that is an object is made once, and its changes are shown")
  func object() throws {
    let app = try AppInstance.launch(Sketches.self)
    defer { app.terminate() }
    let phone = PhoneScreen(screen: app.screen)
    #expect(phone.texts.contains("0 strokes") && phone.texts.contains("new"))
    phone.tap("Draw")
    phone.tap("Draw")
    #expect(phone.texts.contains("2 strokes"))
    phone.tap("Erase")
    #expect(phone.texts.contains("0 strokes"))
  }

  @Test("a group that only shows documents has none to show")
  func viewer() throws {
    let app = try AppInstance.launch(Viewer.self)
    defer { app.terminate() }
    #expect(!PhoneScreen(screen: app.screen).texts.contains("a sketch"))
  }
}
