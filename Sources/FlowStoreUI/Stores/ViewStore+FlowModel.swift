import FlowStore
import SwiftUIFlowTesting

/// A view store can be the model of a flow: the steps send actions, and the pictures show the screens.
///
/// ```swift
/// FlowTester(model: ViewStore(store)) { _ in CounterView(store: store) }
///   .step("one") { $0.send(.incrementButtonTapped) }
/// ```
extension ViewStore: FlowModel {}
