import SwiftUI

/// The choice of how and when the order arrives.
struct DeliveryView: View {
  @Bindable var model: CheckoutModel
  @Environment(\.strings) private var strings

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        ForEach(DeliveryOption.allCases) { option in
          Button {
            model.choose(option)
          } label: {
            DeliveryRow(option: option)
          }
          .buttonStyle(.selectable(isSelected: option == model.delivery))
        }
        if model.delivery.isBroughtHome {
          timePicker
        }
      }
      .padding()
    }
    .navigationTitle(strings.deliveryTitle)
    .safeAreaInset(edge: .bottom, spacing: 0) {
      CheckoutBar(
        title: strings.continueToPayment,
        systemImage: "creditcard.fill",
        total: model.order.total,
        action: { model.submitDelivery() }
      )
    }
  }

  private var timePicker: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(strings.deliveryTime)
        .font(.headline)
      Picker(strings.deliveryTime, selection: $model.deliveryTime) {
        ForEach(DeliveryTime.allCases) { time in
          Text(strings.name(of: time)).tag(time)
        }
      }
      .pickerStyle(.segmented)
    }
    .card()
  }
}

#Preview("Light") {
  NavigationStack {
    DeliveryView(model: .preview())
  }
}

#Preview("Dark") {
  NavigationStack {
    DeliveryView(model: .preview())
  }
  .preferredColorScheme(.dark)
}
