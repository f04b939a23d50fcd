import Foundation

/// The arguments that a scheme or a test plan gives to the app under test.
package struct TestLaunch: Codable, Equatable, Sendable {
  /// The environment variable in which a command passes them to the test processes.
  package static let variable = "FLOW_TEST_LAUNCH"

  /// The arguments that an app is launched with unless a test sets others.
  package var arguments: [String] = []

  /// The arguments for the language and the region, which come before those of every launch.
  package var locale: [String] = []

  package init(arguments: [String], language: String?, region: String?) {
    self.arguments = arguments
    if let language { locale += ["-AppleLanguages", "(\(language))"] }
    if let region { locale += ["-AppleLocale", "\(language ?? "en")_\(region)"] }
  }

  /// The arguments of an environment; none if it has no variable with them.
  package init(environment: [String: String]) {
    let text = environment[Self.variable] ?? ""
    self =
      (try? JSONDecoder().decode(Self.self, from: Data(text.utf8))) ?? Self(arguments: [], language: nil, region: nil)
  }

  /// The environment of a test process; empty without arguments.
  package var environment: [String: String] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard !arguments.isEmpty || !locale.isEmpty, let data = try? encoder.encode(self) else { return [:] }
    return [Self.variable: String(decoding: data, as: UTF8.self)]
  }
}
