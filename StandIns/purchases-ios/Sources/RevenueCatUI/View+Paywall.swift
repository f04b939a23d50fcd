import FlowUIKit
import RevenueCat
import SwiftUI

/// How a paywall is shown.
public enum PaywallPresentationMode: Sendable {
  case sheet, fullScreen

  public static let `default` = PaywallPresentationMode.sheet
}

extension View {
  /// Shows a paywall when the view appears and the person lacks an entitlement.
  public func presentPaywallIfNeeded(
    requiredEntitlementIdentifier: String, offering: Offering? = nil,
    fonts: any PaywallFontProvider = DefaultPaywallFontProvider(),
    presentationMode: PaywallPresentationMode = .default, myAppPurchaseLogic: MyAppPurchaseLogic? = nil,
    purchaseStarted: PurchaseOfPackageStartedHandler? = nil,
    purchaseCompleted: PurchaseOrRestoreCompletedHandler? = nil, purchaseCancelled: PurchaseCancelledHandler? = nil,
    restoreStarted: RestoreStartedHandler? = nil, restoreCompleted: PurchaseOrRestoreCompletedHandler? = nil,
    purchaseFailure: PurchaseFailureHandler? = nil, restoreFailure: PurchaseFailureHandler? = nil,
    onDismiss: (() -> Void)? = nil
  ) -> some View {
    presentPaywallIfNeeded(
      offering: offering, fonts: fonts, presentationMode: presentationMode, myAppPurchaseLogic: myAppPurchaseLogic,
      shouldDisplay: { $0.entitlements[requiredEntitlementIdentifier]?.isActive != true },
      purchaseStarted: purchaseStarted, purchaseCompleted: purchaseCompleted, purchaseCancelled: purchaseCancelled,
      restoreStarted: restoreStarted, restoreCompleted: restoreCompleted, purchaseFailure: purchaseFailure,
      restoreFailure: restoreFailure, onDismiss: onDismiss)
  }

  /// Shows a paywall when the view appears and a closure says so.
  public func presentPaywallIfNeeded(
    offering: Offering? = nil, fonts: any PaywallFontProvider = DefaultPaywallFontProvider(),
    presentationMode: PaywallPresentationMode = .default, myAppPurchaseLogic: MyAppPurchaseLogic? = nil,
    shouldDisplay: @escaping @Sendable (CustomerInfo) -> Bool,
    purchaseStarted: PurchaseOfPackageStartedHandler? = nil,
    purchaseCompleted: PurchaseOrRestoreCompletedHandler? = nil, purchaseCancelled: PurchaseCancelledHandler? = nil,
    restoreStarted: RestoreStartedHandler? = nil, restoreCompleted: PurchaseOrRestoreCompletedHandler? = nil,
    purchaseFailure: PurchaseFailureHandler? = nil, restoreFailure: PurchaseFailureHandler? = nil,
    onDismiss: (() -> Void)? = nil
  ) -> some View {
    var handlers = PaywallHandlers()
    if let purchaseStarted { handlers.started = [purchaseStarted] }
    if let purchaseCompleted { handlers.completed = [{ purchaseCompleted($1) }] }
    if let purchaseCancelled { handlers.cancelled = [purchaseCancelled] }
    if let restoreStarted { handlers.restoreStarted = [restoreStarted] }
    if let restoreCompleted { handlers.restored = [restoreCompleted] }
    if let purchaseFailure { handlers.failed = [purchaseFailure] }
    if let restoreFailure { handlers.restoreFailed = [restoreFailure] }
    return modifier(
      PaywallPresenter(
        offering: offering, fonts: fonts, mode: presentationMode, logic: myAppPurchaseLogic,
        shouldDisplay: shouldDisplay, handlers: handlers, onDismiss: onDismiss))
  }

  /// Shows the packages of the current offering below the view.
  public func paywallFooter(
    condensed: Bool = false, fonts: any PaywallFontProvider = DefaultPaywallFontProvider(),
    myAppPurchaseLogic: MyAppPurchaseLogic? = nil, purchaseStarted: PurchaseOfPackageStartedHandler? = nil,
    purchaseCompleted: PurchaseOrRestoreCompletedHandler? = nil, purchaseCancelled: PurchaseCancelledHandler? = nil,
    restoreStarted: RestoreStartedHandler? = nil, restoreCompleted: PurchaseOrRestoreCompletedHandler? = nil,
    purchaseFailure: PurchaseFailureHandler? = nil, restoreFailure: PurchaseFailureHandler? = nil
  ) -> some View {
    footer(nil, fonts, myAppPurchaseLogic) { handlers in
      if let purchaseStarted { handlers.started.append(purchaseStarted) }
      if let purchaseCompleted { handlers.completed.append { purchaseCompleted($1) } }
      if let purchaseCancelled { handlers.cancelled.append(purchaseCancelled) }
      if let restoreStarted { handlers.restoreStarted.append(restoreStarted) }
      if let restoreCompleted { handlers.restored.append(restoreCompleted) }
      if let purchaseFailure { handlers.failed.append(purchaseFailure) }
      if let restoreFailure { handlers.restoreFailed.append(restoreFailure) }
    }
  }

  /// Shows the packages of an offering below the view.
  public func paywallFooter(
    offering: Offering, condensed: Bool = false, fonts: any PaywallFontProvider = DefaultPaywallFontProvider(),
    myAppPurchaseLogic: MyAppPurchaseLogic? = nil, purchaseCompleted: PurchaseOrRestoreCompletedHandler? = nil,
    restoreCompleted: PurchaseOrRestoreCompletedHandler? = nil
  ) -> some View {
    footer(offering, fonts, myAppPurchaseLogic) { handlers in
      if let purchaseCompleted { handlers.completed.append { purchaseCompleted($1) } }
      if let restoreCompleted { handlers.restored.append(restoreCompleted) }
    }
  }

  private func footer(
    _ offering: Offering?, _ fonts: any PaywallFontProvider, _ logic: MyAppPurchaseLogic?,
    _ handlers: @escaping (inout PaywallHandlers) -> Void
  ) -> some View {
    safeAreaInset(edge: .bottom) {
      PackageList(
        offering: offering, fonts: fonts, displaysCloseButton: false, isFooter: true,
        performPurchase: logic?.performPurchase, performRestore: logic?.performRestore
      )
      .background(.background)
    }
    .paywallHandlers(handlers)
  }
}

/// Shows a paywall when the view appears.
private struct PaywallPresenter: ViewModifier {
  let offering: Offering?
  let fonts: any PaywallFontProvider
  let mode: PaywallPresentationMode
  let logic: MyAppPurchaseLogic?
  let shouldDisplay: @Sendable (CustomerInfo) -> Bool
  let handlers: PaywallHandlers
  let onDismiss: (() -> Void)?

  @State private var isPresented = false

  func body(content: Content) -> some View {
    content
      .sheet(isPresented: binding(.sheet), onDismiss: onDismiss) { paywall }
      .fullScreenCover(isPresented: binding(.fullScreen), onDismiss: onDismiss) { paywall }
      .task {
        guard let info = try? await Purchases.shared.customerInfo() else { return }
        isPresented = shouldDisplay(info)
      }
  }

  private func binding(_ mode: PaywallPresentationMode) -> Binding<Bool> {
    Binding {
      isPresented && mode == self.mode
    } set: {
      isPresented = $0
    }
  }

  private var paywall: some View {
    PaywallView(offering, fonts, true, logic?.performPurchase, logic?.performRestore)
      .onRestoreCompleted { info in if !shouldDisplay(info) { isPresented = false } }
      .paywallHandlers { own in
        own.started += handlers.started
        own.completed += handlers.completed
        own.cancelled += handlers.cancelled
        own.failed += handlers.failed
        own.restoreStarted += handlers.restoreStarted
        own.restored += handlers.restored
        own.restoreFailed += handlers.restoreFailed
      }
  }
}
