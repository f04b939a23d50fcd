import Foundation

extension PersonNameComponents {
  /// A style that writes the parts of a name as one text.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much of a name is written.
    public enum Style: String, Codable, Hashable, Sendable {
      /// The nickname, or the given name: "Tom".
      case short
      /// The given and the family name: "Thomas Clark".
      case medium
      /// All parts: "Dr. Thomas Louis Clark Esq.".
      case long
      /// The initials: "TC".
      case abbreviated
    }

    /// How much of a name is written.
    public var style: Style

    /// The locale that decides the order of a name in Latin letters.
    public var locale: Locale

    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    public func format(_ value: PersonNameComponents) -> String {
      PersonNameText(name: value, locale: locale).text(PersonNameComponentsFormatter.Style(style))
    }

    public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }
  }

  /// The given and the family name in the order of the current locale.
  public func formatted() -> String { FormatStyle().format(self) }

  /// The name in a style: `.name(style: .long)`.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == PersonNameComponents { style.format(self) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// The style of a person's name.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}

extension PersonNameComponentsFormatter.Style {
  fileprivate init(_ style: PersonNameComponents.FormatStyle.Style) {
    switch style {
    case .short: self = .short
    case .medium: self = .medium
    case .long: self = .long
    case .abbreviated: self = .abbreviated
    }
  }
}
