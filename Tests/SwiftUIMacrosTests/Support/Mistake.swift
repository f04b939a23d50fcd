#if os(Linux)
  import Testing

  /// A file in which a macro finds an error.
  struct Mistake: CustomTestStringConvertible {
    /// The name of the file, which no other mistake has.
    let file: String
    let text: String
    /// The error as `line:column: message`.
    let error: String

    /// - Parameter line: Names the file.
    init(_ text: String, _ error: String, line: Int = #line) {
      file = "Mistake\(line).swift"
      self.text = text
      self.error = error
    }

    var testDescription: String { text }
  }
#endif
