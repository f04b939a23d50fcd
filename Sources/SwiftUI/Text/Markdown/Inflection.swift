import Foundation

/// Inflects words to agree with a number: `^[2 apple](inflect: true)`.
enum Inflection {
  /// Whether the language of a locale is supported.
  static func isKnown(_ locale: Locale) -> Bool { (locale.language.languageCode?.identifier ?? "en") == "en" }

  /// Replaces each inflected part of a text.
  ///
  /// - Parameter number: The value of a character that stands for a number, or `nil` for any other character.
  static func apply(to text: String, locale: Locale, number: (Character) -> Double?) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.range(of: "^["), let end = rest[start.upperBound...].range(of: "](inflect: true)") {
      result += rest[..<start.lowerBound]
      let part = String(rest[start.upperBound..<end.lowerBound])
      result += isKnown(locale) ? inflected(part, number) : part
      rest = rest[end.upperBound...]
    }
    return result + rest
  }

  static func isUsed(in text: String) -> Bool { text.contains("](inflect: true)") }

  /// The part with its last word in the plural, unless the number is one.
  private static func inflected(_ part: String, _ number: (Character) -> Double?) -> String {
    let digits = part.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    let count = part.lazy.compactMap(number).first ?? Double(digits)
    guard let count, count != 1 else { return part }
    let isLetter: (Character) -> Bool = { $0.isLetter }
    guard let last = part.lastIndex(where: isLetter) else { return part }
    let start = part[..<last].lastIndex { !isLetter($0) }.map(part.index(after:)) ?? part.startIndex
    return part[..<start] + plural(of: String(part[start...last])) + part[part.index(after: last)...]
  }

  private static func plural(of word: String) -> String {
    let lower = word.lowercased()
    if let irregular = irregular[lower] { return String(word.prefix(1) + irregular.dropFirst()) }
    if unchanging.contains(lower) || irregular.values.contains(lower) { return word }
    if lower.hasSuffix("y"), let before = lower.dropLast().last, !"aeiou".contains(before) {
      return String(word.dropLast() + "ies")
    }
    if ["s", "x", "z", "ch", "sh"].contains(where: lower.hasSuffix) { return word + "es" }
    return word + "s"
  }

  private static let irregular = [
    "man": "men", "woman": "women", "child": "children", "person": "people", "foot": "feet", "tooth": "teeth",
    "mouse": "mice", "goose": "geese", "leaf": "leaves", "knife": "knives", "life": "lives", "half": "halves",
    "shelf": "shelves", "potato": "potatoes", "tomato": "tomatoes", "hero": "heroes",
  ]

  private static let unchanging: Set<String> = ["sheep", "fish", "deer", "series", "species", "aircraft"]
}
