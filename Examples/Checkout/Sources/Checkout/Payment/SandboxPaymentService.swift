import SwiftUI

/// A service that moves no money: it approves every order after a short delay.
public struct SandboxPaymentService: PaymentService {
  let delay: Duration

  public init(delay: Duration = .seconds(1)) {
    self.delay = delay
  }

  public func charge(_ order: Order, with method: PaymentMethod) async throws -> Receipt {
    try await Task.sleep(for: delay)
    return .sample
  }
}
