import FlowStoreKit
import Foundation

/// The type of the errors that completions get: of the domain and the codes of ``ErrorCode``.
public typealias PublicError = NSError

/// Why a call of RevenueCat failed.
public enum ErrorCode: Int, Error, CaseIterable, Sendable {
  case unknownError = 0
  case purchaseCancelledError = 1
  case storeProblemError = 2
  case purchaseNotAllowedError = 3
  case purchaseInvalidError = 4
  case productNotAvailableForPurchaseError = 5
  case productAlreadyPurchasedError = 6
  case receiptAlreadyInUseError = 7
  case invalidReceiptError = 8
  case missingReceiptFileError = 9
  case networkError = 10
  case invalidCredentialsError = 11
  case unexpectedBackendResponseError = 12
  case receiptInUseByOtherSubscriberError = 13
  case invalidAppUserIdError = 14
  case operationAlreadyInProgressForProductError = 15
  case unknownBackendError = 16
  case invalidAppleSubscriptionKeyError = 17
  case ineligibleError = 18
  case insufficientPermissionsError = 19
  case paymentPendingError = 20
  case invalidSubscriberAttributesError = 21
  case logOutAnonymousUserError = 22
  case configurationError = 23
  case unsupportedError = 24
  case emptySubscriberAttributes = 25
  case productDiscountMissingIdentifierError = 26
  case productDiscountMissingSubscriptionGroupIdentifierError = 28
  case customerInfoError = 29
  case systemInfoError = 30
  case beginRefundRequestError = 31
  case productRequestTimedOut = 32
  case apiEndpointBlockedError = 33
  case invalidPromotionalOfferError = 34
  case offlineConnectionError = 35
  case featureNotAvailableInCustomEntitlementsComputationMode = 36
  case signatureVerificationFailed = 37
  case featureNotSupportedWithStoreKit1 = 38
  case invalidWebPurchaseToken = 39
  case purchaseBelongsToOtherUser = 40
  case expiredWebPurchaseToken = 41
  case testStoreSimulatedPurchaseError = 42

  /// What an error of the store is for RevenueCat.
  init(_ error: any Error) {
    switch error {
    case let error as ErrorCode: self = error
    case StoreKitError.networkError: self = .offlineConnectionError
    case StoreKitError.userCancelled: self = .purchaseCancelledError
    case StoreKitError.notAvailableInStorefront: self = .productNotAvailableForPurchaseError
    case FlowStoreKit.Product.PurchaseError.purchaseNotAllowed: self = .purchaseNotAllowedError
    case FlowStoreKit.Product.PurchaseError.productUnavailable: self = .productNotAvailableForPurchaseError
    default: self = .storeProblemError
    }
  }

  var publicError: PublicError {
    NSError(domain: Self.errorDomain, code: rawValue, userInfo: errorUserInfo)
  }
}

extension ErrorCode: CustomNSError, LocalizedError, CustomStringConvertible {
  public static var errorDomain: String { "RevenueCat.ErrorCode" }

  public var errorCode: Int { rawValue }

  public var errorDescription: String? { description }

  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: description] }

  /// The sentence for people.
  public var description: String {
    switch self {
    case .purchaseCancelledError: "The person cancelled the purchase."
    case .storeProblemError: "The store has a problem."
    case .purchaseNotAllowedError: "This device or this person may not pay."
    case .productNotAvailableForPurchaseError: "The product cannot be bought."
    case .networkError, .offlineConnectionError: "There is no connection to the server."
    case .paymentPendingError: "The payment waits for someone."
    case .logOutAnonymousUserError: "Nobody is logged in, so nobody can log out."
    case .configurationError: "The offerings of the app are not set up."
    case .customerInfoError: "Nothing is known about the person."
    case .unsupportedError: "This is not supported."
    default: "RevenueCat reports \(Mirror(reflecting: self).children.first?.label ?? "error \(rawValue)")."
    }
  }
}
