import AssetCatalogs
import Foundation
import SourcePreparation

/// The constants of a manifest in Swift. Nothing is executed: literals, calls with literals and names of constants are
/// read, joined by `+`; the rest is unknown.
struct SwiftManifest {
  private let bytes: [UInt8]
  private let tokens: [Token]
  /// The index of the token behind the `=` of each constant, by its name, with the names of its types.
  private var constants: [String: Int] = [:]
  /// The constants that were read.
  let known = KnownConstants()
  /// The manifests with further constants.
  private let helpers: [SwiftManifest]

  /// - Parameter file: The file.
  init(_ file: URL, helpers: [SwiftManifest] = []) throws(FileFault) {
    bytes = try TextEncoding.utf8(of: try FileContents.data(of: file))
    if let mark = FileFault.mergeMark(in: bytes) { throw .syntax("", at: mark, in: bytes) }
    tokens = TokenScanner.tokens(of: bytes)
    self.helpers = helpers
    findConstants()
  }

  /// The version of the tools in the first line of a package's manifest, such as 5.9; 0 if there is none.
  var toolsVersion: Double {
    let line = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    return line.firstMatch(of: /swift-tools-version\s*:\s*(\d+(?:\.\d+)?)/).flatMap { Double($0.1) } ?? 0
  }

  /// The value of a constant; `nil` if there is none.
  func value(of name: String) -> SwiftValue? {
    var reader = SwiftExpressionReader(self, names: [])
    return reader.constant(name)
  }

  /// The value of the first call of a function, such as `Project(name: "App")`, wherever it is.
  func call(of name: String) -> SwiftValue? {
    for index in tokens.indices.dropLast()
    where text(index) == name && tokens[index + 1].isPunctuation("(") && tokens[index].kind == .identifier {
      let isDeclaration = index > 0 && ["func", "struct", "class", "extension"].contains(text(index - 1))
      if isDeclaration { continue }
      var reader = SwiftExpressionReader(self, names: [])
      return reader.value(at: index)
    }
    return nil
  }

  func place(of name: String) -> (manifest: SwiftManifest, token: Int)? {
    if let token = constants[name] { return (self, token) }
    return helpers.lazy.compactMap { $0.place(of: name) }.first
  }

  // MARK: - Tokens

  var count: Int { tokens.count }

  func token(_ index: Int) -> Token? { tokens.indices.contains(index) ? tokens[index] : nil }

  func text(_ index: Int) -> String {
    tokens.indices.contains(index) ? String(decoding: bytes[tokens[index].range], as: UTF8.self) : ""
  }

  /// The text of some tokens, for a message.
  func excerpt(_ indices: Range<Int>) -> String {
    let limited = indices.prefix(12).map(text)
    return limited.joined() + (indices.count > limited.count ? "…" : "")
  }

  /// Finds constants that are declared outside of functions.
  private mutating func findConstants() {
    var types: [String?] = []
    var index = 0
    var pendingType: String?
    while index < tokens.count {
      let word = text(index)
      switch word {
      case "enum", "struct", "class", "extension", "actor":
        if token(index + 1)?.kind == .identifier { pendingType = text(index + 1) }
      case "{":
        types.append(pendingType)
        pendingType = nil
      case "}": _ = types.popLast()
      case "func", "init": pendingType = nil
      case "let", "var":
        guard types.allSatisfy({ $0 != nil }), let start = startOfValue(index + 1) else { break }
        let name = (types.compactMap { $0 } + [text(index + 1)]).joined(separator: ".")
        if constants[name] == nil { constants[name] = start }
      default: break
      }
      index += 1
    }
  }

  /// The index behind the `=` of a declaration, past its type.
  private func startOfValue(_ name: Int) -> Int? {
    var index = name + 1
    var open = 0
    while index < tokens.count, index < name + 100 {
      switch text(index) {
      case "[", "(", "<": open += 1
      case "]", ")", ">": open -= 1
      case "=" where open <= 0: return index + 1
      case "{", "}", "let", "var", "func": return nil
      default: break
      }
      index += 1
    }
    return nil
  }
}

/// The values of constants, each of which is read once, with the number of their parts.
final class KnownConstants {
  var values: [String: (value: SwiftValue, size: Int)] = [:]
}
