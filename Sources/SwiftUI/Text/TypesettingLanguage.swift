import Foundation

/// Defines how typesetting language is determined for text.
public struct TypesettingLanguage: Sendable, Equatable {
  fileprivate let language: Locale.Language?

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

  /// The code of the typesetting language, if one is set.
  var typesettingLanguageCode: String? { typesettingLanguage.language?.minimalIdentifier }
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
