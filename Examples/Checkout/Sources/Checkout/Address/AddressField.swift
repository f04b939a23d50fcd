/// A text field of the address form, in the order of the form.
public enum AddressField: CaseIterable, Hashable, Sendable {
  case name
  case street
  case postcode
  case city

  /// The field that the return key moves the focus to.
  var next: AddressField? {
    switch self {
    case .name: .street
    case .street: .postcode
    case .postcode: .city
    case .city: nil
    }
  }
}
