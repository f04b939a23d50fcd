/// The constants of sets, in their namespaces.
struct SymbolTree {
  /// The names of sets, by constant.
  private(set) var sets: [String: String] = [:]
  private(set) var namespaces: [String: SymbolTree] = [:]

  /// The names of sets without a constant, because another set has the same one.
  private(set) var clashes: [String] = []

  /// - Parameter names: The names of sets with their namespaces.
  init(_ names: [String], kind: AssetCatalog.Kind) {
    for name in names.sorted() {
      let parts = name.split(separator: "/").map(String.init)
      guard let last = parts.last else { continue }
      let path = parts.dropLast().map { SymbolName($0, kind: kind).namespace }
      if !add(name, as: SymbolName(last, kind: kind).constant, in: path[...]) { clashes.append(name) }
    }
  }

  private init() {}

  private mutating func add(_ name: String, as constant: String, in path: ArraySlice<String>) -> Bool {
    if let first = path.first {
      return namespaces[first, default: SymbolTree()].add(name, as: constant, in: path.dropFirst())
    }
    if sets[constant] != nil { return false }
    sets[constant] = name
    return true
  }

  var isEmpty: Bool { sets.isEmpty && namespaces.isEmpty }

  /// Each constant with its path, sorted.
  var constants: [String] {
    sets.keys.sorted()
      + namespaces.sorted { $0.key < $1.key }.flatMap { name, tree in tree.constants.map { "\(name).\($0)" } }
  }
}
