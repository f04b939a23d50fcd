import Foundation
import Testing

@testable import SourcePreparation

@Suite("Copies of sources") struct SourceCopyTests {
  private let manager = FileManager.default
  private let rules = SourceRules(.apple, impliedModules: [])

  /// A repository with two Swift files, a catalog and a header, and a place for its copy.
  private func withRepository(_ body: (_ repository: URL, _ copy: URL) throws -> Void) throws {
    try withTemporaryFolder { folder in
      let repository = folder.appendingPathComponent("it's \"mine\"")
      try write("// A\n@objc class A {}\n", to: repository.appendingPathComponent("Views/A.swift"))
      try write("struct B {}\n", to: repository.appendingPathComponent("B.swift"))
      try write("{}", to: repository.appendingPathComponent("Assets.xcassets/Contents.json"))
      try write("int a;", to: repository.appendingPathComponent("Views/a.h"))
      try write("let package = 1\n", to: repository.appendingPathComponent("Package.swift"))
      try write("let hidden = 1\n", to: repository.appendingPathComponent(".build/C.swift"))
      try body(repository, folder.appendingPathComponent("copy/App"))
    }
  }

  private func write(_ text: String, to file: URL) throws {
    try manager.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: false, encoding: .utf8)
  }

  private func update(_ copy: URL, from repository: URL, _ rules: SourceRules? = nil) throws -> SourceCopy.Update {
    try SourceCopy(copy).update(SourceCopy.entries(of: repository) { _ in rules ?? self.rules })
  }

  /// The paths of everything in a folder; links have an arrow.
  private func contents(_ folder: URL) throws -> [String] {
    try manager.subpathsOfDirectory(atPath: folder.path).sorted().map {
      let link = try? manager.destinationOfSymbolicLink(atPath: folder.path + "/" + $0)
      return $0 + (link.map { " -> " + URL(fileURLWithPath: $0).lastPathComponent } ?? "")
    }
  }

  @Test("a copy has prepared Swift files and links to everything else, and the repository stays as it is")
  func everything() throws {
    try withRepository { repository, copy in
      let before = try contents(repository)
      let update = try update(copy, from: repository)
      #expect(
        try contents(copy) == [
          "Assets.xcassets -> Assets.xcassets", "Views", "Views/a.h -> a.h", "Views/prepared-A.swift",
          "prepared-B.swift",
        ])
      let path = repository.path.replacingOccurrences(of: "\"", with: "\\\"")
      #expect(
        try String(contentsOf: copy.appendingPathComponent("Views/prepared-A.swift"), encoding: .utf8)
          == "#sourceLocation(file: \"\(path)/Views/A.swift\", line: 2)\n      class A {}\n")
      #expect(update.written == ["Assets.xcassets", "Views/a.h", "Views/prepared-A.swift", "prepared-B.swift"])
      #expect(update.summaries.keys.sorted() == ["Views/prepared-A.swift", "prepared-B.swift"])
      #expect(try contents(repository) == before)
    }
  }

  @Test("a second update writes nothing, and one after an edit the edited file alone")
  func incremental() throws {
    try withRepository { repository, copy in
      _ = try update(copy, from: repository)
      let states = ["Views/prepared-A.swift", "prepared-B.swift"].map {
        FileState(copy.appendingPathComponent($0).path)
      }
      let second = try update(copy, from: repository)
      #expect(second.written == [] && second.removed == [])
      #expect(second.summaries.count == 2)
      #expect(
        ["Views/prepared-A.swift", "prepared-B.swift"].map { FileState(copy.appendingPathComponent($0).path) } == states
      )
      // Of the same size, and with the date of before.
      let edited = repository.appendingPathComponent("B.swift")
      let date = try manager.attributesOfItem(atPath: edited.path)[.modificationDate]
      try write("struct C {}\n", to: edited)
      try manager.setAttributes([.modificationDate: date as Any], ofItemAtPath: edited.path)
      #expect(try update(copy, from: repository).written == ["prepared-B.swift"])
      #expect(
        try String(contentsOf: copy.appendingPathComponent("prepared-B.swift"), encoding: .utf8).hasSuffix(
          "struct C {}\n"))
      // Written again with the same content.
      try write("struct C {}\n", to: edited)
      #expect(try update(copy, from: repository).written == [])
      #expect(try update(copy, from: repository, SourceRules(.linux)).written == ["Views/prepared-A.swift"])
    }
  }

  @Test("a file of the copy that was changed or removed is written again")
  func repaired() throws {
    try withRepository { repository, copy in
      _ = try update(copy, from: repository)
      try write("broken", to: copy.appendingPathComponent("prepared-B.swift"))
      try manager.removeItem(at: copy.appendingPathComponent("Views/prepared-A.swift"))
      try write("stray", to: copy.appendingPathComponent("Views/Stray.swift"))
      let update = try update(copy, from: repository)
      #expect(update.written == ["Views/prepared-A.swift", "prepared-B.swift"])
      #expect(update.removed == ["Views/Stray.swift"])
    }
  }

  @Test("what is no longer in the repository leaves the copy, also if a folder becomes a file")
  func removed() throws {
    try withRepository { repository, copy in
      _ = try update(copy, from: repository)
      try manager.removeItem(at: repository.appendingPathComponent("Views"))
      try write("struct V {}\n", to: repository.appendingPathComponent("Views/Deep/V.swift"))
      let first = try update(copy, from: repository)
      #expect(first.removed == ["Views/a.h", "Views/prepared-A.swift"])
      try manager.removeItem(at: repository.appendingPathComponent("Views"))
      try write("no Swift", to: repository.appendingPathComponent("Views"))
      #expect(try update(copy, from: repository).removed == ["Views"])
      #expect(try contents(copy) == ["Assets.xcassets -> Assets.xcassets", "Views -> Views", "prepared-B.swift"])
    }
  }

  @Test("nothing is written or removed through links in the copy")
  func links() throws {
    try withRepository { repository, copy in
      _ = try update(copy, from: repository)
      let outside = repository.deletingLastPathComponent().appendingPathComponent("outside")
      try write("mine", to: outside.appendingPathComponent("A.swift"))
      for (path, target) in [("Views", outside), ("prepared-B.swift", outside.appendingPathComponent("A.swift"))] {
        try manager.removeItem(at: copy.appendingPathComponent(path))
        try manager.createSymbolicLink(at: copy.appendingPathComponent(path), withDestinationURL: target)
      }
      _ = try update(copy, from: repository)
      #expect(try contents(outside) == ["A.swift"])
      #expect(try String(contentsOf: outside.appendingPathComponent("A.swift"), encoding: .utf8) == "mine")
      #expect(try contents(copy).contains("Views/prepared-A.swift"))
    }
  }

  @Test("a folder that is no copy, and paths that lead out of it, are errors that change nothing")
  func errors() throws {
    try withRepository { repository, copy in
      let copies = SourceCopy(repository)
      let entry = SourceCopy.Entry.prepared(repository.appendingPathComponent("B.swift"), rules)
      let foreign = #expect(throws: SourceCopyError.self) { try copies.update(["B.swift": entry]) }
      #expect(
        foreign?.description
          == "The folder \(repository.path) has files and is no copy of sources, so nothing in it is replaced or removed; "
          + "name another folder.")
      for path in ["../B.swift", "/B.swift", "a//B.swift", "a/./B.swift", ""] {
        let error = #expect(throws: SourceCopyError.self) { try SourceCopy(copy).update([path: entry]) }
        #expect(
          error?.description
            == "\"\(path)\" is no path below the folder of the copy; expected names of folders and a file with slashes between."
        )
      }
      let both = #expect(throws: SourceCopyError.self) {
        try SourceCopy(copy).update(["a": entry, "a/B.swift": entry])
      }
      #expect(
        both?.description
          == "The copy would have both a and a/B.swift, but one is a folder of the other; rename one of them.")
      let missing = #expect(throws: SourceCopyError.self) {
        try SourceCopy(copy).update(["B.swift": .prepared(repository.appendingPathComponent("C.swift"), rules)])
      }
      #expect(missing?.description == "The file \(repository.path)/C.swift cannot be read.")
      // A pipe would be waited for.
      let pipe = repository.appendingPathComponent("Pipe.swift")
      #expect(mkfifo(pipe.path, 0o600) == 0)
      #expect(throws: SourceCopyError.unreadable(pipe.path)) {
        try SourceCopy(copy).update(["B.swift": .prepared(pipe, rules)])
      }
    }
  }

  @Test("folders that link to each other end, and linked sources are prepared")
  func cycles() throws {
    try withRepository { repository, copy in
      let views = repository.appendingPathComponent("Views")
      try manager.createSymbolicLink(at: views.appendingPathComponent("Up"), withDestinationURL: repository)
      try manager.createSymbolicLink(at: repository.appendingPathComponent("More"), withDestinationURL: views)
      _ = try update(copy, from: repository)
      #expect(try contents(copy).contains("More/prepared-A.swift"))
      #expect(try !contents(copy).contains("Views/Up/prepared-B.swift"))
    }
  }

  @Test("files and folders of a project are shown under the names of its target")
  func items() throws {
    try withRepository { repository, copy in
      let items = ["Views+A.swift", "main.swift", "Assets.xcassets", "Views"].map {
        (
          $0,
          repository.appendingPathComponent(
            $0 == "main.swift" ? "B.swift" : $0.replacingOccurrences(of: "+", with: "/"))
        )
      }
      let entries = try SourceCopy.entries(showing: Dictionary(uniqueKeysWithValues: items), rules: rules)
      _ = try SourceCopy(copy).update(entries)
      #expect(
        try contents(copy) == [
          "Assets.xcassets -> Assets.xcassets", "Views", "Views/a.h -> a.h", "Views/prepared-A.swift",
          "prepared-Views+A.swift", "prepared-main.swift",
        ])
      let missing = ["C.swift": repository.appendingPathComponent("C.swift")]
      #expect(throws: SourceCopyError.unreadable(repository.path + "/C.swift")) {
        try SourceCopy.entries(showing: missing, rules: rules)
      }
    }
  }

  @Test("a record that cannot be read means that all is prepared again, and nothing is written that is right")
  func brokenRecord() throws {
    try withRepository { repository, copy in
      _ = try update(copy, from: repository)
      let record = copy.deletingLastPathComponent().appendingPathComponent(".App.flow-sources")
      try write("{\"version\":", to: record)
      let update = try update(copy, from: repository)
      #expect(update.written == [] && update.summaries.count == 2)
    }
  }
}
