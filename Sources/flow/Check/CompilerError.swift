import Foundation

/// An error of the compiler: where it is, and which name it is about.
struct CompilerError: Hashable {
  /// What is missing.
  enum Missing: Hashable {
    /// A framework that exists on Apple platforms only, or a package that is not there.
    case module(String)
    /// A type, a function or a variable.
    case name(String)
    /// A member, with the type that lacks it.
    case member(String, of: String)
    /// No name is missing: something else is wrong.
    case nothing
  }

  /// How the compiler's sentence about an expression ends whose meaning it was too long to find.
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

  /// The same with the path of the file from behind a part of it.
  func relative(to part: String) -> CompilerError {
    guard let range = file.range(of: part, options: .backwards) else { return self }
    return CompilerError(file: String(file[range.upperBound...]), line: line, message: message)
  }

  /// The same in another file.
  func moved(to file: String) -> CompilerError { CompilerError(file: file, line: line, message: message) }

  /// What the compiler found missing, read from its sentence.
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
