import PhoneSimulation
import SwiftUI

extension View {
  /// Presents the subscriptions of the person, who can cancel them.
  public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View {
    modifier(SubscriptionsSheet(isPresented: isPresented, groupID: nil))
  }

  /// Presents the subscriptions of a group, which the person can cancel.
  public func manageSubscriptionsSheet(isPresented: Binding<Bool>, subscriptionGroupID: String) -> some View {
    modifier(SubscriptionsSheet(isPresented: isPresented, groupID: subscriptionGroupID))
  }

  /// Presents a request to take a purchase back.
  public func refundRequestSheet(
    for transactionID: Transaction.ID, isPresented: Binding<Bool>,
    onDismiss: (@MainActor (Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void)? = nil
  ) -> some View {
    modifier(RefundPresentation(isPresented: isPresented, id: transactionID, onDismiss: onDismiss))
  }

  /// Presents a field for the code of an offer. Codes have no effect here.
  public func offerCodeRedemption(
    isPresented: Binding<Bool>, onCompletion: @escaping @MainActor (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(OfferCodeSheet(isPresented: isPresented, onCompletion: onCompletion))
  }
}

extension Transaction {
  /// How a request to take a purchase back ends.
  public enum RefundRequestStatus: Hashable, Sendable {
    case success, userCancelled
  }

  /// Why a request to take a purchase back fails.
  public enum RefundRequestError: Error, Hashable, Sendable {
    case duplicateRequest, failed
  }
}

/// A sheet of the store with a title and a button at its end.
struct StoreSheet<Content: View>: View {
  let title: String
  let button: String
  let close: @MainActor () -> Void
  @ViewBuilder let content: Content

  var body: some View {
    VStack(spacing: 16) {
      HStack {
        Text(verbatim: title).font(.headline)
        Spacer()
        Button(button, action: close)
      }
      content
      Spacer()
    }
    .padding(20)
  }
}

private struct SubscriptionsSheet: ViewModifier {
  @Binding var isPresented: Bool
  let groupID: String?

  @State private var changes = 0

  func body(content: Content) -> some View {
    content.sheet(isPresented: $isPresented) {
      let store = SimulatedPhone.current.store
      let products = subscriptions(of: store)
      StoreSheet(title: "Subscriptions", button: "Done", close: { isPresented = false }) {
        if products.isEmpty { Text(verbatim: "You do not have any subscriptions.").foregroundStyle(.secondary) }
        ForEach(products) { product in
          HStack {
            Text(verbatim: product.displayName)
            Spacer()
            Button("Cancel Subscription", role: .destructive) {
              store.cancelSubscription(product.id)
              changes += 1
            }
          }
        }
        .id(changes)
      }
    }
  }

  /// The subscriptions that continue.
  private func subscriptions(of store: SimulatedStore) -> [Product] {
    let state = store.phone[StoreState.self]
    let used = state.entitlements(at: store.phone.now).filter {
      !state.cancelledSubscriptions.contains($0.productID) && (groupID == nil || $0.subscriptionGroupID == groupID)
    }
    return store.products.filter { product in
      product.type == .autoRenewable && used.contains { $0.productID == product.id }
    }
  }
}

/// Presents the request for a refund while a binding says so.
private struct RefundPresentation: ViewModifier {
  @Binding var isPresented: Bool
  let id: Transaction.ID
  let onDismiss: (@MainActor (Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void)?

  func body(content: Content) -> some View {
    content.sheet(isPresented: $isPresented) {
      RefundSheet { wants in
        if wants { request() } else { end(.success(.userCancelled)) }
      }
    }
  }

  private func request() {
    do throws(Transaction.RefundRequestError) {
      end(.success(try RefundRequest.send(for: id, on: .current)))
    } catch {
      end(.failure(error))
    }
  }

  private func end(_ result: Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) {
    isPresented = false
    onDismiss?(result)
  }
}

private struct OfferCodeSheet: ViewModifier {
  @Binding var isPresented: Bool
  let onCompletion: @MainActor (Result<Void, any Error>) -> Void

  @State private var code = ""

  func body(content: Content) -> some View {
    content.sheet(isPresented: $isPresented) {
      StoreSheet(title: "Redeem Code", button: "Cancel", close: { end(.failure(StoreKitError.userCancelled)) }) {
        TextField("Code", text: $code)
        Button("Redeem") {
          SimulatedPhone.current.record("StoreKit", "redeems the code \(code)")
          end(.success(()))
        }
        .disabled(code.isEmpty)
      }
    }
  }

  private func end(_ result: Result<Void, any Error>) {
    isPresented = false
    onCompletion(result)
  }
}
