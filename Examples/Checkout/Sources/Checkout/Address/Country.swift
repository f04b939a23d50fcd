/// A country the shop delivers to.
public enum Country: String, CaseIterable, Identifiable, Sendable {
  case germany
  case japan
  case unitedStates

  public var id: String { rawValue }

  /// How many digits a postcode has.
  var postcodeLength: Int {
    switch self {
    case .germany, .unitedStates: 5
    case .japan: 7
    }
  }
}
