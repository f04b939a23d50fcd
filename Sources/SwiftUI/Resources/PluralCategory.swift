/// The form that a language uses for a number, by the rules of Unicode's CLDR for the languages listed here.
enum PluralCategory: String {
  case one, few, many, other

  init(of number: Double, language: String) {
    let n = abs(number)
    let isWhole = n == n.rounded(.down)
    let whole = isWhole && n < 1e15 ? Int(bounded: n) : 0
    switch language.prefix(while: { $0 != "-" }) {
    case "ja", "zh", "ko", "th", "vi", "id", "ms": self = .other
    case "fr", "pt", "hi": self = n >= 0 && n < 2 ? .one : .other
    case "ru", "uk", "be", "sr", "hr", "bs": self = isWhole ? Self.eastSlavic(whole) : .other
    case "pl": self = isWhole ? Self.polish(whole) : .other
    case "cs", "sk": self = isWhole ? (whole == 1 ? .one : (2...4).contains(whole) ? .few : .other) : .many
    default: self = n == 1 ? .one : .other
    }
  }

  private static func eastSlavic(_ n: Int) -> PluralCategory {
    if n % 10 == 1, n % 100 != 11 { return .one }
    return (2...4).contains(n % 10) && !(12...14).contains(n % 100) ? .few : .many
  }

  private static func polish(_ n: Int) -> PluralCategory {
    if n == 1 { return .one }
    return (2...4).contains(n % 10) && !(12...14).contains(n % 100) ? .few : .many
  }
}
