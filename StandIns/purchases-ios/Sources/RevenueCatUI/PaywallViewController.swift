import FlowUIKit
import RevenueCat
import SwiftUI

/// Hears of what happens on a paywall. All methods are optional.
@MainActor
public protocol PaywallViewControllerDelegate: AnyObject {
  func paywallViewController(_ controller: PaywallViewController, didFinishPurchasingWith customerInfo: CustomerInfo)
  func paywallViewController(
    _ controller: PaywallViewController, didFinishPurchasingWith customerInfo: CustomerInfo,
    transaction: StoreTransaction?)
  func paywallViewControllerDidCancelPurchase(_ controller: PaywallViewController)
  func paywallViewController(_ controller: PaywallViewController, didFailPurchasingWith error: NSError)
  func paywallViewController(_ controller: PaywallViewController, didFinishRestoringWith customerInfo: CustomerInfo)
  func paywallViewControllerWasDismissed(_ controller: PaywallViewController)
}

extension PaywallViewControllerDelegate {
  public func paywallViewController(
    _ controller: PaywallViewController, didFinishPurchasingWith customerInfo: CustomerInfo
  ) {}
  public func paywallViewController(
    _ controller: PaywallViewController, didFinishPurchasingWith customerInfo: CustomerInfo,
    transaction: StoreTransaction?
  ) {}
  public func paywallViewControllerDidCancelPurchase(_ controller: PaywallViewController) {}
  public func paywallViewController(_ controller: PaywallViewController, didFailPurchasingWith error: NSError) {}
  public func paywallViewController(
    _ controller: PaywallViewController, didFinishRestoringWith customerInfo: CustomerInfo
  ) {}
  public func paywallViewControllerWasDismissed(_ controller: PaywallViewController) {}
}

/// A paywall for UIKit.
open class PaywallViewController: UIHostingController<AnyView> {
  public final weak var delegate: (any PaywallViewControllerDelegate)?

  public init(
    offering: Offering? = nil, fonts: any PaywallFontProvider = DefaultPaywallFontProvider(),
    displayCloseButton: Bool = false, dismissRequestedHandler: ((_ controller: PaywallViewController) -> Void)? = nil
  ) {
    super.init(rootView: AnyView(EmptyView()))
    rootView = AnyView(
      PaywallView(offering, fonts, displayCloseButton, nil, nil)
        .onPurchaseCompleted { [weak self] transaction, info in
          guard let self else { return }
          delegate?.paywallViewController(self, didFinishPurchasingWith: info)
          delegate?.paywallViewController(self, didFinishPurchasingWith: info, transaction: transaction)
        }
        .onPurchaseCancelled { [weak self] in
          guard let self else { return }
          delegate?.paywallViewControllerDidCancelPurchase(self)
        }
        .onPurchaseFailure { [weak self] error in
          guard let self else { return }
          delegate?.paywallViewController(self, didFailPurchasingWith: error)
        }
        .onRestoreCompleted { [weak self] info in
          guard let self else { return }
          delegate?.paywallViewController(self, didFinishRestoringWith: info)
        }
        .onRequestedDismissal { [weak self] in
          guard let self else { return }
          if let dismissRequestedHandler { dismissRequestedHandler(self) } else { dismiss(animated: true) }
        })
  }

  public required init?(coder: NSCoder) { nil }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    delegate?.paywallViewControllerWasDismissed(self)
  }
}
