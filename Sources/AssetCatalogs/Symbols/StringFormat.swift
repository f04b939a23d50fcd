/// A text with format specifiers: `%@`, `%lld`, `%2$@`, `%(friends)lld`, `%#@files@`.
struct StringFormat {
  /// A value of the text.
  struct Value: Equatable {
    /// The name of the value in the text, if it has one.
    var name: String?
    /// The Swift type of the value.
    var type: String
    /// The position, counted from 1.
    var position: Int

    /// The name of the parameter.
    var parameter: String { name ?? "arg\(position)" }
  }

  /// The values, sorted by position.
  let values: [Value]

  /// The text with interpolations, as the content of a Swift string literal.
  let interpolated: String

  /// - Parameters:
  ///   - text: The text.
  ///   - variables: The types and positions of substitutions with plural forms, by name.
  init(_ text: String, variables: [String: (type: String, position: Int?)] = [:]) {
    let specifier =
      /%(?:(?<position>\d+)\$)?(?:\((?<name>\w+)\))?(?:#@(?<variable>\w+)@|(?<flags>[-+# 0-9.']*)(?<conversion>@|(?:hh|h|ll|l|q|L|z|t|j)?[diouxXeEfFgGaAcCsSp])|(?<percent>%))/
    var values: [Int: Value] = [:]
    var interpolated = ""
    var rest = text[...]
    while let match = rest.firstMatch(of: specifier) {
      interpolated += StringSymbol.escaped(rest[..<match.range.lowerBound])
      rest = rest[match.range.upperBound...]
      if match.percent != nil {
        interpolated += "%"
        continue
      }
      let variable = match.variable.flatMap { variables[String($0)] }
      let position = match.position.flatMap { Int($0) } ?? variable?.position ?? values.count + 1
      let name = (match.name ?? match.variable).map(String.init)
      let type = variable?.type ?? Self.type(of: match.conversion ?? "lld")
      let value = values[position] ?? Value(name: name, type: type, position: position)
      values[position] = value
      interpolated += "\\(\(value.parameter))"
    }
    self.values = values.values.sorted { $0.position < $1.position }
    self.interpolated = interpolated + StringSymbol.escaped(rest)
  }

  /// The type of the value of a conversion.
  static func type(of conversion: some StringProtocol) -> String {
    switch conversion.last {
    case "@", "s", "S": "String"
    case "e", "E", "f", "F", "g", "G", "a", "A": "Double"
    case "o", "u", "x", "X": "UInt"
    default: "Int"
    }
  }
}
