import AssetCatalogs
import Foundation

/// The pods that a `Podfile` names.
///
/// Nothing is executed: lines with `pod` and a name in quotation marks are read, wherever they are.
struct Podfile {
  /// A line with a pod.
  struct Entry: Hashable {
    /// The name, with that of a part behind a slash, as in `Firebase/Auth`.
    let name: String
    /// The versions that it allows, as in `~> 4.0`.
    var requirement: String?
    /// The path of its sources.
    var path: String?

    /// The name of the whole pod.
    var root: String { Podfile.root(of: name) }
  }

  let location: URL
  private(set) var entries: [Entry] = []

  /// - Parameter folder: The folder of a project or a workspace.
  /// - Returns: `nil` if there is no such file, or if it cannot be read.
  init?(in folder: URL) {
    location = folder.entry("Podfile")
    guard let data = try? FileContents.data(of: location) else { return nil }
    for line in RubyText.statements(in: String(decoding: data, as: UTF8.self)) {
      guard let match = line.prefixMatch(of: /pod\s*\(?\s*(?:'([^']+)'|"([^"]+)")/),
        let name = (match.1 ?? match.2).map(String.init)
      else { continue }
      var entry = Entry(name: name)
      let rest = line[match.range.upperBound...]
      entry.path = RubyText.option("path", in: rest) ?? RubyText.option("podspec", in: rest)
      if let version = rest.prefixMatch(of: /\s*,\s*['"]([^'"]+)['"]/) { entry.requirement = String(version.1) }
      if !entries.contains(entry) { entries.append(entry) }
    }
  }

  /// The folder from which paths start.
  var folder: URL { location.deletingLastPathComponent() }

  /// The name of the whole pod of `Firebase/Auth`.
  static func root(of name: String) -> String { name.split(separator: "/").first.map(String.init) ?? name }
}
