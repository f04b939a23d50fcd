import Foundation

/// An index of the names that the tests use.
///
/// Only tests that import SwiftUI count. Tests of signatures do not, because they only show that something compiles, nor
/// do tests of the inspector, because they show the values of a view and not its behavior.
struct TestIndex {
  private struct Entry {
    let file: SourceFile
    /// The number of uses of each name.
    var words: [String: Int] = [:]
    /// The number of uses of each name after a period.
    var members: [String: Int] = [:]
    /// The number of calls of each method, except on lines that only read an environment value back.
    var calls: [String: Int] = [:]
    /// The members that are used without the name of their type.
    var implicitMembers: Set<String> = []
    /// The same with the function that they are passed to: `buttonStyle.bordered`.
    var arguments: Set<String> = []
  }

  private let entries: [Entry]

  /// The members of each type, with their enclosing declarations.
  private let members: [String: [Declaration]]

  /// The number of types with a member of a name.
  private let owners: [String: Int]

  init(_ files: [SourceFile], members: [Declaration]) {
    entries = files.filter {
      $0.folder != "Signatures" && !$0.path.hasPrefix("Tests/ViewInspectorTests/")
        && $0.lines.contains { $0.hasSuffix("import SwiftUI") && !$0.hasPrefix(" ") }
    }.map(Self.read)
    self.members = Dictionary(grouping: members, by: \.type)
    owners = Dictionary(grouping: members, by: \.name).mapValues { Set($0.map(\.type)).count }
  }

  private static func read(_ file: SourceFile) -> Entry {
    var entry = Entry(file: file)
    for line in file.lines {
      let code = line.drop { $0 == " " }
      if code.hasPrefix("//") || code.hasPrefix("@Test(") { continue }
      let readsBack = code.contains("read(\\.")
      var word = ""
      // The text before the word: up to three characters, and the word before that.
      var before: [Character] = []
      var last = ""
      let characters = Array(line) + [" "]
      for (index, character) in characters.enumerated() {
        if character.isLetter || character.isNumber || character == "_" {
          word.append(character)
          continue
        }
        if !word.isEmpty {
          entry.words[word, default: 0] += 1
          if before.last == "." {
            entry.members[word, default: 0] += 1
            if !readsBack, character == "(" || characters[index...].starts(with: " {") {
              entry.calls[word, default: 0] += 1
            }
            let mark = before.dropLast().last { $0 != " " }
            if let mark, "([,:=".contains(mark) { entry.implicitMembers.insert(word) }
            if before == ["(", "."] { entry.arguments.insert(last + "." + word) }
          }
          last = word
          word = ""
          before = []
        }
        before.append(character)
      }
    }
    return entry
  }

  /// The test that verifies a declaration. Among the tests that use it, it is the one named for it, otherwise the one
  /// beside it, otherwise the one that uses it most.
  func test(of name: String, kind: Declaration.Kind, in sources: [SourceFile]) -> SourceFile? {
    func rank(_ entry: Entry) -> Int {
      let test = entry.file.name.lowercased()
      if test == name.lowercased() + "tests" { return 4 }
      if sources.contains(where: { test == $0.name.lowercased() + "tests" }) { return 3 }
      if sources.contains(where: { $0.folder == entry.file.folder }) { return 2 }
      let part = entry.file.folder.split(separator: "/").first
      return sources.contains { $0.folder.split(separator: "/").first == part } ? 1 : 0
    }
    func uses(_ entry: Entry) -> Int {
      switch kind {
      case .modifier: entry.calls[name] ?? 0
      case .environmentValue, .member: entry.members[name] ?? 0
      // A member without its type may be that of another type, except in tests beside the type.
      case .type, .conformance: typeUses(of: name, in: entry, countsImplicitMembers: rank(entry) > 0)
      }
    }
    return entries.filter { uses($0) > 0 }.max {
      (rank($0), uses($0), $1.file.path) < (rank($1), uses($1), $0.file.path)
    }?.file
  }

  /// The number of uses of a type in a test: by its name, or by one of its members without it.
  private func typeUses(of name: String, in entry: Entry, countsImplicitMembers: Bool) -> Int {
    let parts = name.split(separator: ".").map(String.init)
    func named(_ part: String) -> Int {
      // Styles use their configurations implicitly.
      let style = part.hasSuffix("Configuration") ? String(part.dropLast(13)) : part
      return max(entry.words[part] ?? 0, entry.words[style] ?? 0)
    }
    var count = parts.map(named).min() ?? 0
    if parts.count > 1, parts[0].hasSuffix("Configuration"), named(parts[0]) > 0 {
      count = max(count, entry.members[Self.lowercased(parts[parts.count - 1])] ?? 0)
    }
    let isUsed = (members[name] ?? []).contains { member in
      countsImplicitMembers && owners[member.name] == 1 && entry.implicitMembers.contains(member.name)
        || entry.arguments.contains(Self.modifier(member.context) + "." + member.name)
    }
    return max(count, isUsed ? 1 : 0)
  }

  /// The modifier for values of a type: `buttonStyle` for `PrimitiveButtonStyle`.
  private static func modifier(_ type: String) -> String {
    lowercased(type.hasPrefix("Primitive") ? String(type.dropFirst(9)) : type)
  }

  private static func lowercased(_ name: String) -> String { name.prefix(1).lowercased() + name.dropFirst() }
}
