import Foundation

extension AttributeScopes {
  /// A property for accessing the attributes of speech.
  public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }

  /// Attributes of the speech of assistive technologies; a text that has them records a warning, because what is said
  /// stays the same.
  public struct AccessibilityAttributes: AttributeScope {
    /// A property for accessing the change of the pitch, from -1 to 1.
    public let accessibilitySpeechAdjustedPitch: SpeechAdjustedPitchAttribute

    /// A property for accessing whether punctuation is said.
    public let accessibilitySpeechIncludesPunctuation: SpeechIncludesPunctuationAttribute

    /// A property for accessing whether each character is said.
    public let accessibilitySpeechSpellsOutCharacters: SpeechSpellsOutCharactersAttribute

    public enum SpeechAdjustedPitchAttribute: CodableAttributedStringKey {
      public typealias Value = Double
      public static let name = "accessibilitySpeechAdjustedPitch"
    }

    public enum SpeechIncludesPunctuationAttribute: CodableAttributedStringKey {
      public typealias Value = Bool
      public static let name = "accessibilitySpeechIncludesPunctuation"
    }

    public enum SpeechSpellsOutCharactersAttribute: CodableAttributedStringKey {
      public typealias Value = Bool
      public static let name = "accessibilitySpeechSpellsOutCharacters"
    }
  }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
  ) -> T {
    self[T.self]
  }
}

extension AttributeContainer {
  /// The attributes of speech that would change what is said.
  var speechAttributes: [String] {
    typealias Scope = AttributeScopes.AccessibilityAttributes
    var names: [String] = []
    if let pitch = self[Scope.SpeechAdjustedPitchAttribute.self], pitch != 0 {
      names.append(Scope.SpeechAdjustedPitchAttribute.name)
    }
    if self[Scope.SpeechIncludesPunctuationAttribute.self] == true {
      names.append(Scope.SpeechIncludesPunctuationAttribute.name)
    }
    if self[Scope.SpeechSpellsOutCharactersAttribute.self] == true {
      names.append(Scope.SpeechSpellsOutCharactersAttribute.name)
    }
    return names
  }
}
