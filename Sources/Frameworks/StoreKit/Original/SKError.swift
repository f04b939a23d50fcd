import Foundation

/// The domain of the errors of the original store.
public let SKErrorDomain = "SKErrorDomain"

/// An error of the original store.
public struct SKError: Error, CustomNSError, Hashable, Sendable {
  /// The kind of an error.
  public enum Code: Int, Sendable {
    case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed, storeProductNotAvailable,
      cloudServicePermissionDenied, cloudServiceNetworkConnectionFailed, cloudServiceRevoked,
      privacyAcknowledgementRequired, unauthorizedRequestData, invalidOfferIdentifier, invalidSignature,
      missingOfferParams, invalidOfferPrice, overlayCancelled, overlayInvalidConfiguration, overlayTimeout,
      ineligibleForOffer, unsupportedPlatform, overlayPresentedInBackgroundScene
  }

  public let code: Code

  /// Creates an error.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

  public static var errorDomain: String { SKErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: description] }

  /// The error that the store has for a failed purchase or request.
  init(_ error: any Error) {
    switch error {
    case Product.PurchaseError.purchaseNotAllowed: self.init(.paymentNotAllowed)
    case Product.PurchaseError.invalidQuantity: self.init(.paymentInvalid)
    case Product.PurchaseError.productUnavailable, StoreKitError.notAvailableInStorefront:
      self.init(.storeProductNotAvailable)
    case Product.PurchaseError.ineligibleForOffer: self.init(.ineligibleForOffer)
    case Product.PurchaseError.invalidOfferIdentifier: self.init(.invalidOfferIdentifier)
    case Product.PurchaseError.invalidOfferPrice: self.init(.invalidOfferPrice)
    case Product.PurchaseError.invalidOfferSignature: self.init(.invalidSignature)
    case Product.PurchaseError.missingOfferParameters: self.init(.missingOfferParams)
    case StoreKitError.userCancelled: self.init(.paymentCancelled)
    default: self.init(.unknown)
    }
  }

  private var description: String {
    switch code {
    case .paymentCancelled: "The person has cancelled the purchase."
    case .paymentInvalid: "The payment names no product of the store, or a quantity that it does not sell."
    case .paymentNotAllowed: "The person may not pay."
    case .storeProductNotAvailable: "The store does not sell the product."
    case .unknown: "The store cannot be reached, or has failed."
    default: "The store has failed: \(code)."
    }
  }
}

extension SKError {
  public static var unknown: Code { .unknown }
  public static var clientInvalid: Code { .clientInvalid }
  public static var paymentCancelled: Code { .paymentCancelled }
  public static var paymentInvalid: Code { .paymentInvalid }
  public static var paymentNotAllowed: Code { .paymentNotAllowed }
  public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
  public static var cloudServicePermissionDenied: Code { .cloudServicePermissionDenied }
  public static var cloudServiceNetworkConnectionFailed: Code { .cloudServiceNetworkConnectionFailed }
  public static var cloudServiceRevoked: Code { .cloudServiceRevoked }
  public static var invalidOfferIdentifier: Code { .invalidOfferIdentifier }
  public static var invalidSignature: Code { .invalidSignature }
  public static var missingOfferParams: Code { .missingOfferParams }
  public static var invalidOfferPrice: Code { .invalidOfferPrice }
  public static var ineligibleForOffer: Code { .ineligibleForOffer }
}

extension SKError.Code {
  /// Matches an error in a `catch` clause.
  public static func ~= (match: SKError.Code, error: any Error) -> Bool { (error as? SKError)?.code == match }
}
