/// The reason why an order could not be paid.
public enum PaymentFailure: Error, Hashable, Sendable {
  /// The bank declines the payment.
  case declined
  /// The bank does not answer.
  case unavailable
}
