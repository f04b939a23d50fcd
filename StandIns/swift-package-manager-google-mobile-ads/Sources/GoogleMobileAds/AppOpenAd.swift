import FlowUIKit
import Foundation
import PhoneSimulation

/// An ad that is shown when a person opens an app.
open class AppOpenAd: NSObject, FullScreenPresentingAd {
  private static let kind = AdKind(name: "an ad at the start")

  open weak var fullScreenContentDelegate: (any FullScreenContentDelegate)?

  /// Never called: ads bring nothing here.
  open var paidEventHandler: ((AdValue) -> Void)?

  public let adUnitID: String
  public let responseInfo = ResponseInfo()
  open var placementID: Int64 = 0
  private var isUsed = false

  init(_ unit: String) {
    adUnitID = unit
  }

  /// Asks for an ad; the answer comes at the next turn of the clock.
  public class func load(
    with adUnitID: String, request: Request?, completionHandler: @escaping (AppOpenAd?, (any Error)?) -> Void
  ) {
    kind.load(adUnitID, { AppOpenAd($0) }, completionHandler)
  }

  /// As earlier versions have it.
  public class func load(
    withAdUnitID adUnitID: String, request: Request?,
    completionHandler: @escaping (AppOpenAd?, (any Error)?) -> Void
  ) {
    kind.load(adUnitID, { AppOpenAd($0) }, completionHandler)
  }

  /// Asks for an ad.
  ///
  /// - Throws: An error of ``RequestError``.
  public class func load(with adUnitID: String, request: Request?) async throws -> AppOpenAd {
    try await kind.load(adUnitID) { AppOpenAd($0) }
  }

  /// As earlier versions have it.
  ///
  /// - Throws: An error of ``RequestError``.
  public class func load(withAdUnitID adUnitID: String, request: Request?) async throws -> AppOpenAd {
    try await kind.load(adUnitID) { AppOpenAd($0) }
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
  /// - Parameter viewController: The controller over which it is presented; `nil` for that of the window.
  @MainActor
  open func present(from viewController: UIViewController?) {
    let wasUsed = isUsed
    isUsed = true
    Self.kind.present(self, of: adUnitID, isUsed: wasUsed, from: viewController)
  }

  /// As earlier versions have it.
  @MainActor
  public func present(fromRootViewController viewController: UIViewController?) { present(from: viewController) }
}
