extension CheckoutModel {
  /// Continues to the delivery, or shows the problems with the address.
  public func submitAddress() {
    showsAddressProblems = !address.invalidFields.isEmpty
    if !showsAddressProblems {
      path.append(.delivery)
    }
  }

  /// The fields to mark: none until the customer has tried to continue.
  public var fieldsWithProblems: [AddressField] {
    showsAddressProblems ? address.invalidFields : []
  }
}
