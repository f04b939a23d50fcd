import Foundation
import Testing

@testable import SwiftUI

@Suite("FileWrapper")
struct FileWrapperTests {
  private struct Note: FileDocument {
    static let readableContentTypes = [UTType.text]
    var text: String

    init(_ text: String) { self.text = text }

    init(configuration: ReadConfiguration) throws {
      text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  @Test("a document is read from what it was written to")
  func document() throws {
    let file = try Note("hello").fileWrapper(configuration: .init(contentType: .text, existingFile: nil))
    #expect(try Note(configuration: .init(contentType: .text, file: file)).text == "hello")
    #expect(Note.writableContentTypes == [.text])
  }

  @Test("a folder is written and read with what is in it")
  func folders() throws {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: place) }
    let folder = FileWrapper(directoryWithFileWrappers: ["a": FileWrapper(regularFileWithContents: Data("1".utf8))])
    #expect(folder.addRegularFile(withContents: Data("2".utf8), preferredFilename: "a") == "a 2")
    try folder.write(to: place, originalContentsURL: nil)
    let read = try FileWrapper(url: place)
    #expect(read.isDirectory && !read.isRegularFile)
    #expect(read.fileWrappers?.mapValues(\.regularFileContents) == ["a": Data("1".utf8), "a 2": Data("2".utf8)])
  }
}
