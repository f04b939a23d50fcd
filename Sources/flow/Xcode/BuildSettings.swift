import Foundation

/// The build settings of a target for the simulator, in its Debug configuration.
///
/// A target's own settings count before those of its configuration file, then those of the project, and those of the
/// project's configuration file.
struct BuildSettings {
  private let values: [String: String]

  /// - Parameters:
  ///   - layers: The settings from the project's configuration file to the target. A name may have conditions, as in
  ///     `SWIFT_VERSION[sdk=iphoneos*]`.
  ///   - builtIn: The settings that Xcode adds, such as `TARGET_NAME`.
  init(layers: [[(name: String, value: String)]], configuration: String, builtIn: [String: String] = [:]) {
    var values = builtIn
    for layer in layers {
      // In a layer, a setting with conditions counts before one without.
      let applying = layer.compactMap { name, value -> (name: String, value: String, conditions: Int)? in
        let parts = name.split(separator: "[", maxSplits: 1)
        guard let plain = parts.first else { return nil }
        let conditions = parts.count == 1 ? [] : Self.conditions(parts[1])
        guard conditions.allSatisfy({ Self.holds($0, configuration) }) else { return nil }
        return (plain.trimmingCharacters(in: .whitespaces), value, conditions.count)
      }
      let earlier = values
      for (name, value, _) in applying.filter({ $0.conditions == 0 }) + applying.filter({ $0.conditions > 0 }) {
        values[name] = Self.inheriting(value, name, earlier)
      }
    }
    self.values = values
  }

  /// The value of a setting, with other settings in it replaced by their values; `nil` if it has none.
  subscript(name: String) -> String? {
    values[name].map { expanded($0, depth: 0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  // MARK: - Values

  private static func inheriting(_ value: String, _ name: String, _ earlier: [String: String]) -> String {
    ["$(inherited)", "${inherited}", "$(\(name))", "${\(name)}"].reduce(value) {
      $0.replacingOccurrences(of: $1, with: earlier[name] ?? "")
    }.trimmingCharacters(in: .whitespaces)
  }

  /// The most settings inside of each other; one that refers to itself is empty.
  private static let deepest = 20

  private func expanded(_ value: String, depth: Int) -> String {
    guard depth < Self.deepest, value.utf8.count < 10_000 else { return "" }
    // The innermost reference first, as in `$(NAME_$(CONFIGURATION))`.
    guard let match = value.firstMatch(of: /\$[({]([^$(){}]*)[)}]/) else { return value }
    let parts = match.1.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    // Operators apply to the whole value.
    var text = values[parts[0]].map { expanded($0, depth: depth + 1) } ?? ""
    for operation in parts.dropFirst() { text = Self.apply(operation, to: text) }
    return expanded(value.replacingCharacters(in: match.range, with: text), depth: depth + 1)
  }

  private static func apply(_ operation: String, to text: String) -> String {
    if operation.hasPrefix("default=") { return text.isEmpty ? String(operation.dropFirst(8)) : text }
    switch operation {
    case "c99extidentifier", "identifier": return SourceFolder.moduleName(text)
    case "rfc1034identifier": return String(text.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" })
    case "lower": return text.lowercased()
    case "upper": return text.uppercased()
    default: return text
    }
  }

  // MARK: - Conditions

  /// The conditions in `sdk=iphone*][config=Debug]` or `sdk=iphone*,arch=*]`.
  private static func conditions(_ text: Substring) -> [(key: String, pattern: String)] {
    text.split { "[],".contains($0) }.map { condition in
      let parts = condition.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      return (parts.first ?? "", parts.count == 2 ? parts[1] : "")
    }
  }

  private static func holds(_ condition: (key: String, pattern: String), _ configuration: String) -> Bool {
    func matches(_ text: String) -> Bool {
      let pattern = condition.pattern
      return pattern.hasSuffix("*") ? text.hasPrefix(pattern.dropLast()) : text == pattern
    }
    switch condition.key {
    case "sdk": return matches("iphonesimulator")
    case "config": return matches(configuration)
    case "arch": return matches("arm64") || matches("x86_64")
    case "variant": return matches("normal")
    default: return false
    }
  }
}
