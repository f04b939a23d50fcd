import Foundation

/// Defines how typesetting language is determined for text.
public struct TypesettingLanguage: Sendable, Equatable {
  private let language: Locale.Language?

  private init(language: Locale.Language?) {
    self.language = language
  }

  /// The code of the language, if one is set.
  var code: String? { language?.minimalIdentifier }

  /// The language of the environment's locale.
  public static let automatic = TypesettingLanguage(language: nil)

  /// A specific language.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }
}

extension EnvironmentValues {
  /// The typesetting language of texts, if it differs from the locale's.
  @Entry var typesettingLanguage: TypesettingLanguage = .automatic
}

extension Text {
  /// Specifies the language for typesetting.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }

  /// Specifies the language for typesetting.
  public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text {
    isEnabled ? adding(.language(language)) : self
  }

  /// The language that the text's own modifiers set; that of the modifier next to the text counts.
  var ownTypesettingLanguage: TypesettingLanguage? {
    for case .language(let language) in modifiers { return language }
    return nil
  }
}

extension View {
  /// Specifies the language for typesetting.
  public nonisolated func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }

  /// Specifies the language for typesetting.
  public nonisolated func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
    modifier(EnvironmentKeyPathTransform(keyPath: \.typesettingLanguage) { if isEnabled { $0 = language } })
  }
}
