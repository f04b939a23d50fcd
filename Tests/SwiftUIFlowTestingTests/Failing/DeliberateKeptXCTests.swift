import FlowStore
import SwiftUI
import SwiftUIFlowTesting
import XCTest

#if os(Linux)
  import Combine
  import ViewInspector
#endif

/// Disabled by default: `FailedRunTests` runs it in its own process and expects warnings at its end.
///
/// XCTest keeps its test cases, so what their properties hold is never released.
@MainActor
final class DeliberateKeptXCTests: XCTestCase {
  nonisolated static let file = #filePath

  private var kept: [Any] = []

  func testKept() async throws {
    try XCTSkipUnless(DeliberateFailures.areWanted, "This test leaves work behind on purpose.")
    leaveWorkBehind()
  }

  private func leaveWorkBehind() {
    let store = counterStore()
    kept.append(store)
    store.send(.listen)  // fails: kept store
    let other = counterStore()
    kept.append(other)
    other.send(.later(.loaded))  // fails: kept action
    let flow = FlowTester(name: "shop", model: ShopModel()) { ShopView(model: $0) }  // fails: kept flow
    kept.append(flow)
    #if os(Linux)
      let view = KeptView()
      view.inspection.inspect { _ in }  // fails: kept inspection
      kept.append(view.inspection)
    #endif
  }
}

#if os(Linux)
  private final class Inspection: InspectionEmissary {
    let notice = PassthroughSubject<UInt, Never>()
    var callbacks: [UInt: (KeptView) -> Void] = [:]
  }

  private struct KeptView: View {
    let inspection = Inspection()

    var body: some View { Text("") }
  }
#endif
