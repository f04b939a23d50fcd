import Foundation
import PhoneSimulation
import Testing

@testable import SwiftUI

@Suite("Panels for files") @MainActor
struct FilePanelTests {
  private struct Note: FileDocument {
    static let readableContentTypes = [UTType.plainText]
    var text = "tea"

    init() {}
    init(configuration: ReadConfiguration) throws {
      text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      if text.isEmpty { throw CocoaError(.fileWriteUnknown) }
      return FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  private final class Log {
    var lines: [String] = []

    func add(_ result: Result<URL, any Error>) { add(result.map { [$0] }) }

    func add(_ result: Result<[URL], any Error>) {
      switch result {
      case .success(let files):
        lines += files.map { file in
          "\(file.lastPathComponent): \((try? String(contentsOf: file, encoding: .utf8)) ?? "unreadable")"
        }
      case .failure(let error): lines.append("\(type(of: error))")
      }
    }
  }

  private struct Importer: View {
    let log: Log
    var allowsSeveral = false
    @State private var isShown = false

    var body: some View {
      Button("Import") { isShown = true }
        .fileImporter(isPresented: $isShown, allowedContentTypes: [.text], allowsMultipleSelection: allowsSeveral) {
          log.add($0)
        } onCancellation: {
          log.lines.append("cancelled")
        }
    }
  }

  private func phone(_ view: some View, _ files: [String: String] = [:]) -> PhoneScreen {
    let phone = PhoneScreen(view)
    phone.screen.phone.files = files.sorted { $0.key < $1.key }.map { PhoneFile(name: $0, data: Data($1.utf8)) }
    return phone
  }

  @Test("a file of an allowed type is chosen by a tap, and the app gets it")
  func importing() throws {
    let log = Log()
    let phone = phone(Importer(log: log), ["list.csv": "a,b", "photo.png": "-"])
    phone.tap("Import")
    #expect(phone.node(.button, "photo.png")?.isEnabled == false)
    phone.tap("list.csv")
    #expect(log.lines == ["list.csv: a,b"])
    #expect(phone.buttons == ["Import"] && phone.issues == [])
    #expect(phone.screen.phone.acts.map(\.description).last == "Files: opens list.csv")
    phone.tap("Import")
    phone.tap("Cancel")
    #expect(log.lines == ["list.csv: a,b", "cancelled"] && phone.buttons == ["Import"])
  }

  @Test("several files are chosen, and opened by a button")
  func several() {
    let log = Log()
    let phone = phone(Importer(log: log, allowsSeveral: true), ["a.txt": "1", "b.txt": "2", "c.md": "3"])
    phone.tap("Import")
    #expect(phone.node(.button, "Open")?.isEnabled == false)
    for name in ["c.md", "a.txt", "b.txt", "a.txt"] { phone.tap(name) }
    phone.tap("Open")
    #expect(log.lines == ["b.txt: 2", "c.md: 3"])
  }

  @Test("a phone without a file of the types warns, and says how a test adds some")
  func nothing() {
    let phone = phone(Importer(log: Log()), ["photo.png": "-"])
    #expect(phone.issues == [])
    phone.tap("Import")
    #expect(
      phone.issues == [
        "fileImporter(isPresented:allowedContentTypes:allowsMultipleSelection:onCompletion:onCancellation:) is not implemented: the phone has no file of these types. A test adds some to SimulatedPhone.files."
      ])
  }

  private struct Exporter: View {
    let log: Log
    @State var note: Note? = Note()
    @State private var isShown = false

    var body: some View {
      VStack {
        Button("Export") { isShown = true }
        Button("Empty") { note?.text = "" }
        Button("None") { note = nil }
        Text(isShown ? "shown" : "hidden")
      }
      .fileExporter(isPresented: $isShown, document: note, contentType: .plainText, defaultFilename: "Note") {
        log.add($0)
      }
    }
  }

  @Test("a document is saved among those of the phone, under a name of its own, and can be opened")
  func exporting() {
    let log = Log()
    let phone = phone(Exporter(log: log))
    for _ in 1...2 {
      phone.tap("Export")
      phone.tap("Save")
    }
    #expect(log.lines == ["Note.txt: tea", "Note 2.txt: tea"])
    #expect(phone.screen.phone.files.map(\.name) == ["Note.txt", "Note 2.txt"])
    #expect(phone.texts.contains("hidden"))
    let imported = Log()
    let other = PhoneScreen(Importer(log: imported))
    other.screen.phone.files = phone.screen.phone.files
    other.tap("Import")
    other.tap("Note 2.txt")
    #expect(imported.lines == ["Note 2.txt: tea"])
  }

  @Test("a document that cannot be written fails, and none shows nothing")
  func failing() {
    let log = Log()
    let phone = phone(Exporter(log: log))
    phone.tap("Empty")
    phone.tap("Export")
    #expect(log.lines == ["CocoaError"] && phone.texts.contains("hidden") && phone.node(.button, "Save") == nil)
    phone.tap("None")
    phone.tap("Export")
    #expect(log.lines == ["CocoaError"] && phone.node(.button, "Save") == nil)
  }

  @Test("a file is moved to those of the phone")
  func moving() throws {
    struct Mover: View {
      let log: Log
      let file: URL
      @State private var isShown = false

      var body: some View {
        Button("Move out") { isShown = true }.fileMover(isPresented: $isShown, file: file) { log.add($0) }
      }
    }
    let log = Log()
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).md")
    try Data("# tea".utf8).write(to: file)
    let phone = phone(Mover(log: log, file: file))
    phone.tap("Move out")
    phone.tap("Move")
    #expect(log.lines == ["\(file.lastPathComponent): # tea"])
    #expect(!FileManager.default.fileExists(atPath: file.path))
    #expect(phone.screen.phone.files == [PhoneFile(name: file.lastPathComponent, data: Data("# tea".utf8))])
  }
}
