import Checkout
import Locking

/// A bank that answers on request: payments are pending until then.
package final class Bank: PaymentService {
  /// The bank's answer to a payment.
  package enum Answer: Hashable, Sendable, CaseIterable {
    case approval, refusal, silence
  }

  /// The bank and the model of the next launched app.
  @TaskLocal static var current: Bank?

  private let waiting = Locked<[CheckedContinuation<Answer, Never>]>([])

  package init() {}

  /// The number of pending payments.
  package var waitingCount: Int { waiting.withLock { $0.count } }

  package func charge(_ order: Order, with method: PaymentMethod) async throws -> Receipt {
    let answer = await withCheckedContinuation { continuation in waiting.withLock { $0.append(continuation) } }
    switch answer {
    case .approval: return .sample
    case .refusal: throw PaymentFailure.declined
    case .silence: throw PaymentFailure.unavailable
    }
  }

  /// Answers all pending payments.
  package func answer(_ answer: Answer) {
    let payments = waiting.withLock { payments in
      defer { payments = [] }
      return payments
    }
    for payment in payments { payment.resume(returning: answer) }
  }
}
