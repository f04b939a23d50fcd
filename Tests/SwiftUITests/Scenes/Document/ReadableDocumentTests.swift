import Foundation
import Testing

@testable import SwiftUI

@Suite("Documents of files") @MainActor
struct ReadableDocumentTests {
  @Observable
  final class Note: ReadableDocument, WritableDocument {
    static let readableContentTypes: [UTType] = [.plainText]

    var text = ""

    nonisolated init() {}

    func reader(configuration: sending ReadConfiguration) -> sending FileWrapperDocumentReader<String> {
      FileWrapperDocumentReader(configuration) { file in
        guard let data = file.regularFileContents else { throw CocoaError(.fileReadCorruptFile) }
        return String(decoding: data, as: UTF8.self)
      }
    }

    @MainActor
    func apply(snapshot: sending String, previous: sending String?) async throws { text = snapshot }

    func writer(configuration: sending WriteConfiguration) -> sending FileWrapperDocumentWriter<String> {
      FileWrapperDocumentWriter(configuration) { snapshot, existing in
        let old = existing?.regularFileContents.map { String(decoding: $0, as: UTF8.self) } ?? ""
        return FileWrapper(regularFileWithContents: Data((old + snapshot).utf8))
      }
    }

    @MainActor
    func snapshot(contentType: UTType) async throws -> sending String { text }
  }

  @Test("a document is written and read by file wrappers, and the writer gets the file that is there")
  func files() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appendingPathComponent("note.txt")
    let note = Note()
    note.text = "Milk "
    let progress = ProgressManager(totalCount: 3)
    for _ in 1...2 {
      let snapshot = try await note.snapshot(contentType: .plainText)
      try await note.writer(configuration: DocumentWriteConfiguration(contentType: .plainText))
        .write(snapshot: snapshot, to: url, previous: nil, progress: progress.subprogress(assigningCount: 1))
    }
    #expect(progress.completedCount == 2 && !progress.isFinished)
    let read = Note()
    let snapshot = try await read.reader(configuration: DocumentReadConfiguration(contentType: .plainText))
      .read(from: url, progress: progress.subprogress(assigningCount: 1))
    try await read.apply(snapshot: snapshot, previous: nil)
    #expect(read.text == "Milk Milk ")
    #expect(progress.isFinished && progress.fractionCompleted == 1 && !progress.isIndeterminate)
    #expect(Note.writableContentTypes == [.plainText])
  }

  @Test("part of the progress of others counts before they have finished")
  func fractions() {
    let progress = ProgressManager(totalCount: 4)
    let part = progress.subprogress(assigningCount: 2).start(totalCount: 10)
    progress.complete(count: 1)
    part.complete(count: 5)
    #expect(progress.fractionCompleted == 0.5)
    #expect(progress.completedCount == 1)
    part.complete(count: 5)
    #expect(progress.completedCount == 3)
    #expect(ProgressManager(totalCount: nil).isIndeterminate)
  }

  private struct Editor: App {
    var body: some Scene {
      DocumentGroup { (note: Note) in
        Text("Text: \(note.text)")
      } makeDocument: { configuration, context in
        let note = Note()
        note.text = configuration.fileURL == nil && context.creationSource == nil ? "new" : "old"
        return note
      }
    }
  }

  private struct Viewer: App {
    var body: some Scene {
      DocumentGroup { (note: Note) in
        Text(note.text)
      } makeReadableDocument: { _, _ in
        Note()
      }
    }
  }

  private struct Cancelled: App {
    var body: some Scene {
      DocumentGroup { (_: Note) in
        Text("a")
      } makeDocument: { _, _ in
        throw CancellationError()
      }
    }
  }

  private func shown<A: App>(_ app: A) async -> (texts: [String], issues: [String]) {
    let phone = PhoneScreen(AppRoot(app))
    while phone.screen.graph.tasks.running > 0 { await Task.yield() }
    phone.screen.graph.flush()
    return (phone.texts, phone.issues)
  }

  private let approximation = "DocumentGroup is approximate: a new document is shown, and none is read or written."

  @Test("a group makes a document and shows its editor")
  func editor() async {
    let shown = await shown(Editor())
    #expect(shown.texts == ["Text: new"])
    #expect(shown.issues == [approximation])
  }

  @Test("a group of documents that are only read shows none, because there are no files to choose")
  func viewer() async {
    let texts = await shown(Viewer()).texts
    #expect(texts.isEmpty)
  }

  @Test("a document that cannot be made warns")
  func failure() async {
    let shown = await shown(Cancelled())
    #expect(shown.texts.isEmpty)
    #expect(
      shown.issues.contains(
        "DocumentGroup(editor:makeDocument:) is not implemented: the document cannot be made: CancellationError()."))
  }

  @Test("the configuration of a file is itself, and a source is its identifier")
  func configuration() {
    let first = URLDocumentConfiguration(creationSource: DocumentCreationSource(id: "scan"))
    #expect(first.creationSource == DocumentCreationSource(id: "scan"))
    #expect(first.creationSource != DocumentCreationSource(id: "blank"))
    #expect(Set([first, first, URLDocumentConfiguration()]).count == 2)
    var isRead = false
    first.makeFileCoordinator().coordinate(readingItemAt: URL(fileURLWithPath: "/a"), error: nil) { _ in isRead = true }
    #expect(isRead)
    #expect(first.lastContentModificationDate == nil)
  }
}
