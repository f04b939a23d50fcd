import FlowFoundation
import Foundation
import Testing

@Suite("Bookmarks and shared folders")
struct URLSecurityScopeTests {
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("scope-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test("a bookmark finds its file until the file is gone")
  func bookmark() throws {
    try withFolder { folder throws in
      let file = folder.appendingPathComponent("a b.txt")
      #expect(throws: CocoaError.self) { try file.bookmarkData() }
      try Data("a".utf8).write(to: file)
      let data = try file.bookmarkData(options: .minimalBookmark)
      var isStale = true
      #expect(try URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale).path == file.path)
      #expect(!isStale)
      try FileManager.default.removeItem(at: file)
      #expect(throws: CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: file.path])) {
        try URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale)
      }
      #expect(throws: CocoaError(.fileReadCorruptFile)) {
        try URL(resolvingBookmarkData: Data("no".utf8), bookmarkDataIsStale: &isStale)
      }
    }
  }

  @Test("a file may be accessed, a page may not")
  func access() throws {
    #expect(URL(fileURLWithPath: "/a").startAccessingSecurityScopedResource())
    #expect(try #require(URL(string: "https://example.com")).startAccessingSecurityScopedResource() == false)
  }

  @Test("a coordinated access is made at once", arguments: [true, false])
  func coordinated(reads: Bool) {
    let url = URL(fileURLWithPath: "/a")
    var accessed: URL?
    if reads {
      NSFileCoordinator().coordinate(readingItemAt: url) { accessed = $0 }
    } else {
      NSFileCoordinator(filePresenter: nil).coordinate(writingItemAt: url, options: .forReplacing) { accessed = $0 }
    }
    #expect(accessed == url)
  }

  @Test(
    "the folder of a group is inside of the app's files, whatever its name is",
    arguments: ["group.a/../../b", "group.a"])
  func container(identifier: String) throws {
    let folder = try #require(
      FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: identifier))
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(folder.deletingLastPathComponent().lastPathComponent == "Groups")
    #expect(FileManager.default.fileExists(atPath: folder.path))
    for none in ["", ".", ".."] {
      #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: none) == nil)
    }
  }
}
