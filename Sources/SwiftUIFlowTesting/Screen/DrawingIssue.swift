/// A problem that occurred while a view was shown.
struct DrawingIssue: Sendable {
  /// The problem, as a sentence without a period.
  let message: String
  /// Whether the view differs from its source code; otherwise it is approximate.
  let isError: Bool

  /// - Parameter sentence: The problem; its period is removed.
  init(_ sentence: String, isError: Bool) {
    message = sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
    self.isError = isError
  }
}
