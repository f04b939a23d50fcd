/// A path of names.
@MainActor
struct NodeSearch {
  private enum Step {
    case root, everythingInside, parent, current
    case children(named: String)
  }

  private var steps: [Step] = []

  init(_ path: String) {
    var rest = Substring(path)
    if rest.hasPrefix("/") {
      steps.append(.root)
      if !rest.hasPrefix("//") { rest = rest.dropFirst() }
    }
    while !rest.isEmpty {
      if rest.hasPrefix("//") {
        steps.append(.everythingInside)
        rest = rest.dropFirst(2)
      } else if rest.hasPrefix("/") {
        rest = rest.dropFirst()
      } else {
        let name = rest.prefix { $0 != "/" }
        rest = rest.dropFirst(name.count)
        steps.append(name == ".." ? .parent : name == "." ? .current : .children(named: String(name)))
      }
    }
  }

  func results(from start: SKNode) -> [SKNode] {
    var found = [start]
    for step in steps {
      switch step {
      case .root: found = [start.root]
      case .everythingInside: found = found.flatMap { Self.tree(of: $0) }
      case .parent: found = found.compactMap(\.parent)
      case .current: break
      case .children(let name):
        found = found.flatMap(\.children).filter { Self.matches($0.name ?? "", name) }
      }
    }
    return found
  }

  /// A node and everything inside of it.
  private static func tree(of node: SKNode) -> [SKNode] { [node] + node.children.flatMap { tree(of: $0) } }

  /// Whether a name is that of a pattern, in which a star stands for any letters.
  private static func matches(_ name: String, _ pattern: String) -> Bool {
    guard pattern.contains("*") else { return !name.isEmpty && name == pattern }
    var rest = Substring(name)
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard let first = parts.first, let last = parts.last, rest.hasPrefix(first) else { return false }
    rest = rest.dropFirst(first.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let range = rest.range(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return rest.hasSuffix(last)
  }
}
