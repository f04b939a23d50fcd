import SwiftUI
import SwiftUIFlowTesting
import Testing

@Suite("View factories")
@MainActor
struct FlowViewFactoryTests {
  /// Not Sendable: a factory need not be.
  final class CountingFactory: FlowViewFactory {
    var count = 0

    func makeView(for model: ShopModel) -> ShopView {
      count += 1
      return ShopView(model: model)
    }
  }

  @Test("a factory builds the view of every step")
  func factory() {
    let factory = CountingFactory()
    FlowTester(name: "shop", model: ShopModel(), viewFactory: factory)
      .step("cart") { _ in }
      .step("payment") { $0.pay() }
      .run { _, _ in }

    #expect(factory.count == 2)
  }

  @Test("a closure makes a factory")
  func closureFactory() {
    let factory = ClosureFlowViewFactory<ShopModel, ShopView> { model in
      ShopView(model: model)
    }
    let flow = FlowTester(model: ShopModel(), viewFactory: factory)

    #expect(factory.makeView(for: flow.model).model === flow.model)
    flow.step { _ in }.run { _, _ in }
  }

  @Observable
  final class Greeter: FlowViewProvider {
    var name = "world"
    var flowBody: some View { Text("Hello, \(name)") }
  }

  @Test("a model with its own view needs no closure")
  func provider() {
    var names: [String] = []
    FlowTester(name: "greeting", model: Greeter())
      .step("initial") { _ in }
      .step("renamed") { $0.name = "Ann" }
      .run { name, _ in names.append(name) }

    #expect(names == ["greeting-initial", "greeting-renamed"])
  }

  @Test("a model with its own view can be shown by another one")
  func providerWithViewBuilder() {
    var built = false
    FlowTester(model: Greeter()) { model in
      built = true
      return Text(model.name)
    }
    .step("initial") { _ in }
    .run { _, _ in }

    #expect(built)
  }

  @Observable
  class Counter: FlowModel {
    var count = 0
  }

  final class StepCounter: Counter {
    func next() { count += 1 }
  }

  @Test("the model of a flow is the class that conforms; with a factory it may be a subclass")
  func subclasses() {
    let inherited = FlowTester(model: StepCounter()) { Text("\($0.count)") }
      .step("one") { $0.count += 1 }
    let model: Counter = inherited.model
    inherited.run(snapshotMode: .disabled)
    #expect(model.count == 1)

    let factory = ClosureFlowViewFactory<StepCounter, Text> { Text("\($0.count)") }
    let own = FlowTester(model: StepCounter(), viewFactory: factory)
      .step("one") { $0.next() }
    own.run(snapshotMode: .disabled)
    #expect(own.model.count == 1)
  }
}
