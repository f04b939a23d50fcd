/// A country the shop delivers to.
public enum Country: String, CaseIterable, Identifiable, Sendable {
  case germany
  case japan
  case unitedStates

  public var id: String { rawValue }

  /// The number of digits of a postcode.
  var postcodeLength: Int {
    switch self {
    case .germany, .unitedStates: 5
    case .japan: 7
    }
  }
}
