/// Why an order could not be paid.
public enum PaymentFailure: Error, Hashable, Sendable {
  /// The bank refuses to pay.
  case declined
  /// The bank does not answer.
  case unavailable
}
