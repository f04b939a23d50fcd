import SwiftUI

/// What views of the store call around a purchase.
struct PurchaseActions {
  var start: ((Product) async -> Void)?
  var options: ((Product) async -> Set<Product.PurchaseOption>)?
  var completion: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?

  /// Buys a product as a tap on a view of the store does.
  @MainActor
  func buy(_ product: Product) async {
    await start?(product)
    let options = await options?(product) ?? []
    let result: Result<Product.PurchaseResult, any Error>
    do { result = .success(try await product.purchase(options: options)) } catch { result = .failure(error) }
    await completion?(product, result)
  }
}

extension EnvironmentValues {
  @Entry var purchaseActions = PurchaseActions()

  /// An action that buys a product.
  public var purchase: PurchaseAction { PurchaseAction() }
}

/// Buys a product.
public struct PurchaseAction: Sendable {
  /// Shows the purchase sheet, and waits for the person.
  ///
  /// - Throws: ``StoreKitError`` if a test makes purchases fail, or without a network.
  public func callAsFunction(
    _ product: Product, options: Set<Product.PurchaseOption> = []
  ) async throws -> Product.PurchaseResult { try await product.purchase(options: options) }
}

extension View {
  /// Calls a function before a view of the store begins a purchase.
  public func onInAppPurchaseStart(perform action: ((Product) async -> Void)?) -> some View {
    transformEnvironment(\.purchaseActions) { $0.start = action }
  }

  /// Calls a function after a purchase in a view of the store.
  public func onInAppPurchaseCompletion(
    perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
  ) -> some View {
    transformEnvironment(\.purchaseActions) { $0.completion = action }
  }

  /// The options of purchases in views of the store.
  public func inAppPurchaseOptions(_ options: ((Product) async -> Set<Product.PurchaseOption>)?) -> some View {
    transformEnvironment(\.purchaseActions) { $0.options = options }
  }
}
