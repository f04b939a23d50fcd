#if os(Linux)
  import FlowReports
  import Foundation
  import Testing

  @testable import flow

  @Suite("The engines of a user")
  struct EngineStoreTests {
    private let checkout: TemporaryCheckout

    init() throws { checkout = try TemporaryCheckout() }

    /// Fills the folder of an engine with the text of a source.
    private func fill(_ folder: URL) throws {
      let source = checkout.checkout.appendingPathComponent("Sources/SwiftUI/Text.swift")
      try FileManager.default.copyItem(at: source, to: folder.appendingPathComponent("library"))
    }

    private func library(of engine: Engine) throws -> String {
      try String(contentsOf: engine.folder.appendingPathComponent("library"), encoding: .utf8)
    }

    @Test("an engine is made once, and again after an edit, so that a stale one is never used")
    func stale() throws {
      let store = try checkout.store()
      var made = 0
      func engine() throws -> Engine {
        try store.engine(checkout.recipe) { folder, _ in
          made += 1
          try fill(folder)
        }
      }
      let first = try engine()
      #expect(try engine().folder.path == first.folder.path)
      #expect(made == 1)
      try checkout.writeWithSameDate("Sources/SwiftUI/Text.swift", "class  Text {}")
      let second = try engine()
      #expect(try library(of: second) == "class  Text {}")
      #expect(second.folder.path != first.folder.path)
      #expect(made == 2)
      // The first one is still right for the first state.
      try checkout.write("Sources/SwiftUI/Text.swift", "struct Text {}")
      #expect(try library(of: engine()) == "struct Text {}")
      #expect(made == 2)
    }

    @Test("sources that are edited while the engine is made, also if they are restored, are compiled again")
    func editMeanwhile() throws {
      var made = 0
      let engine = try checkout.store().engine(checkout.recipe) { folder, _ in
        made += 1
        if made == 1 { try checkout.write("Sources/SwiftUI/Text.swift", "enum Text {}") }
        try fill(folder)
        if made == 2 {
          usleep(20_000)
          try checkout.writeWithSameDate("Sources/SwiftUI/Text.swift", "enum Text {}")
        }
      }
      #expect(made == 3)
      #expect(try library(of: engine) == "enum Text {}")
    }

    @Test("a change that build systems do not see removes what they made before")
    func hiddenChange() throws {
      let store = try checkout.store()
      let old = store.work(of: checkout.recipe).appendingPathComponent("object")
      let make = { (folder: URL, _: URL) throws in
        try fill(folder)
        try Data().write(to: old)
      }
      _ = try store.engine(checkout.recipe, make: make)
      try checkout.write("Package.swift", "// 2")
      _ = try store.engine(checkout.recipe) { folder, place in
        #expect(FileManager.default.fileExists(atPath: old.path))
        try make(folder, place)
      }
      try checkout.writeWithSameDate("Sources/SwiftUI/Text.swift", "class  Text {}")
      #expect(throws: CommandError.self) {
        try store.engine(checkout.recipe) { _, _ in
          #expect(!FileManager.default.fileExists(atPath: old.path))
          try Data().write(to: old)
          throw CommandError.engineNotBuilt("x")
        }
      }
      // After a build that failed, too.
      try checkout.writeWithSameDate("Sources/SwiftUI/Text.swift", "enum   Text {}")
      _ = try store.engine(checkout.recipe) { folder, place in
        #expect(!FileManager.default.fileExists(atPath: old.path))
        try make(folder, place)
      }
    }

    @Test("what fails in the middle leaves no engine")
    func failure() throws {
      let store = try checkout.store()
      #expect(throws: CommandError.self) {
        try store.engine(checkout.recipe) { folder, place in
          try fill(folder)
          #expect(!FileManager.default.fileExists(atPath: place.path))
          throw CommandError.engineNotBuilt("x")
        }
      }
      #expect(try store.entries().filter(\.isEngine).isEmpty)
      _ = try store.engine(checkout.recipe) { folder, place in
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
        #expect(folder.deletingLastPathComponent().path == store.work(of: checkout.recipe).path)
        #expect(place.deletingLastPathComponent().path == store.folder.path)
        try fill(folder)
      }
      #expect(try store.entries().filter(\.isEngine).count == 1)
    }

    @Test("a full disk leaves nothing of an engine, and the next command makes it")
    func fullDisk() throws {
      let store = try checkout.store()
      let part = store.work(of: checkout.recipe).appendingPathComponent("part")
      #expect(throws: CocoaError.self) {
        try store.engine(checkout.recipe) { folder, _ in
          #expect(folder.path == part.path)
          try fill(folder)
          throw CocoaError(.fileWriteOutOfSpace)
        }
      }
      #expect(!FileManager.default.fileExists(atPath: part.path))
      #expect(try store.entries().filter(\.isEngine).isEmpty)
      let engine = try store.engine(checkout.recipe) { folder, _ in try fill(folder) }
      #expect(try library(of: engine) == "struct Text {}")
      #expect(!FileManager.default.fileExists(atPath: part.path))
    }

    @Test("all engines are the user's alone")
    func permissions() throws {
      let store = try checkout.store()
      let attributes = try FileManager.default.attributesOfItem(atPath: store.folder.path)
      #expect(attributes[.posixPermissions] as? Int == 0o700)
    }

    @Test("a folder for caches that cannot be written is an error that says what to do")
    func unwritable() throws {
      let file = checkout.folder.appendingPathComponent("file")
      try Data().write(to: file)
      let error = #expect(throws: UserFolderError.self) {
        try EngineStore(environment: ["XDG_CACHE_HOME": file.path + "/cache"])
      }
      #expect(
        error?.description
          == "The folder \(file.path)/cache cannot be created or written. Set XDG_CACHE_HOME to a folder of yours.")
    }

    @Test("engines beyond the limit are removed, those first that were not used for the longest time")
    func limit() throws {
      let store = try checkout.store(megabytes: 3)
      func make(_ number: Int) throws -> URL {
        try checkout.write("Sources/SwiftUI/Text.swift", "struct Text\(number) {}")
        let folder = try store.engine(checkout.recipe) { folder, _ in
          try Data(count: 1_200_000).write(to: folder.appendingPathComponent("library"))
        }.folder
        // The dates of files are only as exact as a clock that ticks.
        usleep(20_000)
        return folder
      }
      let first = try make(1)
      let second = try make(2)
      // Is used again.
      _ = try checkout.write("Sources/SwiftUI/Text.swift", "struct Text1 {}")
      _ = try store.engine(checkout.recipe) { _, _ in Issue.record("It is there.") }
      usleep(20_000)
      let third = try make(3)
      let left = Set(try store.entries().filter(\.isEngine).map(\.folder.lastPathComponent))
      #expect(left == [first.lastPathComponent, third.lastPathComponent])
      #expect(!FileManager.default.fileExists(atPath: second.path))
    }

    @Test("an engine in use is not removed, and the others are, with what they were made from")
    func removal() throws {
      let store = try checkout.store()
      let used = try store.engine(checkout.recipe) { folder, _ in try fill(folder) }
      try checkout.write("Package.swift", "// 2")
      _ = try store.engine(checkout.recipe) { folder, _ in try fill(folder) }
      #expect(try store.entries().count == 3)
      #expect(try store.removeAll().inUse == 1)
      #expect(try store.entries().map(\.folder.lastPathComponent) == [used.folder.lastPathComponent])
      #expect(try library(of: used) == "struct Text {}")
      #expect(try store.summaries().map(\.about) == ["\(checkout.checkout.path), Swift version 6.3.1"])
    }

    @Test("what a command that was killed removed in part is removed")
    func removedInPart() throws {
      let store = try checkout.store()
      let part = store.folder.appendingPathComponent(".removed-1")
      try FileManager.default.createDirectory(at: part, withIntermediateDirectories: true)
      _ = try store.engine(checkout.recipe) { folder, _ in try fill(folder) }
      #expect(!FileManager.default.fileExists(atPath: part.path))
    }

    @Test("an engine that lost its mark is made again")
    func damage() throws {
      let store = try checkout.store()
      let folder = try store.engine(checkout.recipe) { folder, _ in try fill(folder) }.folder
      try FileManager.default.removeItem(at: Engine.mark(in: folder))
      #expect(Engine.at(folder) == nil)
      var made = 0
      let again = try store.engine(checkout.recipe) { folder, _ in
        made += 1
        try fill(folder)
      }
      #expect(made == 1)
      #expect(again.folder.path == folder.path)
    }
  }
#endif
