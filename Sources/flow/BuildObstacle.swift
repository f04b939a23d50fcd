import FlowIssueReporting

/// The cause of a failed build that is in no source, in the output of the package manager.
enum BuildObstacle: Equatable {
  /// Several packages have a target or a product of one name.
  case sameName(String, kind: String, packages: [String])
  /// The disk is full, with the system's reason.
  case fullDisk(String)

  /// - Parameter output: What the package manager and the compiler printed.
  /// - Returns: `nil` if no line names such a cause.
  init?(in output: String) {
    for line in output.split(separator: "\n") {
      // A line of a source, which the compiler shows below a message.
      if line.prefixMatch(of: /\s*\d*\s*\|/) != nil { continue }
      if let reason = Self.reasonsOfDisks.first(where: line.contains) {
        self = .fullDisk(reason)
        return
      }
      if let match = line.firstMatch(of: /multiple similar targets '([^']+)'.* in package '([^']+)' and '([^']+)'/) {
        self = .sameName(String(match.1), kind: "target", packages: [String(match.2), String(match.3)])
        return
      }
      let expression = /multiple packages \((.+)\) declare (target|product)s with a conflicting name: '([^']+)'/
      guard let match = line.firstMatch(of: expression) else { continue }
      // The names; each may be followed by its place.
      let names = match.1.matches(of: /'([\w.+\-]+)'/).map { String($0.1) }
      self = .sameName(String(match.3), kind: String(match.2), packages: names)
      return
    }
    return nil
  }

  private static let reasonsOfDisks = ["No space left on device", "Disk quota exceeded"]

  /// The sentences for people.
  var text: String {
    switch self {
    case .sameName(let name, let kind, let packages):
      let standIns = packages.filter { ShippedStandIn.all[$0] != nil }
      let note =
        standIns.isEmpty
        ? "" : " Of \(standIns.joined(separator: " and ")) it is a stand-in, with the names of the package."
      return "Several packages have a \(kind) \(quoted(name)): \(packages.joined(separator: " and ")). The package "
        + "manager builds one of a name, here as in Xcode. Rename one, or give it another name with `moduleAliases` "
        + "where a manifest uses it.\(note)"
    case .fullDisk(let reason):
      return "The disk is full (\(reason)). \(Self.adviceOnFullDisk)"
    }
  }

  /// What to do about a full disk.
  static let adviceOnFullDisk = """
    Nothing that is incomplete will be used. Free some space, for example what `flow doctor` lists, and repeat the command.
    """
}
