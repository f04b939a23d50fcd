import Foundation

/// The domain of the errors of Firebase Authentication, and the keys of their values.
public enum AuthErrors {
  public static let domain = "FIRAuthErrorDomain"
  public static let userInfoNameKey = "FIRAuthErrorUserInfoNameKey"
  public static let userInfoEmailKey = "FIRAuthErrorUserInfoEmailKey"
  public static let userInfoUpdatedCredentialKey = "FIRAuthErrorUserInfoUpdatedCredentialKey"
}

public let AuthErrorDomain = AuthErrors.domain
public let AuthErrorUserInfoNameKey = AuthErrors.userInfoNameKey
public let AuthErrorUserInfoEmailKey = AuthErrors.userInfoEmailKey
public let AuthErrorUserInfoUpdatedCredentialKey = AuthErrors.userInfoUpdatedCredentialKey

/// Why a call of Firebase Authentication failed.
///
/// The errors that calls throw are `NSError`s of these codes, in ``AuthErrors/domain``.
public enum AuthErrorCode: Int, Error, CaseIterable, Sendable {
  case invalidCustomToken = 17000
  case customTokenMismatch = 17002
  case invalidCredential = 17004
  case userDisabled = 17005
  case operationNotAllowed = 17006
  case emailAlreadyInUse = 17007
  case invalidEmail = 17008
  case wrongPassword = 17009
  case tooManyRequests = 17010
  case userNotFound = 17011
  case accountExistsWithDifferentCredential = 17012
  case requiresRecentLogin = 17014
  case providerAlreadyLinked = 17015
  case noSuchProvider = 17016
  case invalidUserToken = 17017
  case networkError = 17020
  case userTokenExpired = 17021
  case invalidAPIKey = 17023
  case userMismatch = 17024
  case credentialAlreadyInUse = 17025
  case weakPassword = 17026
  case appNotAuthorized = 17028
  case expiredActionCode = 17029
  case invalidActionCode = 17030
  case invalidMessagePayload = 17031
  case invalidSender = 17032
  case invalidRecipientEmail = 17033
  case missingEmail = 17034
  case missingIosBundleID = 17036
  case missingAndroidPackageName = 17037
  case unauthorizedDomain = 17038
  case invalidContinueURI = 17039
  case missingContinueURI = 17040
  case missingPhoneNumber = 17041
  case invalidPhoneNumber = 17042
  case missingVerificationCode = 17043
  case invalidVerificationCode = 17044
  case missingVerificationID = 17045
  case invalidVerificationID = 17046
  case missingAppCredential = 17047
  case invalidAppCredential = 17048
  case sessionExpired = 17051
  case quotaExceeded = 17052
  case missingAppToken = 17053
  case notificationNotForwarded = 17054
  case appNotVerified = 17055
  case captchaCheckFailed = 17056
  case webContextAlreadyPresented = 17057
  case webContextCancelled = 17058
  case appVerificationUserInteractionFailure = 17059
  case invalidClientID = 17060
  case webNetworkRequestFailed = 17061
  case webInternalError = 17062
  case webSignInUserInteractionFailure = 17063
  case localPlayerNotAuthenticated = 17066
  case nullUser = 17067
  case invalidProviderID = 17071
  case tenantIDMismatch = 17072
  case unsupportedTenantOperation = 17073
  case invalidHostingLinkDomain = 17214
  case rejectedCredential = 17075
  case gameKitNotLinked = 17076
  case secondFactorRequired = 17078
  case missingMultiFactorSession = 17081
  case missingMultiFactorInfo = 17082
  case invalidMultiFactorSession = 17083
  case multiFactorInfoNotFound = 17084
  case adminRestrictedOperation = 17085
  case unverifiedEmail = 17086
  case secondFactorAlreadyEnrolled = 17087
  case maximumSecondFactorCountExceeded = 17088
  case unsupportedFirstFactor = 17089
  case emailChangeNeedsVerification = 17090
  case missingClientIdentifier = 17093
  case missingOrInvalidNonce = 17094
  case blockingCloudFunctionError = 17105
  case recaptchaNotEnabled = 17200
  case missingRecaptchaToken = 17201
  case invalidRecaptchaToken = 17202
  case invalidRecaptchaAction = 17203
  case missingClientType = 17204
  case missingRecaptchaVersion = 17205
  case invalidRecaptchaVersion = 17206
  case invalidReqType = 17207
  case recaptchaSDKNotLinked = 17208
  case recaptchaSiteKeyMissing = 17209
  case recaptchaActionCreationFailed = 17210
  case passwordDoesNotMeetRequirements = 17211
  case keychainError = 17995
  case internalError = 17999
  case malformedJWT = 18000

  /// The name that the code had before it was an error itself.
  public typealias Code = AuthErrorCode

  /// The code of an error, with the name that it had before.
  public init(_ code: Code) { self = code }

  /// The code of an error of Firebase Authentication; an internal error of others.
  public init(_nsError error: NSError) { self = AuthErrorCode(rawValue: error.code) ?? .internalError }

  public var code: Self { self }

  /// Whether an error is one of this code.
  public static func ~= (code: Self, error: any Error) -> Bool {
    error._domain == AuthErrors.domain && error._code == code.rawValue
  }

  /// The error of the code.
  func error(email: String? = nil) -> NSError {
    var values: [String: Any] = [NSLocalizedDescriptionKey: text, AuthErrors.userInfoNameKey: name]
    values[AuthErrors.userInfoEmailKey] = email
    return NSError(domain: AuthErrors.domain, code: rawValue, userInfo: values)
  }

  /// The name of the code on the server: that of the case, in capital letters.
  private var name: String {
    "ERROR_" + "\(self)".map { $0.isUppercase ? "_\($0)" : $0.uppercased() }.joined()
  }

  /// The sentence for people.
  private var text: String {
    switch self {
    case .invalidCustomToken: "The custom token is damaged."
    case .invalidCredential: "The credential is damaged or no longer valid."
    case .userDisabled: "This account is disabled."
    case .operationNotAllowed: "The project does not allow this way to sign in."
    case .emailAlreadyInUse: "Another account uses this email address."
    case .invalidEmail: "The email address is not valid."
    case .wrongPassword: "The password is not that of the account."
    case .tooManyRequests: "There were too many requests from this device. Try again later."
    case .userNotFound: "There is no account of this person."
    case .accountExistsWithDifferentCredential: "An account with this email address signs in another way."
    case .requiresRecentLogin: "This needs a recent sign-in. Sign in again."
    case .providerAlreadyLinked: "The account already signs in with this provider."
    case .noSuchProvider: "The account does not sign in with this provider."
    case .userTokenExpired: "The sign-in has expired. Sign in again."
    case .networkError: "There is no connection to the server."
    case .userMismatch: "The credential is that of another person."
    case .credentialAlreadyInUse: "Another account signs in with this credential."
    case .weakPassword: "The password needs at least 6 characters."
    case .expiredActionCode: "The code has expired."
    case .invalidActionCode: "The code is not valid, or was used already."
    case .missingEmail: "An email address is needed."
    case .missingPhoneNumber: "A phone number is needed."
    case .invalidPhoneNumber: "The phone number is not valid. It begins with a plus sign and the code of the country."
    case .missingVerificationCode: "A verification code is needed."
    case .invalidVerificationCode: "The verification code is not the one that was sent."
    case .missingVerificationID: "The identifier of the verification is needed."
    case .invalidVerificationID: "The identifier of the verification is not known."
    case .webContextCancelled: "The person closed the page."
    case .nullUser: "There is no person to sign in."
    case .adminRestrictedOperation: "Only the project may do this."
    case .unverifiedEmail: "The email address is not verified."
    case .internalError: "The server reports an error."
    default: "The server refuses: \(self)."
    }
  }
}
