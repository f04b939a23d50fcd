import Foundation
import PhoneSimulation
import SwiftUI

/// A purchase while the person decides.
struct StorePurchase: Sendable {
  let product: Product
  let phone: SimulatedPhone
  let terms: PurchaseTerms

  func result() async throws -> Product.PurchaseResult {
    phone.record("StoreKit", "offers \(product.id) for \(product.displayPrice)")
    let state = phone[StoreState.self]
    guard state.canMakePayments else { throw Product.PurchaseError.purchaseNotAllowed }
    try phone.store.checkConnection(for: .purchase)
    try terms.check(for: product, of: state)
    let outcome: SimulatedStore.Outcome =
      if let outcome = state.outcome {
        outcome
      } else if await decision() {
        terms.asksToBuy || state.rules.asksToBuy ? .pending : .success
      } else {
        .cancelled
      }
    phone.record("StoreKit", "\(product.id): \(outcome)")
    switch outcome {
    case .pending:
      phone.update(StoreState.self) { state in
        state.requests.append(PurchaseRequest(id: state.nextID(), product: product, terms: terms))
      }
      return .pending
    case .cancelled: return .userCancelled
    case .failed: throw StoreKitError.unknown
    case .success:
      let now = phone.now
      let transaction = phone.update(StoreState.self) { $0.makeTransaction(for: product, at: now, terms) }
      phone.store.renewLater(product, transaction)
      return .success(.verified(transaction))
    }
  }

  /// Shows the sheet of the store's process, and waits for a tap.
  @MainActor
  private func decision() async -> Bool {
    guard phone.store.rules.showsSheet, let screen = phone.screen else { return true }
    let id = "purchase of \(product.id)"
    return await withCheckedContinuation { continuation in
      let sheet = PurchaseSheet(product: product, appName: phone.appName) { buys in
        screen.dismissSystemSurface(id)
        continuation.resume(returning: buys)
      }
      screen.present(
        SystemSurface(id: id, process: "com.apple.StoreKitUIService", alignment: .bottom, content: sheet))
    }
  }
}

/// The purchase sheet, at the bottom of the dimmed screen.
private struct PurchaseSheet: View {
  let product: Product
  let appName: String
  let finish: @MainActor (Bool) -> Void

  var body: some View {
    ZStack(alignment: .bottom) {
      Color.black.opacity(0.4).accessibilityHidden(true)
      VStack(spacing: 16) {
        HStack {
          Text(verbatim: "App Store").font(.headline)
          Spacer()
          Button("Cancel") { finish(false) }
        }
        VStack(alignment: .leading, spacing: 4) {
          Text(verbatim: product.displayName).font(.headline)
          if !product.description.isEmpty { Text(verbatim: product.description).font(.subheadline) }
          Text(verbatim: appName).font(.subheadline).foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        Text(verbatim: product.displayPrice).font(.title3)
        Text(verbatim: "For testing purposes only. You will not be charged for confirming this purchase.")
          .font(.footnote).foregroundStyle(.secondary).multilineTextAlignment(.center)
        Button {
          finish(true)
        } label: {
          Text(verbatim: product.subscription == nil ? "Buy" : "Subscribe").frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
      }
      .padding(20)
      .padding(.bottom, 20)
      .background(.background, in: UnevenRoundedRectangle(topLeadingRadius: 16, topTrailingRadius: 16))
    }
    .ignoresSafeArea()
    .accessibilityElement(children: .contain)
  }
}
