import Foundation

/// Who finishes purchases.
public enum PurchasesAreCompletedBy: Int, Sendable {
  case revenueCat, myApp
}

/// The store's API, which is the same here for both.
public enum StoreKitVersion: Int, Sendable {
  case storeKit1 = 1
  case storeKit2 = 2

  public static let `default` = StoreKitVersion.storeKit2
}

/// From where what is known comes, which is the phone here.
public enum CacheFetchPolicy: Int, Sendable {
  case fromCacheOnly, fetchCurrent, notStaleCachedOrFetched, cachedOrFetched

  public static let `default` = CacheFetchPolicy.cachedOrFetched
}

/// Which messages are printed, which none is here.
public enum LogLevel: Int, CaseIterable, CustomStringConvertible, Sendable {
  case verbose = 4
  case debug = 0
  case info = 1
  case warn = 2
  case error = 3

  public var description: String {
    switch self {
    case .verbose: "VERBOSE"
    case .debug: "DEBUG"
    case .info: "INFO"
    case .warn: "WARN"
    case .error: "ERROR"
    }
  }
}

/// Settings that an app should not need.
public final class DangerousSettings: NSObject, Sendable {
  public let autoSyncPurchases: Bool

  public init(autoSyncPurchases: Bool = true) { self.autoSyncPurchases = autoSyncPurchases }
}

/// How an app uses RevenueCat.
public final class Configuration: NSObject, Sendable {
  /// Whether answers of the server are checked, which has no effect here.
  public enum EntitlementVerificationMode: Int, Sendable {
    case disabled, informational
  }

  let apiKey: String
  let appUserID: String?
  let purchasesAreCompletedBy: PurchasesAreCompletedBy

  init(apiKey: String, appUserID: String?, purchasesAreCompletedBy: PurchasesAreCompletedBy = .revenueCat) {
    self.apiKey = apiKey
    self.appUserID = appUserID
    self.purchasesAreCompletedBy = purchasesAreCompletedBy
  }

  public static func builder(withAPIKey apiKey: String) -> Builder { Builder(withAPIKey: apiKey) }

  public static func builder(withAPIKey apiKey: String, appUserID: String) -> Builder {
    Builder(withAPIKey: apiKey).with(appUserID: appUserID)
  }

  /// Makes a configuration. The identifier of the person and who completes purchases have an effect here.
  public class Builder: NSObject {
    private var apiKey: String
    private var appUserID: String?
    private var purchasesAreCompletedBy = PurchasesAreCompletedBy.revenueCat

    public init(withAPIKey apiKey: String) { self.apiKey = apiKey }

    public func with(apiKey: String) -> Builder {
      self.apiKey = apiKey
      return self
    }

    public func with(appUserID: String?) -> Builder {
      self.appUserID = appUserID
      return self
    }

    public func with(
      purchasesAreCompletedBy: PurchasesAreCompletedBy, storeKitVersion: StoreKitVersion
    ) -> Builder {
      self.purchasesAreCompletedBy = purchasesAreCompletedBy
      return self
    }

    public func with(userDefaults: UserDefaults) -> Builder { self }
    public func with(dangerousSettings: DangerousSettings) -> Builder { self }
    public func with(networkTimeout: TimeInterval) -> Builder { self }
    public func with(storeKit1Timeout: TimeInterval) -> Builder { self }
    public func with(showStoreMessagesAutomatically: Bool) -> Builder { self }
    public func with(entitlementVerificationMode mode: EntitlementVerificationMode) -> Builder { self }
    public func with(diagnosticsEnabled: Bool) -> Builder { self }
    public func with(storeKitVersion version: StoreKitVersion) -> Builder { self }
    public func with(automaticDeviceIdentifierCollectionEnabled: Bool) -> Builder { self }
    public func with(preferredUILocaleOverride: String?) -> Builder { self }

    public func build() -> Configuration {
      Configuration(apiKey: apiKey, appUserID: appUserID, purchasesAreCompletedBy: purchasesAreCompletedBy)
    }
  }
}
