/// The filter of the order history.
enum OrderFilter: String, CaseIterable, Identifiable, Sendable {
  case all
  case underway
  case delivered

  var id: String { rawValue }

  func includes(_ order: PlacedOrder) -> Bool {
    switch self {
    case .all: true
    case .underway: !order.isDelivered
    case .delivered: order.isDelivered
    }
  }
}
