extension SourceRewriter {
  /// Turns `#selector(tap(_:))` into `_selector(Type.tap(_:), "tap:")`.
  ///
  /// The method stays unapplied: the receiver of the message decides, as in Objective-C, and nothing is retained.
  mutating func readSelector(at index: Int) {
    guard let expression = SelectorExpression(at: index, in: tokens, source, type: types.innermost) else {
      leftovers.append(Leftover(.selector, line: line(of: tokens[index])))
      return
    }
    usesObjectiveC = true
    edits.append(Edit(tokens[index].range, selectorFunction))
    edits += expression.edits
  }

  /// Turns `#keyPath(Person.address.street)` into `"address.street"`.
  mutating func readKeyPath(at index: Int) {
    guard let expression = SelectorExpression(at: index, in: tokens, source, type: ""), expression.isPlainPath else {
      leftovers.append(Leftover(.keyPath, line: line(of: tokens[index])))
      return
    }
    // The types in front are not part of the key path.
    let names = expression.path.drop { $0.isTypeName && expression.path.count > 1 }
    let literal = "\"\(names.joined(separator: "."))\""
    let range = tokens[index].range.lowerBound..<expression.end
    let lines = source[range].filter { $0 == UInt8(ascii: "\n") }.count
    let padding = range.count - lines - literal.utf8.count
    // In front, so that what follows stands directly behind the literal.
    edits.append(
      Edit(
        range,
        String(repeating: "\n", count: lines) + String(repeating: " ", count: max(0, lines > 0 ? 0 : padding)) + literal
      ))
  }
}

extension String {
  /// Whether it looks like the name of a type.
  var isTypeName: Bool { first(where: { $0 != "_" })?.isUppercase ?? false }
}
