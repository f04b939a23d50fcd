/// A payment method.
public enum PaymentMethod: String, CaseIterable, Identifiable, Sendable {
  case card
  case invoice
  case voucher

  public var id: String { rawValue }

  /// The name of the method's symbol.
  var symbol: String {
    switch self {
    case .card: "creditcard"
    case .invoice: "doc.text"
    case .voucher: "gift"
    }
  }
}
