/// A module that a file imports.
package struct ImportedModule: Hashable, Codable, Sendable {
  package internal(set) var name: String
  /// Whether the import is of a declaration or a submodule only.
  package let isPart: Bool
  package let isPreconcurrency: Bool
  /// Whether it is compiled for certain, and not only if the compiler finds a module.
  package internal(set) var isCertain = true
  /// Whether public declarations may use it, as the import says itself.
  private(set) var isPublic = false
  /// The bytes of the name in the file that is read.
  private(set) var place: Range<Int>?

  private enum CodingKeys: String, CodingKey { case name, isPart, isPreconcurrency, isCertain }

  /// Reads an import declaration; `nil` for anything else.
  ///
  /// - Parameter index: The index of `import`.
  init?(at index: Int, in tokens: [Token], _ source: [UInt8], isPreconcurrency: Bool) {
    if index > 0, tokens[index - 1].isPunctuation(".") { return nil }
    var place = index + 1
    guard tokens[place].kind == .identifier else { return nil }
    let kinds = ["struct", "class", "enum", "protocol", "typealias", "func", "var", "let"]
    var isPart = false
    if kinds.contains(source.text(tokens[place].range)), place + 1 < tokens.count,
      tokens[place + 1].kind == .identifier,
      !tokens[place + 1].isFirstOnLine
    {
      isPart = true
      place += 1
    }
    name = source.text(tokens[place].range)
    self.place = tokens[place].range
    self.isPart = isPart || (place + 1 < tokens.count && tokens[place + 1].isPunctuation("."))
    self.isPreconcurrency = isPreconcurrency
    isPublic = index > 0 && source.text(tokens[index - 1].range) == "public"
  }
}
