/// Something the engine found wrong while it ran: what happened, and where.
public struct _RuntimeIssue: Hashable, Sendable, CustomStringConvertible {
  public enum Severity: Hashable, Sendable {
    /// The result is not what the source asks for: a missing environment object, an endless update.
    case error
    /// The result is approximate: an API that is not implemented drew a placeholder.
    case warning
  }

  public var severity: Severity

  /// What happened, as sentences.
  public var message: String

  /// Where: the path of the view from the root, `ContentView > VStack > Row`.
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

  public var description: String { path.isEmpty ? message : "\(message) (at \(path))" }
}
