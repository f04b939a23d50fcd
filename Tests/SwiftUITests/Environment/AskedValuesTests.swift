import Foundation
import Testing

@testable import SwiftUI

@Suite("Values that views read") @MainActor
struct AskedValuesTests {
  private struct Probe: View {
    @Environment(\.isFocusEffectEnabled) private var isFocusEffectEnabled
    @Environment(\.allowedDynamicRange) private var range
    @Environment(\.sidebarRowSize) private var rowSize
    @Environment(\.backgroundProminence) private var prominence
    @Environment(\.documentConfiguration) private var document

    private var rangeName: String { range.map { $0 == .high ? "high" : "other" } ?? "none" }

    var body: some View {
      Text("\(isFocusEffectEnabled) \(rangeName) \(rowSize) \(prominence == .increased) \(document != nil)")
    }
  }

  private func text(_ view: some View) -> String? { PhoneScreen(view).texts.first }

  @Test("their defaults are Apple's on a phone")
  func standard() {
    #expect(text(Probe()) == "true none medium false false")
  }

  @Test("modifiers and writes reach the views inside")
  func writes() {
    #expect(text(Probe().allowedDynamicRange(.high)) == "true high medium false false")
    #expect(text(Probe().environment(\.sidebarRowSize, .large)) == "true none large false false")
    #expect(text(Probe().environment(\.backgroundProminence, .increased)) == "true none medium true false")
    #expect(text(Probe().focusEffectDisabled()) == "false none medium false false")
  }

  @Test("a view inside cannot enable what an outer view disables")
  func nesting() {
    #expect(text(Probe().focusEffectDisabled(false).focusEffectDisabled()) == "false none medium false false")
    #expect(text(Probe().focusEffectDisabled(false)) == "true none medium false false")
  }

  private struct Note: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }

    init() {}

    init(configuration: ReadConfiguration) throws {}

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data())
    }
  }

  private struct Notes: App {
    var body: some Scene { DocumentGroup(newDocument: Note()) { _ in Configuration() } }

    struct Configuration: View {
      @Environment(\.documentConfiguration) private var document

      var body: some View {
        Text(document.map { "editable \($0.isEditable), new \($0.fileURL == nil)" } ?? "none")
      }
    }
  }

  @MainActor
  private final class DocumentCount {
    static var made = 0

    static func note() -> Note {
      made += 1
      return Note()
    }
  }

  private struct CountedNotes: App {
    var body: some Scene {
      DocumentGroup(newDocument: DocumentCount.note()) { configuration in
        Text(verbatim: "\(type(of: configuration.document))")
        Text(verbatim: "\(type(of: configuration.document))")
      }
    }
  }

  @Test("a document group makes one document for its window")
  func documentIsMadeOnce() throws {
    let app = try AppInstance.launch(CountedNotes.self)
    defer { app.terminate() }
    #expect(PhoneScreen(screen: app.screen).texts.count == 2)
    #expect(DocumentCount.made == 1)
  }

  @Test("the window of a document group shows a new document, which can be changed")
  func document() throws {
    let app = try AppInstance.launch(Notes.self)
    defer { app.terminate() }
    #expect(PhoneScreen(screen: app.screen).texts == ["editable true, new true"])
  }
}
