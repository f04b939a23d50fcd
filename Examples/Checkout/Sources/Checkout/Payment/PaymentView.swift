import SwiftUI

/// The choice of how to pay, and the progress of the payment.
struct PaymentView: View {
  @Bindable var model: CheckoutModel
  @Environment(\.strings) private var strings

  var body: some View {
    Form {
      Section(strings.paymentMethod) {
        Picker(strings.paymentMethod, selection: $model.paymentMethod) {
          ForEach(PaymentMethod.allCases) { method in
            Label(strings.name(of: method), systemImage: method.symbol).tag(method)
          }
        }
        .pickerStyle(.inline)
        .labelsHidden()
      }
      Section(strings.costs) {
        TotalRows(order: model.order)
      }
    }
    .disabled(model.isPaying)
    .overlay {
      if model.isPaying {
        ProgressView(strings.contactingBank)
          .card()
      }
    }
    .navigationTitle(strings.paymentTitle)
    .safeAreaInset(edge: .bottom, spacing: 0) {
      CheckoutBar(
        title: strings.reviewOrder,
        systemImage: "list.bullet",
        total: model.order.total,
        action: { model.reviewOrder() }
      )
      .disabled(model.isPaying)
    }
  }
}

#Preview("Idle") {
  NavigationStack {
    PaymentView(model: .preview())
  }
}

#Preview("Paying") {
  let model = CheckoutModel.preview()
  model.pay()
  return NavigationStack {
    PaymentView(model: model)
  }
}
