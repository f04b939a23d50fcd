import FlowStoreUI
import SwiftUI
import SwiftUIFlowTesting
import Testing

private enum CounterAction: Equatable {
  case increment
}

private let counterReducer = Reducer<Int, CounterAction, Void> { state, _, _ in
  state += 1
  return .none
}

private struct CounterView: View {
  let store: Store<Int, CounterAction>

  var body: some View {
    WithViewStore(store) { viewStore in
      Text("\(viewStore.state)")
      Button("Add") { viewStore.send(.increment) }
    }
  }
}

@Suite("A view store in a flow")
@MainActor
struct ViewStoreFlowTests {
  @Test("is a model like any other")
  func model() {
    let store = Store(initialState: 0, reducer: counterReducer, environment: ())
    let results = FlowTester(name: "counter", model: ViewStore(store)) { _ in CounterView(store: store) }
      .step("zero")
      .step("one") {
        $0.send(.increment)
      } assert: {
        #expect($0.state == 1)
      }
      .run(snapshotMode: .disabled)
    #expect(results.map(\.resolvedName) == ["counter-zero", "counter-one"])
  }

  @Test("shows its screens with pictures, and describes its state")
  func pictures() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = Store(initialState: 0, reducer: counterReducer, environment: ())
    let flow = FlowTester(name: "counter", model: ViewStore(store)) { _ in CounterView(store: store) }
      .watching { $0.state }
      .step("zero")
      .step("one") {
        $0.send(.increment)
      } changes: {
        $0 = 1
      }
    let mode = SnapshotMode.builtin(SnapshotConfiguration(record: true, snapshotDirectory: folder.path))
    let pictures = flow.run(snapshotMode: mode).map { $0.snapshotResult?.pngData }
    #expect(flow.lastReport.isSuccess)
    #expect(pictures.count == 2)
    #expect(try #require(pictures.first ?? nil) != #require(pictures.last ?? nil))
  }
}
