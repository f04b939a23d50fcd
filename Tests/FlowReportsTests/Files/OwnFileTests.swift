import Foundation
import Testing

@testable import FlowReports

@Suite("A file of this package")
struct OwnFileTests {
  @Test("is written, replaced and removed, and leaves nothing else")
  func own() throws {
    try withFiles([:]) { root throws in
      let file = OwnFile(root.appendingPathComponent("a/cart.png"), .picture)
      #expect(!file.isThere)
      try file.write(foreignPNG("one"))
      try file.write(foreignPNG("two"))
      #expect(file.isThere)
      #expect(try Data(contentsOf: file.url) == png("two"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: root.path + "/a") == ["cart.png"])
      try file.remove()
      #expect(!FileManager.default.fileExists(atPath: file.url.path))
      try file.remove()
    }
  }

  @Test("has a mark, which no file of another program has")
  func marks() throws {
    let page = Data("<html>\(FileMark.generator)</html>".utf8)
    let report = Data(#"{"flows": [], "version": 1}"#.utf8)
    let rows: [(FileMark, own: [Data], foreign: [Data])] = [
      (
        .picture, [png("a"), png(String(repeating: "a", count: 100_000)), Data()],
        [foreignPNG("a"), semantics("a"), Data("text".utf8), Data([0x89, 0x50])]
      ),
      (
        .semantics, [semantics("a"), semantics("a") + Data("  ".utf8) + semantics("b at 3"), Data("\n".utf8), Data()],
        [
          Data("text".utf8), Data("- a list\n".utf8), semantics("a") + Data("and more".utf8), Data([0xFF, 0xFE]),
          Data("- x at 1, 2\n".utf8),
        ]
      ),
      (.page, [page, Data()], [Data("<html></html>".utf8)]),
      (.list, [Data("\(FileMark.listTitle)\na.txt\n".utf8), Data()], [Data("a.txt\n".utf8), Data("Written by".utf8)]),
      (
        .results, [Data("<?xml?>\n\(FileMark.resultsComment)\n<testsuites/>".utf8), Data()],
        [Data("<?xml?>\n<testsuites/>".utf8)]
      ),
      (.report, [report], [Data("{}".utf8), Data("[\"flows\", \"version\"]".utf8), Data()]),
    ]
    try withFiles(["file": Data()]) { root throws in
      let file = root.appendingPathComponent("file")
      for (mark, own, foreign) in rows {
        for data in own {
          try data.write(to: file)
          #expect(mark.isIn(file), "\(mark) \(String(decoding: data.prefix(200), as: UTF8.self))")
        }
        for data in foreign {
          try data.write(to: file)
          #expect(!mark.isIn(file), "\(mark) \(String(decoding: data.prefix(200), as: UTF8.self))")
          #expect(throws: OwnFileError.foreign(file.path)) { try OwnFile(file, mark).write(png("new")) }
          #expect(throws: OwnFileError.foreign(file.path)) { try OwnFile(file, mark).remove() }
          #expect(try Data(contentsOf: file) == data)
        }
      }
    }
  }

  @Test("is not a link, a folder, a pipe or a device, and no folder of the package is a link")
  func special() throws {
    try withFiles(["target.png": png("target"), "folder/a.png": png("a")]) { root throws in
      let link = root.appendingPathComponent("link.png")
      try FileManager.default.createSymbolicLink(
        at: link, withDestinationURL: root.appendingPathComponent("target.png"))
      let dangling = root.appendingPathComponent("dangling.png")
      try FileManager.default.createSymbolicLink(at: dangling, withDestinationURL: root.appendingPathComponent("none"))
      let pipe = root.appendingPathComponent("pipe.png")
      #expect(mkfifo(pipe.path, 0o600) == 0)
      let linked = root.appendingPathComponent("linked")
      try FileManager.default.createSymbolicLink(at: linked, withDestinationURL: root.appendingPathComponent("folder"))
      let inLinked = linked.appendingPathComponent("a.png")
      let rows: [(URL, OwnFileError)] = [
        (link, .link(link.path)), (dangling, .link(dangling.path)), (pipe, .device(pipe.path)),
        (URL(fileURLWithPath: "/dev/null"), .device("/dev/null")), (inLinked, .link(linked.path)),
        (root.appendingPathComponent("folder"), .folder(root.path + "/folder")),
      ]
      for (url, error) in rows {
        let file = OwnFile(url, .picture, below: root)
        #expect(throws: error) { try file.write(png("new")) }
        #expect(throws: error) { try file.remove() }
      }
      #expect(try Data(contentsOf: root.appendingPathComponent("target.png")) == png("target"))
      #expect(try Data(contentsOf: inLinked) == png("a"))
      // The user may name a folder that is a link.
      try OwnFile(inLinked, .picture).write(png("new"))
      #expect(try Data(contentsOf: inLinked) == png("new"))
    }
  }

  @Test("is described in sentences that name it and say what to do")
  func sentences() {
    #expect(
      [OwnFileError.foreign("/a"), .link("/a"), .folder("/a"), .device("/a")].map(\.description) == [
        "/a was not written by SwiftUIFlowTesting, so it is neither replaced nor removed; move it, or use another name.",
        "/a is a link, and nothing is replaced or removed through links; remove it, or name what it leads to.",
        "/a is a folder, which is neither replaced nor removed; use another name.",
        "/a is a device, a pipe or a socket, which is neither replaced nor removed; use another name.",
      ])
  }

  @Test("is whole for every reader while several write it")
  func concurrent() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("FlowReports-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = OwnFile(folder.appendingPathComponent("cart.png"), .picture)
    let contents = (0..<4).map { png(String(repeating: "\($0)", count: 10_000)) }
    try file.write(contents[0])
    try await withThrowingTaskGroup(of: Void.self) { group in
      for content in contents {
        group.addTask { for _ in 0..<50 { try file.write(content) } }
      }
      group.addTask {
        for _ in 0..<200 {
          let seen = try Data(contentsOf: file.url)
          #expect(contents.contains(seen))
        }
      }
      try await group.waitForAll()
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["cart.png"])
  }
}
