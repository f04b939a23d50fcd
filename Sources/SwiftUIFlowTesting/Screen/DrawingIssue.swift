/// A problem that occurred while a view was shown.
struct DrawingIssue: Sendable {
  /// The problem, as a sentence without a period.
  let message: String
  /// The views around the problem; empty if unknown.
  let path: String
  /// Whether the view differs from its source code; otherwise it is approximate.
  let isError: Bool

  /// - Parameter sentence: The problem; its period is removed.
  init(_ sentence: String, at path: String = "", isError: Bool) {
    self.path = path
    message = sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
    self.isError = isError
  }

  /// The problem and its place.
  var description: String { message + Self.phrase(at: path) }

  /// ` (at CartView > Text)`, or nothing.
  static func phrase(at path: String) -> String { path.isEmpty ? "" : " (at \(path))" }
}
