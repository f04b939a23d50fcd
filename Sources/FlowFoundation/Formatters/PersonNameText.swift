import Foundation

/// A person's name as one text.
struct PersonNameText {
  var name: PersonNameComponents
  var locale: Locale

  func text(_ style: PersonNameComponentsFormatter.Style) -> String {
    switch style {
    case .short:
      present(name.nickname) ?? present(name.givenName) ?? present(name.familyName) ?? ""
    case .default, .medium:
      joined(name.givenName, nil, name.familyName)
    case .long:
      joined([name.namePrefix, joined(name.givenName, name.middleName, name.familyName), name.nameSuffix])
    case .abbreviated:
      initials
    }
  }

  private func joined(_ given: String?, _ middle: String?, _ family: String?) -> String {
    joined(isFamilyFirst ? [family, middle, given] : [given, middle, family])
  }

  private func joined(_ parts: [String?]) -> String {
    parts.compactMap(present).joined(separator: isIdeographic ? "" : " ")
  }

  /// "TC"; of a name in Chinese, Japanese or Korean the family name or the given name, as there are no initials.
  private var initials: String {
    if isIdeographic { return present(name.familyName) ?? present(name.givenName) ?? "" }
    let parts = isFamilyFirst ? [name.familyName, name.givenName] : [name.givenName, name.familyName]
    return parts.compactMap(present).compactMap(\.first).map { $0.uppercased() }.joined()
  }

  private func present(_ part: String?) -> String? {
    guard let part, !part.isEmpty else { return nil }
    return part
  }

  private var isFamilyFirst: Bool {
    isIdeographic || locale.beginsWithFamilyName
  }

  /// Whether the name is written in Chinese characters, kana or Hangul: the script decides, not the locale.
  private var isIdeographic: Bool {
    let parts = [name.givenName, name.familyName].compactMap(present)
    return !parts.isEmpty
      && parts.allSatisfy { part in
        part.unicodeScalars.allSatisfy { (0x3040...0x9FFF).contains($0.value) || (0xAC00...0xD7A3).contains($0.value) }
      }
  }
}

extension Locale {
  /// Whether a name in Latin letters begins with the family.
  fileprivate var beginsWithFamilyName: Bool { ["hu", "vi"].contains(language.languageCode?.identifier) }
}

extension PersonNameComponents {
  /// Titles before a name and after it, as English writes them.
  private static let prefixes: Set = ["dr", "mr", "mrs", "ms", "prof", "sir"]
  private static let suffixes: Set = ["esq", "jr", "sr", "phd", "md", "ii", "iii", "iv"]

  /// Reads a name that is written with spaces, or "family, given"; `nil` if there is no word.
  init?(written text: String, locale: Locale) {
    let halves = text.split(separator: ",", maxSplits: 1).map {
      $0.split(whereSeparator: \.isWhitespace).map(String.init)
    }
    var words = halves.count == 2 ? halves[1] + halves[0] : halves.first ?? []
    func isTitle(_ word: String?, _ titles: Set<String>) -> Bool {
      titles.contains((word ?? "").lowercased().filter(\.isLetter))
    }
    self.init()
    guard !words.isEmpty else { return nil }
    if words.count > 1, isTitle(words.first, Self.prefixes) { namePrefix = words.removeFirst() }
    if words.count > 1, isTitle(words.last, Self.suffixes) { nameSuffix = words.removeLast() }
    if locale.beginsWithFamilyName, halves.count < 2 { words.reverse() }
    givenName = words.removeFirst()
    familyName = words.popLast()
    if !words.isEmpty { middleName = words.joined(separator: " ") }
  }
}
