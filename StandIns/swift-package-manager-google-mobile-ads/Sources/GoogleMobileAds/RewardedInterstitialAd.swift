import FlowUIKit
import Foundation
import PhoneSimulation

/// An ad between two pages with a reward.
open class RewardedInterstitialAd: NSObject, FullScreenPresentingAd {
  private static let kind = AdKind(name: "a rewarded interstitial")

  open weak var fullScreenContentDelegate: (any FullScreenContentDelegate)?

  /// Never called: ads bring nothing here.
  open var paidEventHandler: ((AdValue) -> Void)?

  public let adUnitID: String
  public let responseInfo = ResponseInfo()
  open var placementID: Int64 = 0
  private var isUsed = false

  public let adReward: AdReward
  open var serverSideVerificationOptions: ServerSideVerificationOptions?

  init(_ unit: String) {
    adUnitID = unit
    adReward = AdReward(SimulatedPhone.current.googleAdReward)
  }

  /// Asks for an ad; the answer comes at the next turn of the clock.
  public class func load(
    with adUnitID: String, request: Request?,
    completionHandler: @escaping (RewardedInterstitialAd?, (any Error)?) -> Void
  ) {
    kind.load(adUnitID, { RewardedInterstitialAd($0) }, completionHandler)
  }

  /// As earlier versions have it.
  public class func load(
    withAdUnitID adUnitID: String, request: Request?,
    completionHandler: @escaping (RewardedInterstitialAd?, (any Error)?) -> Void
  ) {
    kind.load(adUnitID, { RewardedInterstitialAd($0) }, completionHandler)
  }

  /// Asks for an ad.
  ///
  /// - Throws: An error of ``RequestError``.
  public class func load(with adUnitID: String, request: Request?) async throws -> RewardedInterstitialAd {
    try await kind.load(adUnitID) { RewardedInterstitialAd($0) }
  }

  /// As earlier versions have it.
  ///
  /// - Throws: An error of ``RequestError``.
  public class func load(withAdUnitID adUnitID: String, request: Request?) async throws -> RewardedInterstitialAd {
    try await kind.load(adUnitID) { RewardedInterstitialAd($0) }
  }

  /// Whether the ad can be presented.
  ///
  /// - Throws: An error of ``PresentationError``.
  @MainActor
  open func canPresent(from viewController: UIViewController?) throws {
    try Self.kind.check(isUsed: isUsed, from: viewController)
  }

  /// Presents the ad.
  ///
  /// - Parameters:
  ///   - viewController: The controller over which it is presented; `nil` for that of the window.
  ///   - userDidEarnRewardHandler: Called when the person has watched the ad to its end.
  @MainActor
  open func present(from viewController: UIViewController?, userDidEarnRewardHandler: @escaping () -> Void) {
    let wasUsed = isUsed
    isUsed = true
    Self.kind.present(self, of: adUnitID, isUsed: wasUsed, from: viewController, reward: userDidEarnRewardHandler)
  }

  /// As earlier versions have it.
  @MainActor
  public func present(
    fromRootViewController viewController: UIViewController?, userDidEarnRewardHandler: @escaping () -> Void
  ) {
    present(from: viewController, userDidEarnRewardHandler: userDidEarnRewardHandler)
  }
}
