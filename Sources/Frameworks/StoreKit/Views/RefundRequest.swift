import FlowUIKit
import Foundation
import PhoneSimulation
import SwiftUI

extension Transaction {
  /// Shows the sheet of the store for a refund of this purchase, and waits for the person.
  ///
  /// - Throws: ``RefundRequestError`` if the purchase was taken back already.
  @MainActor
  public func beginRefundRequest(in scene: UIWindowScene) async throws -> RefundRequestStatus {
    try await Self.beginRefundRequest(for: id, in: scene)
  }

  /// Shows the sheet of the store for a refund of a purchase, and waits for the person.
  ///
  /// - Throws: ``RefundRequestError`` for a purchase that there is not, or that was taken back already.
  @MainActor
  public static func beginRefundRequest(
    for transactionID: UInt64, in scene: UIWindowScene
  ) async throws -> RefundRequestStatus {
    let phone = SimulatedPhone.current
    guard await RefundRequest.isWanted(on: phone) else { return .userCancelled }
    return try RefundRequest.send(for: transactionID, on: phone)
  }
}

/// What a person asks of the store.
enum RefundRequest {
  /// Asks the store to take a purchase back, which it does.
  ///
  /// - Throws: `Transaction.RefundRequestError` for a purchase that there is not, or that was taken back already.
  static func send(
    for id: Transaction.ID, on phone: SimulatedPhone
  ) throws(Transaction.RefundRequestError) -> Transaction.RefundRequestStatus {
    guard let transaction = phone.store.transactions.first(where: { $0.id == id }) else { throw .failed }
    if transaction.revocationDate != nil { throw .duplicateRequest }
    phone.record("StoreKit", "asks for a refund of \(transaction.productID)")
    phone.store.revoke(.other) { $0.id == id }
    return .success
  }

  /// Shows the sheet of the store's process, and waits for a tap; a person without a screen wants the refund.
  @MainActor
  static func isWanted(on phone: SimulatedPhone) async -> Bool {
    guard phone.store.rules.showsSheet, let screen = phone.screen else { return true }
    let surface = "request for a refund"
    return await withCheckedContinuation { continuation in
      let finish: @MainActor (Bool) -> Void = { wants in
        screen.dismissSystemSurface(surface)
        continuation.resume(returning: wants)
      }
      let sheet = RefundSheet(finish: finish).background(.background)
      screen.present(
        SystemSurface(id: surface, process: "com.apple.StoreKitUIService", alignment: .bottom, content: sheet))
    }
  }
}

/// Asks the person whether a purchase shall be taken back.
struct RefundSheet: View {
  /// Receives whether it shall.
  let finish: @MainActor (Bool) -> Void

  var body: some View {
    StoreSheet(title: "Request a Refund", button: "Cancel", close: { finish(false) }) {
      Button("Request Refund") { finish(true) }.buttonStyle(.borderedProminent)
    }
  }
}
