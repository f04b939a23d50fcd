import Foundation

/// Joins the items of a list: "a, b, and c".
public class ListFormatter: Formatter {
  /// The locale whose words and punctuation join the items.
  public var locale: Locale! = .current

  /// Formats the items; items without a formatter are described by their own text.
  public var itemFormatter: Formatter?

  /// Joins strings in the current locale.
  public class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and, width: .standard))
  }

  /// Joins the texts of the items; `nil` if the item formatter does not format one of them.
  public func string(from items: [Any]) -> String? {
    var texts: [String] = []
    for item in items {
      guard let text = itemFormatter.map({ $0.string(for: item) }) ?? "\(item)" else { return nil }
      texts.append(text)
    }
    return texts.formatted(.list(type: .and, width: .standard).locale(locale ?? .current))
  }

  public override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
