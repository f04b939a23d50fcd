import Checkout

/// A bank that answers when the test says so; until then, payments wait.
///
/// Answers given before the payment starts are kept, so no test has to wait.
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

  /// Approves the pending payment, or else the next one.
  public func approve(_ receipt: Receipt = .sample) {
    bank.yield(.success(receipt))
  }

  /// Declines the pending payment, or else the next one.
  public func decline(_ failure: PaymentFailure = .declined) {
    bank.yield(.failure(failure))
  }
}
