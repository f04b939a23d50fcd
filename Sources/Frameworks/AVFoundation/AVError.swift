import Foundation

/// The domain of the errors.
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// An error of the camera or of a player.
public struct AVError: Error, CustomNSError, Hashable, Sendable {
  /// The kind of an error.
  public enum Code: Int, Sendable {
    case unknown = -11800
    case outOfMemory = -11801
    case sessionNotRunning = -11803
    case deviceAlreadyUsedByAnotherSession = -11804
    case noDataCaptured = -11805
    case sessionConfigurationChanged = -11806
    case mediaServicesWereReset = -11819
    case exportFailed = -11820
    case fileAlreadyExists = -11823
    case fileFormatNotRecognized = -11828
    case fileFailedToParse = -11829
    case noImageAtTime = -11832
    case contentIsNotAuthorized = -11835
    case applicationIsNotAuthorizedToUseDevice = -11852
    case contentIsUnavailable = -11863
  }

  public let code: Code

  /// Creates an error.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

  public static var errorDomain: String { AVFoundationErrorDomain }
  public var errorCode: Int { code.rawValue }

}

extension AVError.Code {
  /// Matches an error in a `catch` clause.
  public static func ~= (match: AVError.Code, error: any Error) -> Bool { (error as? AVError)?.code == match }
}
