import Foundation

/// Formats names of people: "Anne Smith", "AS".
///
/// - Note: Approximate: Chinese, Japanese and Korean names begin with the family; all others are written as in English.
public class PersonNameComponentsFormatter: Formatter {
  /// The length of a name.
  public enum Style: Int, Sendable {
    case `default` = 0
    case short = 1
    case medium = 2
    case long = 3
    case abbreviated = 4
  }

  public var style = Style.default
  public var locale: Locale! = .current

  public override init() { super.init() }

  public required init?(coder: NSCoder) { nil }

  /// Formats a name.
  public func string(from components: PersonNameComponents) -> String {
    let (given, family) = (components.givenName, components.familyName)
    let isFamilyFirst = ["ja", "zh", "ko"].contains(locale?.language.languageCode?.identifier)
    let names = isFamilyFirst ? [family, given] : [given, family]
    switch style {
    case .short: return components.nickname ?? given ?? family ?? ""
    case .abbreviated:
      let initials = names.compactMap { $0?.first.map(String.init) }
      return isFamilyFirst ? initials.first ?? "" : initials.joined()
    case .default, .medium: return joined(names, isFamilyFirst)
    case .long:
      let middle = [components.middleName]
      let all = isFamilyFirst ? names + middle : [given] + middle + [family]
      return joined([components.namePrefix] + all + [components.nameSuffix], isFamilyFirst)
    }
  }

  private func joined(_ parts: [String?], _ isFamilyFirst: Bool) -> String {
    parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: isFamilyFirst ? "" : " ")
  }

  /// Formats a name in a style.
  public class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    return formatter.string(from: components)
  }

  public override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map(string(from:)) }
}
