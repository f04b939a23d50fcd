import Foundation

/// A block of Swift in a document.
struct CodeBlock: CustomStringConvertible {
  /// The name of the document and the line of the block's first line.
  let place: String
  let code: String

  var description: String { place }

  /// The kind of a block, which determines how it is compiled.
  enum Kind {
    /// A manifest, or a part of one.
    case manifest
    /// A file, with its imports.
    case file
    /// Statements, which are compiled inside a function, with their imports before it.
    case statements
  }

  /// The blocks of a document that are marked as Swift.
  static func all(in text: String, named name: String) -> [CodeBlock] {
    var blocks: [CodeBlock] = []
    var open: (line: Int, code: [Substring])?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line == "```swift" {
        open = (index + 2, [])
      } else if line == "```", let block = open {
        blocks.append(CodeBlock(place: "\(name):\(block.line)", code: block.code.joined(separator: "\n")))
        open = nil
      } else {
        open?.code.append(line)
      }
    }
    return blocks
  }

  private var lines: [Substring] { code.split(separator: "\n") }

  /// A file has nothing at its left edge but declarations, comments and closing brackets.
  var kind: Kind {
    if code.contains("swift-tools-version") || code.contains("Target.Dependency") { return .manifest }
    let beginnings = [
      "import ", "@", "struct ", "final class ", "class ", "enum ", "extension ", "func ", "typealias ", "//", "}",
      "#if",
      "#endif", "#else", " ",
    ]
    return lines.allSatisfy { line in beginnings.contains(where: line.hasPrefix) } ? .file : .statements
  }

  /// The compiled source.
  var source: String {
    switch kind {
    case .manifest:
      code.contains("let package =")
        ? code : "import PackageDescription\nlet package = Package(name: \"Shop\", targets: [])\n\n\(code)\n"
    case .file: code
    case .statements:
      """
      \(lines.filter { $0.hasPrefix("import ") }.joined(separator: "\n"))
      \(DocumentSurroundings.imports)

      @MainActor
      func block() async throws {
      \(lines.filter { !$0.hasPrefix("import ") }.joined(separator: "\n"))
      }
      """
    }
  }
}
