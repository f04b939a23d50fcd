/// How the customer pays.
public enum PaymentMethod: String, CaseIterable, Identifiable, Sendable {
  case card
  case invoice
  case voucher

  public var id: String { rawValue }

  /// The name of the symbol that stands for the method.
  var symbol: String {
    switch self {
    case .card: "creditcard"
    case .invoice: "doc.text"
    case .voucher: "gift"
    }
  }
}
