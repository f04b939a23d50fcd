import AssetCatalogs
import Foundation

/// What a specification of a pod says about its files: a `.podspec`, of which assignments with texts are read, or a
/// `.podspec.json`.
struct Podspec {
  /// The pod, or a part of it.
  struct Part {
    var name = ""
    var sources: [String] = []
    var excluded: [String] = []
    var resources: [String] = []
    var conditions: [String] = []
    /// The parts of the same pod that it needs, and other pods.
    var needs: [String] = []
    /// The names of the parts that are used if none is named; all if there are none.
    var standard: [String] = []
  }

  private(set) var version: String?
  private(set) var languageMode: String?
  private(set) var module: String?
  /// The whole pod first, and then its parts by their names behind its own.
  private(set) var parts: [Part] = [Part()]

  /// - Parameter file: The specification.
  /// - Returns: `nil` if it cannot be read.
  init?(_ file: URL) {
    guard let data = try? FileContents.data(of: file) else { return nil }
    if file.pathExtension == "json" {
      guard let contents = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else { return nil }
      read(contents)
    } else {
      read(String(decoding: data, as: UTF8.self))
    }
  }

  // MARK: - Parts

  /// The parts for names such as `Kit` and `Kit/Core`, with the whole pod and what they need of it.
  func parts(for names: [String]) -> [Part] {
    var chosen: Set<String> = []
    var pending: [String] = []
    for name in names {
      let path = name.split(separator: "/").dropFirst().joined(separator: "/")
      pending += path.isEmpty ? standardParts : [path]
    }
    while let name = pending.popLast() {
      guard chosen.insert(name).inserted, let part = parts.first(where: { $0.name == name }) else { continue }
      // A part has what is said around it.
      if let slash = name.lastIndex(of: "/") { pending.append(String(name[..<slash])) }
      pending += part.standard.map { "\(name)/\($0)" }
      pending += part.needs.compactMap { need in
        let inside = need.split(separator: "/").dropFirst().joined(separator: "/")
        return Podfile.root(of: need) == Podfile.root(of: names.first ?? "") && !inside.isEmpty ? inside : nil
      }
    }
    return parts.filter { $0.name.isEmpty || chosen.contains($0.name) }
  }

  private var standardParts: [String] {
    let standard = parts[0].standard
    return standard.isEmpty ? parts.dropFirst().map(\.name) : standard
  }

  // MARK: - Ruby

  private mutating func read(_ text: String) {
    // The index of the part that a variable of a block stands for; `nil` for one of tests.
    var variables: [String: Int?] = [:]
    for statement in RubyText.statements(in: text) {
      if let match = statement.firstMatch(of: /Spec\.new\s+do\s*\|\s*(\w+)\s*\|/) {
        variables[String(match.1)] = 0
      } else if let match = statement.prefixMatch(
        of: /(\w+)\.(subspec|test_spec|app_spec)\b\s*\(?\s*(?:['"]([^'"]+)['"])?\s*\)?\s*do\s*\|\s*(\w+)\s*\|/)
      {
        guard match.2 == "subspec", let name = match.3, let outer = variables[String(match.1)] ?? nil else {
          variables[String(match.4)] = .some(nil)
          continue
        }
        let prefix = parts[outer].name.isEmpty ? "" : parts[outer].name + "/"
        parts.append(Part(name: prefix + name))
        variables[String(match.4)] = parts.count - 1
      } else if let match = statement.prefixMatch(of: /(\w+)\.(?:ios\.)?(\w+)\s*=(?!=)/),
        let part = variables[String(match.1)] ?? nil
      {
        assign(statement[match.range.upperBound...], to: String(match.2), of: part)
      } else if let match = statement.prefixMatch(of: /(\w+)\.(?:ios\.)?dependency\b/),
        let part = variables[String(match.1)] ?? nil, let name = RubyText.texts(in: statement).first
      {
        parts[part].needs.append(name)
      }
    }
  }

  private mutating func assign(_ value: Substring, to name: String, of part: Int) {
    let texts = RubyText.texts(in: value)
    switch name {
    case "source_files": parts[part].sources = texts
    case "exclude_files": parts[part].excluded = texts
    case "resource", "resources": parts[part].resources += texts
    case "resource_bundle", "resource_bundles":
      // The names of the bundles are in front of arrows.
      let patterns = value.replacing(#/['"][^'"]*['"]\s*(?:=>|:)/#, with: "")
      parts[part].resources += RubyText.texts(in: patterns[...])
    case "default_subspec", "default_subspecs": parts[part].standard = texts
    case "pod_target_xcconfig", "xcconfig":
      let conditions = value.firstMatch(of: /['"]SWIFT_ACTIVE_COMPILATION_CONDITIONS['"]\s*=>\s*['"]([^'"]*)['"]/)
      if let conditions { parts[part].conditions += BuildSettings.words(String(conditions.1)) }
    case "version" where part == 0: version = texts.first
    case "module_name" where part == 0: module = texts.first
    case "swift_version", "swift_versions": languageMode = texts.last
    default: break
    }
  }

  // MARK: - JSON

  private mutating func read(_ contents: [String: Any]) {
    version = contents["version"] as? String
    module = contents["module_name"] as? String
    languageMode = Self.texts(contents["swift_versions"] ?? contents["swift_version"]).last
    parts = []
    var pending: [(contents: [String: Any], name: String)] = [(contents, "")]
    while !pending.isEmpty {
      let (contents, name) = pending.removeFirst()
      parts.append(Self.part(contents, name))
      for inner in contents["subspecs"] as? [[String: Any]] ?? [] {
        guard let own = inner["name"] as? String else { continue }
        pending.append((inner, name.isEmpty ? own : "\(name)/\(own)"))
      }
    }
  }

  private static func part(_ contents: [String: Any], _ name: String) -> Part {
    let phone = contents["ios"] as? [String: Any] ?? [:]
    func all(_ key: String) -> [String] { texts(contents[key]) + texts(phone[key]) }
    var part = Part(name: name)
    part.sources = all("source_files")
    part.excluded = all("exclude_files")
    part.resources = all("resources") + all("resource")
    for bundles in [contents, phone].compactMap({ $0["resource_bundles"] as? [String: Any] }) {
      part.resources += bundles.sorted { $0.key < $1.key }.flatMap { texts($0.value) }
    }
    let settings = contents["pod_target_xcconfig"] as? [String: Any]
    part.conditions = BuildSettings.words(settings?["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] as? String ?? "")
    part.needs = (contents["dependencies"] as? [String: Any] ?? [:]).keys.sorted()
    part.standard = all("default_subspecs") + all("default_subspec")
    return part
  }

  private static func texts(_ value: Any?) -> [String] {
    (value as? String).map { [$0] } ?? value as? [String] ?? []
  }
}
