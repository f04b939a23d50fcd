import FlowUIKit
import RevenueCat
import SwiftUI

public typealias PurchaseOrRestoreCompletedHandler = @MainActor @Sendable (CustomerInfo) -> Void
public typealias PurchaseCompletedHandler =
  @MainActor @Sendable (_ transaction: StoreTransaction?, _ customerInfo: CustomerInfo) -> Void
public typealias PurchaseStartedHandler = @MainActor @Sendable () -> Void
public typealias PurchaseOfPackageStartedHandler = @MainActor @Sendable (_ package: Package) -> Void
public typealias PurchaseCancelledHandler = @MainActor @Sendable () -> Void
public typealias PurchaseFailureHandler = @MainActor @Sendable (NSError) -> Void
public typealias RestoreStartedHandler = @MainActor @Sendable () -> Void

/// Buys a package in the app's own way.
public typealias PerformPurchase =
  @MainActor @Sendable (_ packageToPurchase: Package) async -> (userCancelled: Bool, error: (any Error)?)

/// Restores purchases in the app's own way.
public typealias PerformRestore = @MainActor @Sendable () async -> (success: Bool, error: (any Error)?)

/// What an app does itself in place of RevenueCat.
public struct MyAppPurchaseLogic: Sendable {
  public let performPurchase: PerformPurchase
  public let performRestore: PerformRestore

  public init(performPurchase: @escaping PerformPurchase, performRestore: @escaping PerformRestore) {
    self.performPurchase = performPurchase
    self.performRestore = performRestore
  }
}

/// What views around a paywall want to hear of.
struct PaywallHandlers: Sendable {
  var started: [PurchaseOfPackageStartedHandler] = []
  var completed: [PurchaseCompletedHandler] = []
  var cancelled: [PurchaseCancelledHandler] = []
  var failed: [PurchaseFailureHandler] = []
  var restoreStarted: [RestoreStartedHandler] = []
  var restored: [PurchaseOrRestoreCompletedHandler] = []
  var restoreFailed: [PurchaseFailureHandler] = []
  /// Called in place of closing the paywall.
  var dismissal: (@MainActor @Sendable () -> Void)?
}

private struct PaywallHandlersKey: EnvironmentKey {
  static let defaultValue = PaywallHandlers()
}

extension EnvironmentValues {
  var paywallHandlers: PaywallHandlers {
    get { self[PaywallHandlersKey.self] }
    set { self[PaywallHandlersKey.self] = newValue }
  }
}

extension View {
  func paywallHandlers(_ change: @escaping (inout PaywallHandlers) -> Void) -> some View {
    transformEnvironment(\.paywallHandlers, transform: change)
  }

  public func onPurchaseStarted(_ handler: @escaping PurchaseOfPackageStartedHandler) -> some View {
    paywallHandlers { $0.started.append(handler) }
  }

  public func onPurchaseStarted(_ handler: @escaping PurchaseStartedHandler) -> some View {
    paywallHandlers { $0.started.append { _ in handler() } }
  }

  public func onPurchaseCompleted(_ handler: @escaping PurchaseOrRestoreCompletedHandler) -> some View {
    paywallHandlers { $0.completed.append { handler($1) } }
  }

  public func onPurchaseCompleted(_ handler: @escaping PurchaseCompletedHandler) -> some View {
    paywallHandlers { $0.completed.append(handler) }
  }

  public func onPurchaseCancelled(_ handler: @escaping PurchaseCancelledHandler) -> some View {
    paywallHandlers { $0.cancelled.append(handler) }
  }

  public func onPurchaseFailure(_ handler: @escaping PurchaseFailureHandler) -> some View {
    paywallHandlers { $0.failed.append(handler) }
  }

  public func onRestoreStarted(_ handler: @escaping RestoreStartedHandler) -> some View {
    paywallHandlers { $0.restoreStarted.append(handler) }
  }

  public func onRestoreCompleted(_ handler: @escaping PurchaseOrRestoreCompletedHandler) -> some View {
    paywallHandlers { $0.restored.append(handler) }
  }

  public func onRestoreFailure(_ handler: @escaping PurchaseFailureHandler) -> some View {
    paywallHandlers { $0.restoreFailed.append(handler) }
  }

  /// Sets what happens in place of closing the paywall.
  public func onRequestedDismissal(_ action: @escaping () -> Void) -> some View {
    nonisolated(unsafe) let action = action
    return paywallHandlers { $0.dismissal = { action() } }
  }
}
