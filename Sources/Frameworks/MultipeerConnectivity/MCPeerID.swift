import FlowFoundation
import Foundation

/// The identity of an app on a phone. Two with the same name differ.
// @unchecked: the property is constant.
open class MCPeerID: NSObject, @unchecked Sendable {
  /// The name that others see: 1 to 63 bytes.
  public let displayName: String

  /// Creates an identity.
  public init(displayName myDisplayName: String) {
    if myDisplayName.isEmpty || myDisplayName.utf8.count > 63 {
      reportMistake("The display name of an MCPeerID has 1 to 63 bytes, and \"\(myDisplayName)\" has not.")
    }
    displayName = myDisplayName
  }

  open override var description: String { "<MCPeerID: DisplayName = \(displayName)>" }
}

/// The domain of the errors.
public let MCErrorDomain = "MCErrorDomain"

/// Why a peer is not reached.
public struct MCError: Error, CustomNSError, Hashable, Sendable {
  /// The kind of an error.
  public enum Code: Int, Sendable {
    case unknown = 0
    case notConnected = 1
    case invalidParameter = 2
    case unsupported = 3
    case timedOut = 4
    case cancelled = 5
    case unavailable = 6
  }

  public let code: Code

  /// Creates an error.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

  public static var errorDomain: String { MCErrorDomain }
  public var errorCode: Int { code.rawValue }

  public static var notConnected: Code { .notConnected }
  public static var invalidParameter: Code { .invalidParameter }
  public static var unsupported: Code { .unsupported }
  public static var timedOut: Code { .timedOut }
  public static var cancelled: Code { .cancelled }
  public static var unavailable: Code { .unavailable }
}

/// Whether a text is the name of a service: 1 to 15 small letters, digits and single hyphens, with a letter.
func checkServiceType(_ type: String) {
  let isValid =
    (1...15).contains(type.utf8.count) && type.utf8.contains { (97...122).contains($0) }
    && type.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) || $0 == 45 }
    && !type.hasPrefix("-") && !type.hasSuffix("-") && !type.contains("--")
  if !isValid {
    reportMistake(
      "\"\(type)\" is no service type: 1 to 15 small letters of ASCII, digits and single hyphens, with a letter. An app "
        + "on a phone ends here.")
  }
}
