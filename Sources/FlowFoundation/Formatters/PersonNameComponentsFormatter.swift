import Foundation

/// Formats the parts of a person's name: "Thomas Clark".
///
/// The toolchain's Foundation declares a class of this name that cannot be made.
open class PersonNameComponentsFormatter: Formatter {
  /// How much of a name is written.
  public enum Style: Int, Sendable {
    /// The same as `medium`.
    case `default`
    /// The nickname, or the given name: "Tom".
    case short
    /// The given and the family name: "Thomas Clark".
    case medium
    /// All parts: "Dr. Thomas Louis Clark Esq.".
    case long
    /// The initials: "TC".
    case abbreviated
  }

  /// Further options of a formatter.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Writes the name as it is spoken.
    public static let phonetic = Options(rawValue: 1 << 1)
  }

  /// How much of a name is written.
  open var style = Style.default

  /// Whether the name is written as it is spoken.
  open var isPhonetic = false

  /// The locale that decides the order of a name in Latin letters.
  open var locale: Locale! = .current

  /// Formats a name in the current locale.
  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
  ) -> String {
    let formatter = Self()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = nameOptions.contains(.phonetic)
    return formatter.string(from: components)
  }

  public required override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The text of a name in the formatter's style.
  open func string(from components: PersonNameComponents) -> String {
    let written = isPhonetic ? components.phoneticRepresentation ?? PersonNameComponents() : components
    return PersonNameText(name: written, locale: locale ?? .current).text(style)
  }

  /// The parts of a name that is written with spaces; `nil` if there is none.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    PersonNameComponents(written: string, locale: locale ?? .current)
  }

  open override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map(string(from:)) }
}
