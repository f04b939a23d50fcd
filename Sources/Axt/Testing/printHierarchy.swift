/// Prints the members of a value and their members, for debugging.
///
/// - Parameters:
///   - level: The depth of the value, which indents its members by two columns each.
///   - object: The value.
public func printHierarchy(level: Int = 0, object: Any) {
  print(memberLines(of: object, level: level).joined(separator: "\n"))
}

/// A line with the type of a value, and a line for each member: `→ name: Type`, with the value if it has no members.
func memberLines(of object: Any, level: Int) -> [String] {
  let children = Mirror(reflecting: object).children
  let type = "\(type(of: object))"
  let indent = String(repeating: " ", count: 2 * level)
  return [children.isEmpty ? "\(type) = \(object)" : type]
    + children.flatMap { child in
      let lines = memberLines(of: child.value, level: level + 1)
      return ["\(indent)→ \(child.label ?? ""): \(lines[0])"] + lines.dropFirst()
    }
}
