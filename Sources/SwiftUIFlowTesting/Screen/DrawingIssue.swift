/// Something that went wrong while a view was shown.
struct DrawingIssue: Sendable {
  /// What happened, as a sentence without its full stop.
  let message: String
  /// Whether the view is not what its source asks for; it is only approximate otherwise.
  let isError: Bool

  /// - Parameter sentence: What happened; its full stop is left out.
  init(_ sentence: String, isError: Bool) {
    message = sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
    self.isError = isError
  }
}
