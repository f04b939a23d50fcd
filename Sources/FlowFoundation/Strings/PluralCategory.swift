import DeviceCatalog

/// The plural category of a number in a language, by the rules of Unicode's CLDR for the languages listed here.
enum PluralCategory: String {
  case zero, one, two, few, many, other

  init(of number: Double, language: String) {
    let n = abs(number)
    let isWhole = n == n.rounded(.down)
    let whole = isWhole && n < 1e15 ? Int(n) : 0
    switch language.prefix(while: { $0 != "-" }) {
    case "ja", "zh", "ko", "th", "vi", "id", "ms", "lo", "my": self = .other
    case "fr", "pt", "hy": self = n < 2 ? .one : .other
    case "hi", "bn", "gu", "kn", "fa", "am", "zu": self = n <= 1 ? .one : .other
    case "ru", "uk", "be": self = isWhole ? Self.eastSlavic(whole) : .other
    case "sr", "hr", "bs": self = isWhole ? Self.southSlavic(whole) : .other
    case "pl": self = isWhole ? Self.polish(whole) : .other
    case "cs", "sk": self = isWhole ? (whole == 1 ? .one : (2...4).contains(whole) ? .few : .other) : .many
    case "sl": self = isWhole ? Self.slovenian(whole) : .few
    case "ar": self = isWhole ? Self.arabic(whole) : .other
    case "he", "iw": self = n == 1 ? .one : n == 2 ? .two : .other
    case "lt": self = isWhole ? Self.lithuanian(whole) : .many
    case "lv": self = isWhole ? Self.latvian(whole) : .other
    case "ro": self = n == 1 ? .one : !isWhole || n == 0 || (1...19).contains(whole % 100) ? .few : .other
    default: self = n == 1 ? .one : .other
    }
  }

  private static func eastSlavic(_ n: Int) -> PluralCategory {
    let form = southSlavic(n)
    return form == .other ? .many : form
  }

  private static func southSlavic(_ n: Int) -> PluralCategory {
    if n % 10 == 1, n % 100 != 11 { return .one }
    return (2...4).contains(n % 10) && !(12...14).contains(n % 100) ? .few : .other
  }

  private static func polish(_ n: Int) -> PluralCategory {
    if n == 1 { return .one }
    return (2...4).contains(n % 10) && !(12...14).contains(n % 100) ? .few : .many
  }

  private static func slovenian(_ n: Int) -> PluralCategory {
    switch n % 100 {
    case 1: .one
    case 2: .two
    case 3, 4: .few
    default: .other
    }
  }

  private static func arabic(_ n: Int) -> PluralCategory {
    switch n {
    case 0: .zero
    case 1: .one
    case 2: .two
    default: (3...10).contains(n % 100) ? .few : (11...99).contains(n % 100) ? .many : .other
    }
  }

  private static func lithuanian(_ n: Int) -> PluralCategory {
    if (11...19).contains(n % 100) || n % 10 == 0 { return .other }
    return n % 10 == 1 ? .one : .few
  }

  private static func latvian(_ n: Int) -> PluralCategory {
    if (11...19).contains(n % 100) || n % 10 == 0 { return .zero }
    return n % 10 == 1 ? .one : .other
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
