extension CheckoutModel {
  /// Goes on to the delivery, or shows what is wrong with the address.
  public func submitAddress() {
    showsAddressProblems = !address.invalidFields.isEmpty
    if !showsAddressProblems {
      path.append(.delivery)
    }
  }

  /// The fields to mark: none before the customer has tried to go on.
  public var fieldsWithProblems: [AddressField] {
    showsAddressProblems ? address.invalidFields : []
  }
}
