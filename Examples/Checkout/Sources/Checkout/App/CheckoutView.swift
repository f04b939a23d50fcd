import SwiftUI

/// The whole checkout: the cart, the screens pushed on it, its sheets and its alert.
public struct CheckoutView: View {
  @Bindable private var model: CheckoutModel
  @Environment(\.strings) private var strings

  public init(model: CheckoutModel) {
    self.model = model
  }

  public var body: some View {
    NavigationStack(path: $model.path) {
      CartView(model: model)
        .navigationDestination(for: CheckoutScreen.self) { screen in
          destination(for: screen)
        }
    }
    .sheet(item: $model.sheet) { sheet in
      content(of: sheet)
    }
    .alert(
      strings.paymentFailedTitle,
      isPresented: $model.isShowingFailure,
      presenting: model.failure
    ) { _ in
      Button(strings.tryAgain) { model.pay() }
      Button(strings.cancel, role: .cancel) { model.dismissFailure() }
    } message: { failure in
      Text(strings.explanation(of: failure))
    }
    .tint(.indigo)
  }

  @ViewBuilder
  private func destination(for screen: CheckoutScreen) -> some View {
    switch screen {
    case .address: AddressView(model: model)
    case .delivery: DeliveryView(model: model)
    case .payment: PaymentView(model: model)
    case .confirmation: ConfirmationView(model: model)
    }
  }

  @ViewBuilder
  private func content(of sheet: CheckoutSheet) -> some View {
    switch sheet {
    case .summary: OrderSummaryView(model: model)
    case .history: OrderHistoryView(model: model.history)
    }
  }
}

#Preview("Cart") {
  CheckoutView(model: .preview())
}

#Preview("Declined card") {
  CheckoutView(model: .preview(failure: .declined))
}
