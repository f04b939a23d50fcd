import Foundation

/// The public names of a version of SwiftUI, one a line: `View.padding(_:_:)`. After deprecated ones stands that word;
/// lines that begin with `#` are comments. The file is named for the version: `Docs/Names/iOS 26.2.txt`.
struct NameList {
  let version: String

  /// The names, and whether they are deprecated.
  private(set) var names: [String: Bool] = [:]

  /// Declared by the standard library's protocols, and often made by the compiler.
  private static let standardMembers: Set<String> = [
    "hash(into:)", "hashValue", "encode(to:)", "init(from:)", "rawValue", "init(rawValue:)", "allCases", "description",
    "debugDescription", "customMirror",
  ]

  init(version: String, text: String) {
    self.version = version
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.split(separator: " ")
      names[String(words[0])] = words.count > 1
    }
  }

  /// Reads text interfaces.
  ///
  /// - Throws: `CoverageError` if they do not say which version of iOS they are for.
  init(interfaces: [String]) throws {
    let marker = "-apple-ios"
    guard let text = interfaces.first, let mark = text.range(of: marker) else {
      throw CoverageError(message: "No line of the interface says which version of iOS it is for: \"\(marker)26.2\".")
    }
    version = "iOS " + text[mark.upperBound...].prefix { $0.isNumber || $0 == "." }
    var reader = NameReader()
    for interface in interfaces { reader.read(interface) }
    let closure = Parents(reader.inherited)
    for (name, isDeprecated) in reader.names {
      if let (type, member) = Self.parts(of: name) {
        if Self.standardMembers.contains(member) { continue }
        // What a protocol requires is listed with the protocol.
        let parents = closure.parents(of: type)
        if parents.contains(where: { reader.requirements[$0]?.contains(member) == true }) { continue }
      }
      names[name] = isDeprecated
    }
  }

  var text: String {
    let comment = [
      "# Public names of SwiftUI and SwiftUICore in the text interfaces of \(version), written by",
      "# `Scripts/coverage.sh names FOLDER`. Operators, subscripts, what builders need, requirements of protocols in",
      "# conforming types, and what is unavailable on iOS are left out.",
    ]
    let lines = names.sorted { $0.key < $1.key }.map { $0.key + ($0.value ? " deprecated" : "") }
    return (comment + lines).joined(separator: "\n") + "\n"
  }

  /// Divides a name into the type and its member; `nil` for a type, which begins with a capital.
  static func parts(of name: String) -> (type: String, member: String)? {
    let path = name.prefix { $0 != "(" }
    guard let period = path.lastIndex(of: "."), let first = name[name.index(after: period)...].first,
      first.isLowercase
    else { return nil }
    return (String(name[..<period]), String(name[name.index(after: period)...]))
  }
}

/// What types inherit, also by way of other types and protocols.
struct Parents {
  private let direct: [String: Set<String>]

  init(_ direct: [String: Set<String>]) { self.direct = direct }

  func parents(of type: String) -> Set<String> {
    var found: Set<String> = []
    var open = [type]
    while let next = open.popLast() {
      for parent in direct[next] ?? [] where found.insert(parent).inserted { open.append(parent) }
    }
    return found
  }
}
