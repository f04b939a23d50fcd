extension Text {
  /// The characters of the text in an environment, without their attributes.
  ///
  /// - Parameter environment: The environment with the locale and the strings for keys.
  public nonisolated func _resolveText(in environment: EnvironmentValues) -> String {
    switch storage {
    case .verbatim(let string): string
    case .localized(let key, let table, let bundle): key.resolve(table: table, bundle: bundle, in: environment)
    case .attributed(let string): String(string.characters)
    case .formatted(let format): format.format(environment)
    case .date(let date, let style): style.format(date, in: environment)
    case .timer(let timer): timer.text(at: environment.now)
    case .dates(let range): DateStyle.format(range, in: environment)
    case .image: ""
    case .concatenated(let texts):
      withStackRoom {
        Self.flattened(texts.wrappedValue) { _ in true }.map { $0._resolveText(in: environment) }.joined()
      }
    }
  }

  /// Concatenated texts, with nested concatenations replaced by their parts.
  ///
  /// - Parameter isTakenApart: Whether a concatenation may be replaced by its parts.
  nonisolated static func flattened(_ texts: [Text], where isTakenApart: (Text) -> Bool) -> [Text] {
    var result: [Text] = []
    var waiting = Array(texts.reversed())
    while let text = waiting.popLast() {
      if case .concatenated(let parts) = text.storage, isTakenApart(text) {
        waiting.append(contentsOf: parts.wrappedValue.reversed())
      } else {
        result.append(text)
      }
    }
    return result
  }
}
