import SwiftUI

/// The end of a checkout: thanks, and the number of the order.
struct ConfirmationView: View {
  let model: CheckoutModel
  @Environment(\.strings) private var strings

  var body: some View {
    ScrollView {
      VStack(spacing: 20) {
        Image(systemName: "checkmark.circle.fill")
          .resizable()
          .scaledToFit()
          .frame(width: 72, height: 72)
          .foregroundStyle(.green)
          .accessibilityHidden(true)
        Text(strings.thanks)
          .font(.title.bold())
        if let receipt = model.receipt {
          VStack(spacing: 6) {
            Text(strings.orderNumber)
              .foregroundStyle(.secondary)
            Text(receipt.orderNumber)
              .font(.title2.monospaced())
          }
          .frame(maxWidth: .infinity)
          .card()
        }
        Text(strings.promise(of: model.delivery))
          .multilineTextAlignment(.center)
        Button(strings.showHistory, systemImage: "clock") { model.showHistory() }
      }
      .padding()
    }
    .navigationTitle(strings.confirmationTitle)
    .navigationBarBackButtonHidden()
    .safeAreaInset(edge: .bottom, spacing: 0) {
      CheckoutBar(
        title: strings.continueShopping,
        systemImage: "bag.fill",
        action: { model.continueShopping() }
      )
    }
  }
}

#Preview {
  NavigationStack {
    ConfirmationView(model: .preview(receipt: .sample))
  }
}
