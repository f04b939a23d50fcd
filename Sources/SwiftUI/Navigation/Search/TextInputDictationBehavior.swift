/// What starts dictation in a search field.
public struct TextInputDictationActivation: Equatable, Sendable {
  private enum Kind {
    case onSelect, onLook
  }

  private let kind: Kind

  /// The microphone is picked.
  public static let onSelect = TextInputDictationActivation(kind: .onSelect)

  /// Somebody looks at the microphone.
  public static let onLook = TextInputDictationActivation(kind: .onLook)
}

/// How a search field takes dictation.
public struct TextInputDictationBehavior: Equatable, Sendable {
  private let activation: TextInputDictationActivation?

  /// As the platform does it.
  public static let automatic = TextInputDictationBehavior(activation: nil)

  /// A microphone in the field starts it.
  public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
    TextInputDictationBehavior(activation: activation)
  }
}

extension View {
  /// Sets how search fields take dictation.
  ///
  /// - Note: Approximate: nobody dictates; a warning is recorded if a field should have a microphone.
  public nonisolated func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View {
    unsupported(
      "searchDictationBehavior(_:)", "search fields have no microphone.", when: dictationBehavior != .automatic)
  }
}
