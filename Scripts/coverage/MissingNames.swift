/// The names of Apple's that our sources do not have.
///
/// A name is there if something can be called with its labels: as a member of the type, of a type that it is another
/// name of, or of a protocol that it conforms to. The types of parameters are not compared. The members of a missing
/// type are not named.
struct MissingNames {
  /// The names without those that are deprecated, sorted.
  let current: [String]
  let deprecated: [String]

  /// The number of names compared.
  let total: Int

  /// What every option set has.
  private static let setMembers: Set<String> = [
    "contains(_:)", "formIntersection(_:)", "formSymmetricDifference(_:)", "formUnion(_:)", "init()", "insert(_:)",
    "intersection(_:)", "remove(_:)", "symmetricDifference(_:)", "union(_:)", "update(with:)",
  ]

  /// - Parameter elsewhere: Types that another module has, or that are left out for a reason; neither they nor their
  ///   members count.
  init(lists: [NameList], sources: NameReader, elsewhere: Set<String>) {
    var names: [String: Bool] = [:]
    for list in lists { names.merge(list.names) { $0 && $1 } }
    let closure = Parents(sources.inherited)
    func isThere(_ name: String) -> Bool {
      if sources.uses.contains(name) { return true }
      guard let (type, member) = NameList.parts(of: name) else { return false }
      let target = sources.aliases[type]
      if Self.setMembers.contains(member), closure.parents(of: type).contains("OptionSet") { return true }
      let owners = [target].compactMap(\.self) + closure.parents(of: type) + (target.map(closure.parents) ?? [])
      return owners.contains { sources.uses.contains($0 + "." + member) }
    }
    func isElsewhere(_ name: String) -> Bool {
      elsewhere.contains { name == $0 || name.hasPrefix($0 + ".") }
    }
    let compared = names.filter { !isElsewhere($0.key) }
    let missing = compared.filter { !isThere($0.key) }
    let named = missing.filter { name, _ in
      !Self.enclosingTypes(of: name).contains { missing[$0] != nil }
    }
    total = compared.count
    current = named.filter { !$0.value }.keys.sorted()
    deprecated = named.filter(\.value).keys.sorted()
  }

  /// `Text.Layout` and `Text` of `Text.Layout.Line`.
  private static func enclosingTypes(of name: String) -> [String] {
    let path = name.prefix { $0 != "(" }
    return path.indices.filter { path[$0] == "." }.map { String(path[..<$0]) }
  }

  /// Lines of a list in Markdown, with the members of a type after it.
  static func lines(_ names: [String]) -> [String] {
    var members: [String: [String]] = [:]
    for name in names {
      if let (type, member) = NameList.parts(of: name) {
        members[type, default: []].append("`\(member)`")
      } else {
        members[name, default: []] += []
      }
    }
    return members.sorted { $0.key < $1.key }.map { type, members in
      "- `\(type)`" + (members.isEmpty ? "" : ": " + members.joined(separator: ", "))
    }
  }
}
