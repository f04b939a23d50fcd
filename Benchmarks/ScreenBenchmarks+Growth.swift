import SwiftUI
import SwiftUIFlowTesting
import UIAutomation

/// The growth of costs with the size of lists, texts and models: two sizes each, and their ratio.
extension ScreenBenchmarks {
  struct Item: Identifiable {
    let id: Int
    var name: String { "Row \(id)" }
  }

  @Observable
  final class Items: FlowModel {
    var items: [Item]
    var count = 0

    init(_ count: Int) { items = (0..<count).map(Item.init) }
  }

  private struct Plain: View {
    let model: Items
    var body: some View { List(model.items) { Text($0.name) } }
  }

  private struct Bound: View {
    @Bindable var model: Items
    var body: some View {
      List { ForEach($model.items) { $item in Text(item.name) } }
    }
  }

  private struct Sections: View {
    let count: Int
    var body: some View {
      List {
        ForEach(0..<count / 100, id: \.self) { section in
          Section("Section \(section)") { ForEach(0..<100, id: \.self) { Text("Row \($0)") } }
        }
      }
    }
  }

  private struct Field: View {
    @State private var text = ""
    var body: some View { TextField("Text", text: $text) }
  }

  private struct Sum: View {
    let models: [Items]
    var body: some View { Text("\(models.reduce(0) { $0 + $1.count })") }
  }

  func growth(_ report: inout Report) {
    compare("swipe-list", 200, 200_000, &report) { swipe(Plain(model: Items($0))) }
    compare("swipe-bindings", 200, 200_000, &report) { swipe(Bound(model: Items($0))) }
    compare("swipe-sections", 200, 200_000, &report) { swipe(Sections(count: $0)) }
    compare("type-100-after", 100, 2_000, &report) { typing(after: $0) }
    compare("flow-step-items", 200, 200_000, &report) { step(Items($0)) }
    compare("change-observed", 1_000, 100_000, &report) { change(of: $0) / Double($0) }
  }

  /// Reports the cost for two sizes, and how many times the second is the first.
  private func compare(
    _ name: String, _ small: Int, _ large: Int, _ report: inout Report, _ cost: (Int) -> Double
  ) {
    let costs = [cost(small), cost(large)]
    report.add(name, n: small, unit: "us", costs[0])
    report.add(name, n: large, unit: "us", costs[1])
    report.add("\(name)-growth", n: large, unit: "times", costs[1] / costs[0])
  }

  private func swipe(_ view: some View) -> Double {
    let app = XCUIApplication(screen: shown(view))
    app.swipeUp()
    return best(of: 5) { app.swipeUp() }
  }

  private func typing(after length: Int) -> Double {
    let field = XCUIApplication(screen: shown(Field())).textFields.firstMatch
    field.tap()
    field.typeText(String(repeating: "lorem ", count: length / 6))
    let text = String(repeating: "dolor ", count: 5)
    return best(of: 3) { field.typeText(text) } * 100 / Double(text.count)
  }

  /// A step of a flow whose changes are described, as for a storyboard.
  private func step(_ model: Items) -> Double {
    let flow = FlowTester(name: "items", model: model) { Plain(model: $0) }.step("change") { $0.count += 1 }
    let pictures = SnapshotConfiguration(scale: 1, proposedSize: .init(width: 100, height: 100))
    return best(of: 3) { flow.run(snapshotMode: .capture(pictures)) }
  }

  private func change(of count: Int) -> Double {
    let models = (0..<count).map { _ in Items(0) }
    let screen = shown(Sum(models: models))
    return best(of: 3) {
      models[0].count += 1
      screen.settle()
    }
  }
}
