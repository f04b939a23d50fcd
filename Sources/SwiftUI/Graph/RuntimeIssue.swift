/// An issue found by the engine: the problem and its location.
public struct _RuntimeIssue: Hashable, Sendable, CustomStringConvertible {
  public enum Severity: Hashable, Sendable {
    /// The result differs from the source code: a missing environment object, an endless update.
    case error
    /// The result is approximate: an unimplemented API drew a placeholder.
    case warning
  }

  public var severity: Severity

  /// The problem, as sentences.
  public var message: String

  /// The views around the problem that a developer knows, from the root, as in `ContentView > VStack > Row`.
  public var path: String

  public init(severity: Severity = .error, message: String, path: String) {
    self.severity = severity
    self.message = message
    self.path = path
  }

  @MainActor
  package init(_ message: String, severity: Severity = .error, at node: _ViewNode) {
    self.init(severity: severity, message: message, path: node.path)
  }

  /// The problem and its place in one line: `A text is drawn outside of its frame (at ContentView > Text).`
  public var description: String {
    if path.isEmpty { return message }
    return message.hasSuffix(".") ? "\(message.dropLast()) (at \(path))." : "\(message) (at \(path))"
  }
}
