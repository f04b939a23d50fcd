import Foundation
import PhoneSimulation

/// How the person got the app.
public struct AppTransaction: Hashable, Sendable {
  /// The number of the app in the store; `nil` outside of the store.
  public let appID: UInt64?
  /// The build of the app that runs.
  public let appVersion: String
  /// The number of the version in the store; `nil` outside of the store.
  public let appVersionID: UInt64?
  public let bundleID: String
  public let environment: AppStore.Environment
  /// The build of the app that the person got first.
  public let originalAppVersion: String
  public let originalPurchaseDate: Date
  /// When the person ordered the app before it came out.
  public let preorderDate: Date?
  public let signedDate: Date

  /// Creates a purchase of the app, for a test.
  ///
  /// - Parameters:
  ///   - originalAppVersion: The build that the person got first.
  ///   - originalPurchaseDate: When that was.
  ///   - preorderDate: When the person ordered the app before it came out.
  ///   - environment: The server of purchases.
  ///   - appID: The number of the app in the store.
  ///   - appVersionID: The number of the version in the store.
  public init(
    originalAppVersion: String = "1.0", originalPurchaseDate: Date, preorderDate: Date? = nil,
    environment: AppStore.Environment = .xcode, appID: UInt64? = nil, appVersionID: UInt64? = nil
  ) {
    self.appID = appID
    self.appVersionID = appVersionID
    appVersion = Bundle.main.object(forInfoDictionaryKey: "CFBundleVersion") as? String ?? "1"
    bundleID = Bundle.main.bundleIdentifier ?? ""
    self.environment = environment
    self.originalAppVersion = originalAppVersion
    self.originalPurchaseDate = originalPurchaseDate
    self.preorderDate = preorderDate
    signedDate = originalPurchaseDate
  }

  /// How the person got the app, as the phone knows it: ``SimulatedStore/appTransaction``.
  ///
  /// - Throws: Nothing here.
  public static var shared: VerificationResult<AppTransaction> {
    get async throws { SimulatedPhone.current.store.appTransaction }
  }

  /// Asks the store how the person got the app.
  ///
  /// - Throws: ``StoreKitError`` without a network.
  public static func refresh() async throws -> VerificationResult<AppTransaction> {
    let phone = SimulatedPhone.current
    phone.record("StoreKit", "asks for the purchase of the app")
    try phone.store.checkConnection(for: .appTransaction)
    return phone.store.appTransaction
  }
}

extension SimulatedStore {
  /// How the person got the app: version 1.0 at the first question, unless a test sets something else.
  public var appTransaction: VerificationResult<AppTransaction> {
    get {
      let now = phone.now
      return phone.update(StoreState.self) { state in
        let transaction = state.appTransaction ?? .verified(AppTransaction(originalPurchaseDate: now))
        state.appTransaction = transaction
        return transaction
      }
    }
    nonmutating set { phone.update(StoreState.self) { $0.appTransaction = newValue } }
  }
}
