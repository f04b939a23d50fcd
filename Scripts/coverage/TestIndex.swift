import Foundation

/// Which names the tests use.
struct TestIndex {
  private struct Entry {
    let file: SourceFile
    /// How often each name is used.
    let words: [String: Int]
    /// How often each name follows a point.
    let members: [String: Int]
  }

  private let entries: [Entry]

  init(_ files: [SourceFile]) {
    entries = files.map { file in
      var words: [String: Int] = [:]
      var members: [String: Int] = [:]
      for line in file.lines {
        var word = ""
        var before: Character = " "
        for character in line + " " {
          if character.isLetter || character.isNumber || character == "_" {
            word.append(character)
            continue
          }
          if !word.isEmpty {
            words[word, default: 0] += 1
            if before == "." { members[word, default: 0] += 1 }
            word = ""
          }
          before = character
        }
      }
      return Entry(file: file, words: words, members: members)
    }
  }

  /// The test that verifies a declaration: of those that use it, the one named for it, else the one beside it, else
  /// the one that uses it most.
  func test(of name: String, isMember: Bool, in sources: [SourceFile]) -> SourceFile? {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    func uses(_ entry: Entry) -> Int { (isMember ? entry.members : entry.words)[last] ?? 0 }
    func rank(_ entry: Entry) -> Int {
      let test = entry.file.name.lowercased()
      if test == name.lowercased() + "tests" { return 4 }
      if sources.contains(where: { test == $0.name.lowercased() + "tests" }) { return 3 }
      if sources.contains(where: { $0.folder == entry.file.folder }) { return 2 }
      let part = entry.file.folder.split(separator: "/").first
      return sources.contains { $0.folder.split(separator: "/").first == part } ? 1 : 0
    }
    return entries.filter { uses($0) > 0 }.max {
      (rank($0), uses($0), $1.file.path) < (rank($1), uses($1), $0.file.path)
    }?.file
  }
}
