import Foundation
import Testing

@testable import AssetCatalogs

@Suite("Asset catalogs")
struct AssetCatalogTests {
  private func withCatalog(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let catalog = folder.appendingPathComponent("Assets.xcassets")
    try FileManager.default.createDirectory(
      at: catalog.appendingPathComponent("Icons/star.imageset"), withIntermediateDirectories: true)
    try body(catalog)
  }

  private func link(_ path: String, to target: String, in catalog: URL) throws {
    let link = catalog.appendingPathComponent(path).path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
  }

  @Test("a link to a folder around it is ignored, and named", arguments: [".", "..", "../..", "/"])
  func cycle(_ target: String) throws {
    try withCatalog { folder in
      try link("Icons/again", to: target, in: folder)
      let catalog = AssetCatalog(contentsOf: folder)
      #expect(catalog.names(of: .image) == ["star"])
      #expect(
        catalog.faults == [
          "The folder 'Assets.xcassets/Icons/again' is a link to a folder around it, or to one that was read before: it "
            + "is ignored."
        ])
    }
  }

  @Test("forty folders, each of which has two links to the next one, are read once")
  func doubling() throws {
    try withCatalog { folder in
      for level in 0..<40 {
        try FileManager.default.createDirectory(
          at: folder.appendingPathComponent("L\(level)"), withIntermediateDirectories: true)
        for name in ["x", "y"] { try link("L\(level)/\(name)", to: "../L\(level + 1)", in: folder) }
      }
      #expect(AssetCatalog(contentsOf: folder).names(of: .image) == ["star"])
    }
  }

  @Test("a group whose file is broken has no namespace, and is named")
  func group() throws {
    try withCatalog { folder in
      try Data("{".utf8).write(to: folder.appendingPathComponent("Icons/Contents.json"))
      let catalog = AssetCatalog(contentsOf: folder)
      #expect(catalog.names(of: .image) == ["star"])
      #expect(
        catalog.faults == [
          "The file 'Assets.xcassets/Icons/Contents.json' cannot be read: line 1, column 2: a key in quotation marks or "
            + "'}' was expected, and the file ends. Its group has no namespace here."
        ])
    }
  }

  @Test("a file name that leads out of its set is refused", arguments: ["../a.png", "a/../../b.png", ".."])
  func names(_ name: String) {
    let set = URL(fileURLWithPath: "/Assets.xcassets/logo.imageset")
    #expect(throws: FileFault("its file name '\(name)' leads out of the folder 'logo.imageset'")) {
      try AssetCatalog.file(name, of: set)
    }
  }

  @Test("a string catalog that cannot be read has no symbols, and a warning")
  func strings() throws {
    try withCatalog { folder in
      let file = folder.appendingPathComponent("Localizable.xcstrings")
      try Data("<<<<<<< HEAD\n{}".utf8).write(to: file)
      let strings = StringSymbols(catalogs: [file])
      #expect(strings.isEmpty)
      #expect(
        strings.warnings == [
          "The file 'Localizable.xcstrings' cannot be read: line 1, column 1: '<<<<<<<' is the mark of an unfinished "
            + "merge. Its strings have no symbols."
        ])
    }
  }
}
