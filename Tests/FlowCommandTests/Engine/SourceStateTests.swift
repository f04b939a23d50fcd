#if os(Linux)
  import Foundation
  import Testing

  @testable import flow

  @Suite("The state of an engine's sources")
  struct SourceStateTests {
    private let checkout: TemporaryCheckout

    init() throws { checkout = try TemporaryCheckout() }

    @Test(
      "every edit of a source, a header or the manifest makes another key, and taking it back makes the first one again",
      arguments: ["Package.swift", "Sources/SwiftUI/Text.swift", "Sources/CFlowSupport/include/a.h"])
    func edits(path: String) throws {
      let file = checkout.checkout.appendingPathComponent(path)
      let text = try String(contentsOf: file, encoding: .utf8)
      let state = try checkout.recipe.state(known: nil)
      let key = checkout.recipe.key(of: state)
      try checkout.write(path, text + " ")
      #expect(try checkout.key(known: state) != key)
      try checkout.write(path, text)
      #expect(try checkout.key(known: state) == key)
    }

    @Test("an edit that keeps the size and the date of a file is seen")
    func hiddenEdit() throws {
      let state = try checkout.recipe.state(known: nil)
      usleep(20_000)
      try checkout.writeWithSameDate("Sources/SwiftUI/Text.swift", "class  Text {}")
      let later = try checkout.recipe.state(known: state)
      let (old, new) = (state.files["Sources/SwiftUI/Text.swift"], later.files["Sources/SwiftUI/Text.swift"])
      #expect(old?.stamp.modified == new?.stamp.modified)
      #expect(old?.stamp.size == new?.stamp.size)
      #expect(checkout.recipe.key(of: later) != checkout.recipe.key(of: state))
      #expect(later.hasHiddenChange(since: state))
      #expect(!later.hasHiddenChange(since: later))
    }

    @Test("a file that is added, removed or renamed makes another key")
    func files() throws {
      let key = try checkout.key()
      try checkout.write("Sources/SwiftUI/New.swift", "")
      #expect(try checkout.key() != key)
      let sources = checkout.checkout.appendingPathComponent("Sources/SwiftUI")
      try FileManager.default.removeItem(at: sources.appendingPathComponent("New.swift"))
      #expect(try checkout.key() == key)
      try FileManager.default.moveItem(
        at: sources.appendingPathComponent("Text.swift"), to: sources.appendingPathComponent("Label.swift"))
      #expect(try checkout.key() != key)
    }

    @Test("hidden files of editors make no other key")
    func hiddenFiles() throws {
      let key = try checkout.key()
      try checkout.write("Sources/SwiftUI/.Text.swift.swp", "")
      #expect(try checkout.key() == key)
    }

    @Test("the command line is no part of the engine, except for what makes engines")
    func commandLine() throws {
      let key = try checkout.key()
      try checkout.write("Sources/flow/Flow.swift", "struct Flows {}")
      #expect(try checkout.key() == key)
      try checkout.write("Sources/flow/Engine/Engine.swift", "struct Engines {}")
      #expect(try checkout.key() != key)
    }

    @Test("another toolchain and another checkout have other keys")
    func recipes() throws {
      var other = checkout.recipe
      let state = try other.state(known: nil)
      let key = other.key(of: state)
      other.toolchain = "Swift version 6.3.2"
      #expect(other.key(of: state) != key)
      #expect(other.name != checkout.recipe.name)
      other = checkout.recipe
      other.checkout = checkout.folder
      #expect(other.key(of: state) != key)
    }

    @Test("a stored state is the same when it is read, without files that changed a moment ago")
    func storing() throws {
      let file = checkout.folder.appendingPathComponent("state")
      let state = try checkout.recipe.state(known: nil)
      try state.store(in: file, at: Date(timeIntervalSinceNow: 10))
      #expect(SourceState(storedIn: file) == state)
      try state.store(in: file)
      #expect(SourceState(storedIn: file)?.files.isEmpty == true)
      try Data("1 2 x 3 4 a\n".utf8).write(to: file)
      #expect(SourceState(storedIn: file) == nil)
      #expect(SourceState(storedIn: checkout.folder.appendingPathComponent("none")) == nil)
    }

    @Test("a file whose stamp is known is not read")
    func known() throws {
      let state = try checkout.recipe.state(known: nil)
      let file = checkout.folder.appendingPathComponent("state")
      try state.store(in: file, at: Date(timeIntervalSinceNow: 10))
      let content = try #require(state.files["Package.swift"]?.content)
      let text = try String(contentsOf: file, encoding: .utf8).replacing("\(content)", with: "7")
      try Data(text.utf8).write(to: file)
      #expect(try checkout.recipe.state(known: SourceState(storedIn: file)).files["Package.swift"]?.content == 7)
    }

    @Test("a hash depends on where one text ends and the next begins")
    func hashes() {
      func hash(_ texts: String...) -> UInt64 {
        var hash = ContentHash()
        for text in texts { hash.add(text) }
        return hash.value
      }
      let all = [
        hash("ab", "c"), hash("a", "bc"), hash("abc"), hash("abc", ""), hash("", "abc"), hash("abcdefgh"),
        hash("abcdefgh\0"), hash("abcdefghi"), hash(),
      ]
      #expect(Set(all).count == all.count)
      #expect(hash("abc", "abcdefghi") == hash("abc", "abcdefghi"))
    }
  }
#endif
