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

  /// The largest number of variables in a text, those in forms of others included.
  private static let limit = 200

  /// The format with a form in place of each variable, and with explicit positions for the remaining values.
  ///
  /// - Parameter report: Called with the mistake of each variable that has no form, as a part of a sentence.
  func text(_ format: String, report: (String) -> Void) -> String {
    var next = 0
    var count = 0
    return expand(format, in: [], &count, report) { position in
      if let position { return position }
      next += 1
      return next - 1
    }
  }

  /// - Parameters:
  ///   - names: The variables that the format is a form of.
  ///   - count: The number of variables so far.
  private func expand(
    _ format: String, in names: [String], _ count: inout Int, _ report: (String) -> Void, place: (Int?) -> Int
  ) -> String {
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
      if !digits.isEmpty, rest[digits.endIndex...].first == "$", let number = Int(digits), number > 0 {
        position = number - 1
        rest = rest[digits.endIndex...].dropFirst()
      }
      if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
        let name = String(rest[rest.index(rest.startIndex, offsetBy: 2)..<end])
        rest = rest[rest.index(after: end)...]
        let mistake: String
        if names.contains(name) {
          mistake = "contains itself"
        } else if count == Self.limit {
          return result
        } else if let variable = variables[name] {
          count += 1
          if count == Self.limit { report("is in it with more than \(Self.limit) others") }
          let own = place(variable.position ?? position)
          let number = numbers.indices.contains(own) ? numbers[own] : nil
          if own >= numbers.count { report("the variable '\(name)' is for value \(own + 1), which there is not") }
          if let form = variable.forms.form(of: number ?? 0, language: language) {
            result += expand(form, in: names + [name], &count, report) { $0 ?? own }
            continue
          }
          mistake = "has no form 'other'"
        } else {
          mistake = "is not defined"
        }
        report("the variable '\(name)' \(mistake)")
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
