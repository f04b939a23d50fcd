import FlowUIKit
import PhoneSimulation
import SwiftUI

/// The requests for a review.
private struct ReviewRequests: PhoneValue {
  var count = 0
}

extension SimulatedPhone {
  /// How often the app has asked for a review. The system decides whether it shows the alert; here it shows none.
  public var reviewRequestCount: Int { self[ReviewRequests.self].count }

  fileprivate func requestReview() {
    update(ReviewRequests.self) { $0.count += 1 }
    record("StoreKit", "asks for a review")
  }
}

/// Asks for a review.
@MainActor @preconcurrency
public struct RequestReviewAction: Sendable {
  nonisolated init() {}

  /// Asks for a review.
  public func callAsFunction() { SimulatedPhone.current.requestReview() }
}

extension EnvironmentValues {
  /// An action that asks for a review.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}

/// Asks for a review, as before iOS 18.
open class SKStoreReviewController: NSObject {
  /// Asks for a review.
  @MainActor open class func requestReview() { SimulatedPhone.current.requestReview() }

  /// Asks for a review in a scene.
  @MainActor open class func requestReview(in windowScene: UIWindowScene) { SimulatedPhone.current.requestReview() }
}

/// The App Store.
public enum AppStore {
  /// Asks for a review in a scene.
  @MainActor public static func requestReview(in scene: UIWindowScene) { SimulatedPhone.current.requestReview() }

  /// Whether the person may pay.
  public static var canMakePayments: Bool { SimulatedPhone.current.store.canMakePayments }

  /// Asks the store for what the person has bought. The phone knows it already.
  ///
  /// - Throws: ``StoreKitError`` without a network.
  public static func sync() async throws {
    let phone = SimulatedPhone.current
    phone.record("StoreKit", "synchronizes purchases")
    try phone.store.checkConnection(for: .synchronization)
  }

  /// Shows the subscriptions of the person; recorded only.
  ///
  /// - Throws: Nothing here.
  @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {
    SimulatedPhone.current.record("StoreKit", "shows the subscriptions")
  }
}
