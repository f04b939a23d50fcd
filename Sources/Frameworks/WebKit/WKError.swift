import Foundation

public let WKErrorDomain = "WKErrorDomain"

/// Why a web view does not do something.
public struct WKError: Error, CustomNSError, Hashable, Sendable {
  /// The kind of an error.
  public enum Code: Int, Sendable {
    case unknown = 1
    case webContentProcessTerminated
    case webViewInvalidated
    case javaScriptExceptionOccurred
    case javaScriptResultTypeIsUnsupported
    case contentRuleListStoreCompileFailed
    case contentRuleListStoreLookUpFailed
    case contentRuleListStoreRemoveFailed
    case contentRuleListStoreVersionMismatch
    case attributedStringContentFailedToLoad
    case attributedStringContentLoadTimedOut
    case javaScriptInvalidFrameTarget
    case navigationAppBoundDomain
    case javaScriptAppBoundDomain
    case duplicateCredential
    case malformedCredential
    case credentialNotFound
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { WKErrorDomain }
  public var errorCode: Int { code.rawValue }

  /// The error of a script that has thrown one, for `SimulatedPhone.scriptAnswers`.
  public static var javaScriptExceptionOccurred: Code { .javaScriptExceptionOccurred }
}
