/// Charges for orders.
public protocol PaymentService: Sendable {
  /// Charges for an order; throws a `PaymentFailure` if that fails.
  func charge(_ order: Order, with method: PaymentMethod) async throws -> Receipt
}
