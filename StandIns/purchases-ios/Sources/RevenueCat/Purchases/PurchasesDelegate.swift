import Foundation

/// Buys what a person has chosen in the App Store.
public typealias StartPurchaseBlock = (@escaping PurchaseCompletedBlock) -> Void

/// Hears of changes. Both methods are optional.
public protocol PurchasesDelegate: NSObjectProtocol {
  /// What is known about the person has changed.
  func purchases(_ purchases: Purchases, receivedUpdated customerInfo: CustomerInfo)

  /// The person has chosen a product in the App Store, which does not happen here.
  func purchases(
    _ purchases: Purchases, readyForPromotedProduct product: StoreProduct,
    purchase startPurchase: @escaping StartPurchaseBlock)
}

extension PurchasesDelegate {
  public func purchases(_ purchases: Purchases, receivedUpdated customerInfo: CustomerInfo) {}

  public func purchases(
    _ purchases: Purchases, readyForPromotedProduct product: StoreProduct,
    purchase startPurchase: @escaping StartPurchaseBlock
  ) {}
}
