import Foundation

/// A compiler error with its location and the name it is about.
struct CompilerError: Hashable {
  /// The missing declaration.
  enum Missing: Hashable {
    /// A framework that exists on Apple platforms only, or a package that is not available.
    case module(String)
    /// A type, a function or a variable.
    case name(String)
    /// A member, with the type that lacks it.
    case member(String, of: String)
    /// None: the error has another cause.
    case nothing
  }

  /// The end of the compiler's message for an expression that is too complex.
  static let tooComplex = "try breaking up the expression into distinct sub-expressions"

  let file: String
  let line: Int
  let message: String

  /// - Parameter text: A line of the compiler's output.
  init?(_ text: Substring) {
    guard let marker = text.range(of: ": error: ") else { return nil }
    let place = text[..<marker.lowerBound].split(separator: ":")
    guard place.count >= 2, let line = Int(place[1]), place[0].hasSuffix(".swift") else { return nil }
    file = String(place[0])
    self.line = line
    message = String(text[marker.upperBound...])
  }

  private init(file: String, line: Int, message: String) {
    self.file = file
    self.line = line
    self.message = message
  }

  /// The same error with another name for its file.
  func inFile(_ name: String) -> CompilerError { CompilerError(file: name, line: line, message: message) }

  /// The missing declaration, parsed from the message.
  var missing: Missing {
    let quoted = message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .compactMap { $0.offset % 2 == 1 ? String($0.element) : nil }
    guard let first = quoted.first else { return .nothing }
    if message.hasPrefix("no such module") { return .module(first) }
    if message.hasPrefix("cannot find"), message.contains("in scope") { return .name(first) }
    if message.contains("has no member"), let member = quoted.last, quoted.count >= 2 {
      return .member(member, of: first)
    }
    return .nothing
  }
}
