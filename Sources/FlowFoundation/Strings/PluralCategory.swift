import DeviceCatalog
import Foundation
import Locking

// ICU as Foundation brings it, which no API of Foundation has the rules of.
internal import _FoundationICU

/// The plural category of a number in a language, by the rules of Unicode's CLDR.
enum PluralCategory: String {
  case zero, one, two, few, many, other

  /// - Parameters:
  ///   - number: The number, as it is shown: 1.0 is 1.
  ///   - language: The identifier of a language, such as `pt-PT`; any other name, such as `Base`, has the rules of
  ///     English.
  init(of number: Double, language: String) {
    self = Self.rules.withLock { rules in
      let known = rules[language] ?? PluralRules(language)
      rules[language] = known
      return known.category(of: abs(number))
    }
  }

  /// A cache of what Foundation has: reading the rules of a language takes longer than using them.
  private static let rules = Locked<[String: PluralRules]>([:])
}

/// The rules of a language.
///
/// @unchecked: ICU's rules do not change, and are never released.
private struct PluralRules: @unchecked Sendable {
  private let rules: OpaquePointer?

  init(_ language: String) {
    var status = U_ZERO_ERROR
    let isLanguage = Locale.LanguageCode(String(language.prefix { $0 != "-" })).isISOLanguage
    rules = swift_uplrules_open(isLanguage ? language.replacing("-", with: "_") : "en", &status)
  }

  func category(of number: Double) -> PluralCategory {
    guard let rules else { return .other }
    var status = U_ZERO_ERROR
    // The longest name has five letters.
    let name = [UInt16](unsafeUninitializedCapacity: 16) { name, count in
      count = max(0, min(16, Int(swift_uplrules_select(rules, number, name.baseAddress, 16, &status))))
    }
    return PluralCategory(rawValue: String(decoding: name, as: UTF16.self)) ?? .other
  }
}

extension Dictionary where Key == String {
  /// The form for a number, by plural category; `zero` applies to 0 in every language.
  func form(of number: Double, language: String) -> Value? {
    if number == 0, let zero = self["zero"] { return zero }
    return self[PluralCategory(of: number, language: language).rawValue] ?? self["other"]
  }

  /// The form for a device, by the device names of catalogs and dictionaries.
  func form(for idiom: DeviceModel.Idiom) -> Value? {
    switch idiom {
    case .phone: self["iphone"] ?? self["other"]
    case .pad: self["ipad"] ?? self["other"]
    case .mac: self["mac"] ?? self["other"]
    case .watch: self["applewatch"] ?? self["other"]
    }
  }
}
