import SwiftUI
import SwiftUIFlowTesting
import Testing

@Suite("A matrix run")
@MainActor
struct MatrixTests {
  let configurations = [
    FlowConfiguration(label: "light"),
    FlowConfiguration(label: "dark") { $0.colorScheme = .dark },
  ]

  @Test("runs all steps in one configuration after the other, with its label in their names")
  func names() {
    var names: [String] = []
    let results = shopFlow(name: "shop")
      .step("cart") { _ in }
      .step { $0.pay() }
      .matrixRun(configurations: configurations, modelFactory: { ShopModel() }) { name, _ in names.append(name) }

    #expect(names == ["shop-cart-light", "shop-step-1-light", "shop-cart-dark", "shop-step-1-dark"])
    #expect(results.map(\.resolvedName) == names)
    #expect(results.map(\.configurationLabel) == ["light", "light", "dark", "dark"])
    #expect(results.map(\.index) == [0, 1, 0, 1])
  }

  @Test("gives each configuration its own model")
  func models() {
    let own = ShopModel()
    var seen: [Int] = []
    shopFlow(model: own)
      .step("more") { model in
        model.items += 1
        seen.append(model.items)
      }
      .matrixRun(configurations: configurations, modelFactory: { ShopModel() }) { _, _ in }

    #expect(seen == [2, 2])
    #expect(own.items == 1)
  }

  @Test("uses the environment of the configuration, not that of the flow")
  func environment() {
    var patched: [String] = []
    shopFlow(configuration: FlowConfiguration { _ in patched.append("flow") })
      .step("cart") { _ in }
      .matrixRun(
        configurations: [FlowConfiguration(label: "a") { _ in patched.append("a") }],
        modelFactory: { ShopModel() }
      ) { _, _ in }

    #expect(patched == ["a"])
  }

  @Test("does not change the names if the label is empty")
  func emptyLabel() {
    let results = shopFlow()
      .step("cart") { _ in }
      .matrixRun(configurations: [.init()], modelFactory: { ShopModel() }, snapshotMode: .disabled)

    #expect(results.map(\.resolvedName) == ["cart"])
    #expect(results.map(\.configurationLabel) == [""])
  }

  @Test("can wait for asynchronous actions")
  func asynchronous() async {
    var items: [Int] = []
    let results = await shopFlow(name: "shop")
      .asyncStep("loaded") {
        await $0.load()
      } assert: {
        items.append($0.items)
      }
      .asyncMatrixRun(configurations: configurations, modelFactory: { ShopModel() }, snapshotMode: .disabled)

    #expect(items == [2, 2])
    #expect(results.map(\.resolvedName) == ["shop-loaded-light", "shop-loaded-dark"])
  }
}
