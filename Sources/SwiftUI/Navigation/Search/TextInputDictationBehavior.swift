/// The activation of dictation in a search field.
public struct TextInputDictationActivation: Equatable, Sendable {
  private enum Kind {
    case onSelect, onLook
  }

  private let kind: Kind

  /// Selecting the microphone.
  public static let onSelect = TextInputDictationActivation(kind: .onSelect)

  /// Looking at the microphone.
  public static let onLook = TextInputDictationActivation(kind: .onLook)
}

/// The dictation behavior of a search field.
public struct TextInputDictationBehavior: Equatable, Sendable {
  private let activation: TextInputDictationActivation?

  /// The platform's behavior.
  public static let automatic = TextInputDictationBehavior(activation: nil)

  /// A microphone in the field starts dictation.
  public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
    TextInputDictationBehavior(activation: activation)
  }
}

extension View {
  /// Sets the dictation behavior of search fields.
  ///
  /// - Note: Approximate: there is no dictation; a warning is recorded if a field should have a microphone.
  public nonisolated func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View {
    unsupported(
      "searchDictationBehavior(_:)", "search fields have no microphone.", when: dictationBehavior != .automatic)
  }
}
