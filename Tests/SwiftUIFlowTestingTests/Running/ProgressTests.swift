import FlowIssueReporting
import SwiftUIFlowTesting
import Testing

@Suite("Progress")
@MainActor
struct ProgressTests {
  private func line(_ progress: FlowProgress) -> String {
    switch progress {
    case .stepStarted(let name, let number, let count): "\(number)/\(count) \(name) begins"
    case .stepEnded(let result, let number, let count):
      "\(number)/\(count) \(result.resolvedName) \(result.isFinished ? "finished" : "stopped")"
    }
  }

  @Test("is reported before and after each step, across configurations")
  func matrix() {
    var lines: [String] = []
    shopFlow(name: "shop")
      .step("cart") { _ in }
      .onProgress { lines.append(line($0)) }
      .matrixRun(configurations: [.init(label: "light"), .init(label: "dark")], modelFactory: { ShopModel() }) { _, _ in
      }

    #expect(
      lines == [
        "1/2 shop-cart-light begins", "1/2 shop-cart-light finished",
        "2/2 shop-cart-dark begins", "2/2 shop-cart-dark finished",
      ]
    )
  }

  @Test("includes a step that stopped its flow, with its failure")
  func stopped() {
    var lines: [String] = []
    var failures: [FlowFailure] = []
    _ = IssueReporter.collecting {
      shopFlow()
        .step("declined") { try $0.decline() }
        .onProgress { progress in
          lines.append(line(progress))
          if case .stepEnded(let result, _, _) = progress { failures += result.failures }
        }
        .run { _, _ in }
    }

    #expect(lines == ["1/1 declined begins", "1/1 declined stopped"])
    #expect(
      failures.map(\.message) == ["Step \"declined\": the action threw PaymentError.declined, which stopped the flow."])
  }
}
