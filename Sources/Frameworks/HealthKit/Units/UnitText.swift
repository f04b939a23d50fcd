/// Reads a unit such as `ml/(kg*min)` or `m/s^2`.
struct UnitText {
  private(set) var factors: [String: Int] = [:]
  private var rest: Substring

  init(_ text: String) {
    rest = text[...]
    readProduct(sign: 1)
  }

  private mutating func readProduct(sign: Int) {
    var sign = sign
    let first = sign
    while let letter = rest.first {
      switch letter {
      case "/":
        rest.removeFirst()
        sign = -first
      case "*", "·", ".":
        rest.removeFirst()
      case "(":
        rest.removeFirst()
        readProduct(sign: sign)
        sign = first
      case ")":
        rest.removeFirst()
        return
      default:
        readFactor(sign: sign)
        sign = first
      }
    }
  }

  private mutating func readFactor(sign: Int) {
    let end = rest.firstIndex { "/*·()^".contains($0) } ?? rest.endIndex
    var symbol = String(rest[..<end])
    rest = rest[end...]
    // Milliliters are written "mL" and "ml".
    if symbol.hasSuffix("l"), symbol != "mol", symbol != "cal", symbol != "kcal", symbol != "Cal" {
      symbol = symbol.dropLast() + "L"
    }
    var power = 1
    if rest.first == "^" {
      rest.removeFirst()
      let digits = rest.prefix { $0.isNumber || $0 == "-" }
      power = Int(digits) ?? 1
      rest = rest[digits.endIndex...]
    }
    if symbol != "1", !symbol.isEmpty { factors[symbol, default: 0] += sign * power }
  }
}
