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

  /// The tree with some of its own constants and namespaces; what is in a namespace stays.
  func filtered(sets isSet: (String) -> Bool, namespaces isNamespace: (String) -> Bool) -> SymbolTree {
    var tree = self
    tree.sets = sets.filter { isSet($0.key) }
    tree.namespaces = namespaces.filter { isNamespace($0.key) }
    return tree
  }

  var isEmpty: Bool { sets.isEmpty && namespaces.isEmpty }

  /// The lines of nested enumerations with a declaration for each constant, sorted.
  ///
  /// - Parameters:
  ///   - indent: What each line begins with.
  ///   - path: The path of this tree, with a dot behind each name.
  ///   - declaration: The declaration of a constant, by its path, the constant and the name of its set.
  func lines(
    _ indent: String, in path: String = "",
    _ declaration: (_ path: String, _ constant: String, _ name: String) -> String
  ) -> [String] {
    sets.sorted { $0.key < $1.key }.map { indent + declaration(path, $0.key, $0.value) }
      + namespaces.sorted { $0.key < $1.key }.flatMap { name, tree in
        ["\(indent)enum \(name) {"] + tree.lines(indent + "  ", in: "\(path)\(name).", declaration)
          + ["\(indent)}"]
      }
  }
}
