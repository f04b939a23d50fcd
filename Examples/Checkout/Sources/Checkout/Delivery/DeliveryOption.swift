/// A way to get the order to the customer.
public enum DeliveryOption: String, CaseIterable, Identifiable, Sendable {
  case standard
  case express
  case pickup

  public var id: String { rawValue }

  public var price: Price {
    switch self {
    case .standard: Price(cents: 490)
    case .express: Price(cents: 1290)
    case .pickup: .zero
    }
  }

  /// Whether somebody has to be at home.
  var isBroughtHome: Bool { self != .pickup }

  /// The name of the option's symbol.
  var symbol: String {
    switch self {
    case .standard: "shippingbox.fill"
    case .express: "bolt.fill"
    case .pickup: "bag.fill"
    }
  }
}
