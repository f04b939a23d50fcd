import PhoneSimulation
import RevenueCat
import SwiftUI

/// Shows what a person has bought, and restores it.
///
/// - Note: It is a plain list: its design is on RevenueCat's server.
public struct CustomerCenterView: View {
  @State private var info: CustomerInfo?

  public init() {}

  public var body: some View {
    NavigationStack {
      List {
        Section("Purchases") {
          ForEach(info?.allPurchasedProductIdentifiers.sorted() ?? [], id: \.self) { Text($0) }
        }
        Button("Restore purchases") { Task { info = try? await Purchases.shared.restorePurchases() } }
      }
      .navigationTitle("Subscriptions")
    }
    .task {
      SimulatedPhone.current.warn(
        "CustomerCenterView is drawn as a plain list of purchases: its design is on RevenueCat's server.")
      info = try? await Purchases.shared.customerInfo()
    }
  }
}

extension View {
  /// Shows the customer center in a sheet.
  public func presentCustomerCenter(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil) -> some View {
    sheet(isPresented: isPresented, onDismiss: onDismiss) { CustomerCenterView() }
  }
}
