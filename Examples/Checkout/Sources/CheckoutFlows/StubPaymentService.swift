import Checkout

/// A bank that answers when the test says so, and until then lets the customer wait.
///
/// Answers given before the payment starts are kept, so no test has to wait for a moment.
public struct StubPaymentService: PaymentService {
  private let answers: AsyncStream<Result<Receipt, PaymentFailure>>
  private let bank: AsyncStream<Result<Receipt, PaymentFailure>>.Continuation

  public init() {
    (answers, bank) = AsyncStream.makeStream()
  }

  public func charge(_ order: Order, with method: PaymentMethod) async throws -> Receipt {
    for await answer in answers {
      return try answer.get()
    }
    throw PaymentFailure.unavailable
  }

  /// Lets the payment that waits, or else the next one, succeed.
  public func approve(_ receipt: Receipt = .sample) {
    bank.yield(.success(receipt))
  }

  /// Lets the payment that waits, or else the next one, fail.
  public func decline(_ failure: PaymentFailure = .declined) {
    bank.yield(.failure(failure))
  }
}
