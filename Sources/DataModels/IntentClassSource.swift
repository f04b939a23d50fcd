/// The Swift source of the classes that Xcode generates for a definition of intents.
///
/// The protocols of handlers require nothing, because nothing asks a handler here.
package struct IntentClassSource {
  private let definition: IntentDefinition

  package init(_ definition: IntentDefinition) { self.definition = definition }

  /// - Parameter module: The name of the module to import.
  package func text(importing module: String = "Intents") -> String {
    let parts =
      definition.enumerations.map(text) + definition.types.map(text) + definition.intents.map(text)
    return (["import Foundation\nimport \(module)\n"] + parts).joined(separator: "\n")
  }

  private func text(_ enumeration: IntentDefinition.Enumeration) -> String {
    let cases = enumeration.cases.map { "  case `\($0.name)` = \($0.value)" }
    return Self.block(
      "nonisolated public enum \(enumeration.name): Int, Sendable",
      cases.isEmpty ? ["  case unknown = 0"] : cases)
  }

  private func text(_ type: IntentDefinition.ObjectType) -> String {
    // These the class has from its superclass.
    let inherited = ["identifier", "displayString", "pronunciationHint", "alternativeSpeakableMatches"]
    return Self.block(
      "nonisolated public class \(type.name): INObject, @unchecked Sendable",
      type.properties.filter { !inherited.contains($0.name) }.map(property))
  }

  private func text(_ intent: IntentDefinition.Intent) -> String {
    let name = intent.className
    // The codes that each response has, and then those of the definition.
    let codes = [
      "unspecified", "ready", "continueInApp", "inProgress", "success", "failure", "failureRequiringAppLaunch",
    ]
    let own = intent.codes.filter { !codes.contains($0) }
    let cases =
      codes.enumerated().map { "  case \($1) = \($0)" } + own.enumerated().map { "  case `\($1)` = \(100 + $0)" }
    return [
      Self.block(
        "nonisolated public class \(name): INIntent, @unchecked Sendable", intent.parameters.map(property)),
      Self.block("nonisolated public protocol \(name)Handling: NSObjectProtocol", []),
      Self.block("nonisolated public enum \(name)ResponseCode: Int, Sendable", cases),
      Self.block(
        "nonisolated public class \(name)Response: INIntentResponse",
        ["  public fileprivate(set) var code = \(name)ResponseCode.unspecified"]
          + intent.responseParameters.map(property) + [
            "  public convenience init(code: \(name)ResponseCode, userActivity: NSUserActivity?) {",
            "    self.init()", "    self.code = code", "    self.userActivity = userActivity", "  }",
          ]),
    ].joined(separator: "\n")
  }

  private func property(_ parameter: IntentDefinition.Parameter) -> String {
    let type: String
    switch parameter.kind {
    case .text: type = "String"
    case .number: type = "NSNumber"
    case .url: type = "URL"
    case .date: type = "DateComponents"
    case .named(let name, let isEnumeration):
      if isEnumeration, !parameter.isList { return value(of: name, parameter.name) }
      type = name
    }
    return "  public var `\(parameter.name)`: \(parameter.isList ? "[\(type)]" : type)?"
  }

  /// The property of an enumeration's value, which is that of zero at first.
  private func value(of enumeration: String, _ name: String) -> String {
    let found = definition.enumerations.first { $0.name == enumeration }
    let first = found?.cases.first { $0.value == 0 } ?? found?.cases.first
    return "  public var `\(name)` = \(enumeration).`\(first?.name ?? "unknown")`"
  }

  private static func block(_ header: String, _ lines: [String]) -> String {
    lines.isEmpty ? "\(header) {}\n" : "\(header) {\n\(lines.joined(separator: "\n"))\n}\n"
  }
}
