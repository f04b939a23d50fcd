/// Constants that specify the autocapitalization behavior of a text-based view.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none
  case words
  case sentences
  case allCharacters
}

/// The kind of autocapitalization behavior applied during text input.
public struct TextInputAutocapitalization: Hashable, Sendable {
  package let type: UITextAutocapitalizationType

  private init(type: UITextAutocapitalizationType) {
    self.type = type
  }

  /// Creates an autocapitalization behavior from the corresponding UIKit constant.
  public init?(_ type: UITextAutocapitalizationType) {
    self.type = type
  }

  /// Defines an autocapitalizing behavior that will not capitalize anything.
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization(type: .none) }

  /// Defines an autocapitalizing behavior that will capitalize the first letter of every word.
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization(type: .words) }

  /// Defines an autocapitalizing behavior that will capitalize the first letter in every sentence.
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(type: .sentences) }

  /// Defines an autocapitalizing behavior that will capitalize every letter.
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(type: .allCharacters) }
}

extension TextInputAutocapitalization {
  /// Whether the keyboard shifts the letter after a text.
  package func capitalizesLetter(after text: String) -> Bool {
    switch type {
    case .none: false
    case .words: text.last?.isWhitespace ?? true
    case .sentences: text.endsSentence
    case .allCharacters: true
    }
  }
}

extension String {
  /// Whether the next character begins a sentence: at the start, on a new line, or after the end of a sentence and a
  /// space.
  fileprivate var endsSentence: Bool {
    guard let end = lastIndex(where: { !$0.isWhitespace || $0.isNewline }) else { return true }
    if self[end].isNewline { return true }
    return ".!?".contains(self[end]) && index(after: end) < endIndex
  }
}
