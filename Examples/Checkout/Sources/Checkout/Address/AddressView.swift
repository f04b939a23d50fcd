import SwiftUI

/// The form for the delivery address.
struct AddressView: View {
  @Bindable var model: CheckoutModel
  @Environment(\.strings) private var strings
  @FocusState private var focusedField: AddressField?

  var body: some View {
    Form {
      Section(strings.recipient) {
        textField(.name, text: $model.address.name)
      }
      Section(strings.addressTitle) {
        textField(.street, text: $model.address.street)
        textField(.postcode, text: $model.address.postcode)
        textField(.city, text: $model.address.city)
        Picker(strings.country, selection: $model.address.country) {
          ForEach(Country.allCases) { country in
            Text(strings.name(of: country)).tag(country)
          }
        }
      }
      Section {
        Toggle(strings.gift, systemImage: "gift", isOn: $model.address.isGift)
        if model.address.isGift {
          TextField(strings.giftMessage, text: $model.address.giftMessage)
        }
      } footer: {
        Text(strings.giftFooter)
      }
    }
    .navigationTitle(strings.addressTitle)
    .onSubmit(submit)
    .safeAreaInset(edge: .bottom, spacing: 0) {
      CheckoutBar(
        title: strings.continueToDelivery,
        systemImage: "shippingbox.fill",
        total: model.order.total,
        action: { model.submitAddress() }
      )
    }
  }

  private func textField(_ field: AddressField, text: Binding<String>) -> some View {
    AddressTextField(
      title: strings.title(of: field),
      text: text,
      problem: model.fieldsWithProblems.contains(field) ? strings.problem(with: field) : nil
    )
    .focused($focusedField, equals: field)
    .submitLabel(field.next == nil ? .done : .next)
  }

  private func submit() {
    focusedField = focusedField?.next
    if focusedField == nil {
      model.submitAddress()
    }
  }
}

#Preview("Complete") {
  NavigationStack {
    AddressView(model: .preview())
  }
}

#Preview("Problems") {
  let model = CheckoutModel.preview(address: Address())
  model.submitAddress()
  return NavigationStack {
    AddressView(model: model)
  }
}
