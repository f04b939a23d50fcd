import FlowUIKit
import Foundation
import PhoneSimulation

/// The library as a whole. There are no ads here but placeholders, and nothing is fetched.
// @unchecked: what changes is in the phone.
public final class MobileAds: NSObject, @unchecked Sendable {
  public static let shared = MobileAds()

  /// As earlier versions have it.
  public class func sharedInstance() -> MobileAds { shared }

  private override init() {}

  /// How ads are requested: kept, and without an effect.
  public let requestConfiguration = RequestConfiguration()

  public var versionNumber: VersionNumber { VersionNumber(majorVersion: 12, minorVersion: 0, patchVersion: 0) }
  public var sdkVersion: String { "12.0.0" }

  /// How loud ads are: kept, and without an effect.
  public var applicationVolume: Float = 1
  public var isApplicationMuted = false

  public var initializationStatus: InitializationStatus { InitializationStatus() }

  /// Starts the library; the answer comes at the next turn of the clock.
  public func start(completionHandler: ((InitializationStatus) -> Void)?) {
    let phone = SimulatedPhone.current
    phone.recordAd("starts")
    phone.update(AdData.self) { $0.isStarted = true }
    nonisolated(unsafe) let handler = completionHandler
    phone.runSoon(named: "the start of Google's ads") { phone.use { handler?(InitializationStatus()) } }
  }

  /// Starts the library.
  @discardableResult
  public func start() async -> InitializationStatus {
    await withCheckedContinuation { continuation in start { _ in continuation.resume() } }
    return InitializationStatus()
  }

  /// Presents Google's page with what is wrong with an app's ads, which is on its servers: not here.
  @MainActor
  public func presentAdInspector(
    from viewController: UIViewController?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    SimulatedPhone.current.warn("MobileAds.presentAdInspector(from:) shows nothing: the page is on Google's servers.")
    completionHandler?(nil)
  }

  public func disableSDKCrashReporting() {}
  public func disableMediationInitialization() {}
}

/// The version of a library.
public struct VersionNumber: Hashable, Sendable {
  public var majorVersion: Int
  public var minorVersion: Int
  public var patchVersion: Int

  public init(majorVersion: Int, minorVersion: Int, patchVersion: Int) {
    self.majorVersion = majorVersion
    self.minorVersion = minorVersion
    self.patchVersion = patchVersion
  }
}

/// Which networks of ads are ready.
public final class InitializationStatus: NSObject {
  public var adapterStatusesByClassName: [String: AdapterStatus] { ["GADMobileAds": AdapterStatus()] }
}

/// Whether a network of ads is ready: the only one here is.
public final class AdapterStatus: NSObject {
  public enum State: Int, Hashable, Sendable {
    case notReady = 0
    case ready = 1
  }

  public var state: State { .ready }
  public override var description: String { "Ready" }
  public var latency: TimeInterval { 0 }
}

/// How ads are requested: kept, and without an effect.
// @unchecked: apps set it once, before they ask for ads.
public final class RequestConfiguration: NSObject, @unchecked Sendable {
  public var maxAdContentRating: MaxAdContentRating?
  public var testDeviceIdentifiers: [String]?
  public var tagForChildDirectedTreatment: NSNumber?
  public var tagForUnderAgeOfConsent: NSNumber?
  public var publisherFirstPartyIDEnabled = true
  public var publisherPrivacyPersonalizationState = PublisherPrivacyPersonalizationState.default
}

/// For whom ads are.
public struct MaxAdContentRating: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let general = MaxAdContentRating(rawValue: "G")
  public static let parentalGuidance = MaxAdContentRating(rawValue: "PG")
  public static let teen = MaxAdContentRating(rawValue: "T")
  public static let matureAudience = MaxAdContentRating(rawValue: "MA")
}

/// Whether ads follow what a person likes.
public enum PublisherPrivacyPersonalizationState: Int, Hashable, Sendable {
  case `default` = 0
  case enabled = 1
  case disabled = 2
}

/// A request for an ad: kept, and without an effect.
open class Request: NSObject {
  open var keywords: [String]?
  open var contentURL: String?
  open var requestAgent: String?
  open weak var scene: UIWindowScene?
  open var neighboringContentURLStrings: [String]?
  private var networks: [any AdNetworkExtras] = []

  public override init() {}

  open func register(_ extras: any AdNetworkExtras) { networks.append(extras) }

  open func adNetworkExtras(for kind: (any AdNetworkExtras.Type)) -> (any AdNetworkExtras)? {
    networks.last { type(of: $0) == kind }
  }
}

/// What a network of ads is told.
public protocol AdNetworkExtras: NSObjectProtocol {}

/// What Google's network is told.
open class Extras: NSObject, AdNetworkExtras {
  open var additionalParameters: [AnyHashable: Any]?

  public override init() {}
}

/// Where an ad comes from: here from no network.
public final class ResponseInfo: NSObject {
  public var responseIdentifier: String? { nil }
  public var extras: [String: Any] { [:] }
  public var dictionaryRepresentation: [String: Any] { [:] }
}

/// What an ad brings: here nothing, so that no handler of revenue is called.
public final class AdValue: NSObject {
  public var precision: AdValuePrecision { .unknown }
  public var value: NSDecimalNumber { .zero }
  public var currencyCode: String { "USD" }
}

public enum AdValuePrecision: Int, Hashable, Sendable {
  case unknown = 0
  case estimated = 1
  case publisherProvided = 2
  case precise = 3
}

/// What a person gets for watching an ad.
public final class AdReward: NSObject {
  public let type: String
  public let amount: NSDecimalNumber

  init(_ reward: PhoneAdReward) {
    type = reward.type
    amount = NSDecimalNumber(value: reward.amount)
  }
}

/// Who earns a reward, for a server of the app that is told about it: kept, and without an effect.
open class ServerSideVerificationOptions: NSObject {
  open var userIdentifier: String?
  open var customRewardText: String?

  public override init() {}
}
