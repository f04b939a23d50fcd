import Foundation

/// A condition in the name of a setting, such as `sdk=iphonesimulator*`.
struct SettingCondition {
  /// What conditions are compared with.
  struct Context: Hashable, Sendable {
    let configuration: String
    let platform: ProjectPlatform
  }

  let key: String
  let pattern: String

  /// The plain name and the conditions of `NAME[sdk=iphone*][config=Debug]` or `NAME[sdk=iphone*,arch=*]`.
  static func split(_ name: String) -> (name: String, conditions: [SettingCondition])? {
    let parts = name.split(separator: "[", maxSplits: 1, omittingEmptySubsequences: false)
    let plain = parts[0].trimmingCharacters(in: .whitespaces)
    guard !plain.isEmpty else { return nil }
    let conditions = (parts.count == 1 ? "" : parts[1]).split { "[],".contains($0) }.map { condition in
      let sides = condition.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      return SettingCondition(key: sides.first ?? "", pattern: sides.count == 2 ? sides[1] : "")
    }
    return (plain, conditions.filter { !$0.key.isEmpty })
  }

  func holds(in context: Context) -> Bool {
    switch key {
    case "sdk":
      // With its version, as in `iphonesimulator18.2`.
      pattern.hasSuffix("*") ? matches(context.platform.simulatorSDK) : pattern == context.platform.simulatorSDK
    case "config": matches(context.configuration)
    case "arch": matches("arm64") || matches("x86_64")
    case "variant": matches("normal")
    default: false
    }
  }

  /// A `*` stands for any characters.
  private func matches(_ text: String) -> Bool { PathPattern.matches(text, pattern, across: true) }
}
