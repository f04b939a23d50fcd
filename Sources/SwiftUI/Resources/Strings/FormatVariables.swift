/// A format with parts that depend on numbers: `%#@files@` represents a form of the variable `files`.
struct FormatVariables {
  struct Variable: Sendable {
    /// The index of the value it depends on, from 0; by default the value at the variable's own position.
    var position: Int?

    /// The forms by plural category.
    var forms: [String: String]
  }

  let variables: [String: Variable]
  let language: String

  /// The interpolated values that are numbers.
  let numbers: [Double?]

  /// The format with a form in place of each variable, and with explicit positions for the remaining values.
  func text(_ format: String) -> String {
    var next = 0
    return expand(format, depth: 0) { position in
      if let position { return position }
      next += 1
      return next - 1
    }
  }

  private func expand(_ format: String, depth: Int, place: (Int?) -> Int) -> String {
    var result = ""
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        result += "%%"
        rest.removeFirst()
        continue
      }
      var position: Int?
      let digits = rest.prefix { $0.isNumber }
      if !digits.isEmpty, rest[digits.endIndex...].first == "$", let number = Int(digits) {
        position = number - 1
        rest = rest[digits.endIndex...].dropFirst()
      }
      if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
        let name = String(rest[rest.index(rest.startIndex, offsetBy: 2)..<end])
        rest = rest[rest.index(after: end)...]
        guard let variable = variables[name], depth < 8 else { continue }
        let own = place(variable.position ?? position)
        let number = numbers.indices.contains(own) ? numbers[own] ?? 0 : 0
        result += expand(variable.forms.form(of: number, language: language) ?? "", depth: depth + 1) { $0 ?? own }
      } else if rest.hasPrefix("arg") {
        rest = rest.dropFirst(3)
        result += "%\(place(position) + 1)$@"
      } else {
        result += "%\(place(position) + 1)$"
      }
    }
    return result + rest
  }
}
