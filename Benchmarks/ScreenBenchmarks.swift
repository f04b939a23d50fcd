import CFlowSupport
import Checkout
import CheckoutFlows
import SwiftUI
import SwiftUIFlowTesting
import UIAutomation

/// The cost of driving a screen: taps, queries, keys, launches, and whole flows.
@MainActor
struct ScreenBenchmarks {
  /// The part to measure, or `nil` for all.
  var only: String?

  func run(into report: inout Report) {
    if isWanted("taps") { taps(&report) }
    if isWanted("query") { query(&report) }
    if isWanted("typing") { typing(&report) }
    if isWanted("growth") { growth(&report) }
    if isWanted("launch") { launch(&report) }
    if isWanted("screens") { screens(&report) }
    if isWanted("ui-test") { test(&report) }
    if isWanted("ui-flow") { flow(&report) }
    if isWanted("ui-flow-with-pictures") { flowWithPictures(&report) }
  }

  private func isWanted(_ part: String) -> Bool { only == nil || only == part }

  func shown(_ view: some View) -> Screen {
    let screen = Screen(device: .iPhone17Pro, timing: .manual)
    screen.show(view)
    screen.settle()
    return screen
  }

  // MARK: - Taps

  /// A tap with its update and the resulting semantics, compared with the same change of the model.
  private func taps(_ report: inout Report) {
    let model = CheckoutModel(service: StubPaymentService())
    let cart = shown(CheckoutView(model: model))
    let steps = XCUIApplication(screen: cart).buttons
    measure(
      "cart", on: cart, touching: [steps["Increment"].firstMatch, steps["Decrement"].firstMatch],
      changes: [
        { model.cart.lines[0].quantity += 1 }, { model.cart.lines[0].quantity -= 1 },
      ], &report)

    let delivering = CheckoutModel(service: StubPaymentService())
    delivering.address = .sample
    delivering.path = [.address, .delivery]
    let delivery = shown(CheckoutView(model: delivering))
    let options = XCUIApplication(screen: delivery).buttons
    func option(_ name: String) -> XCUIElement {
      options.matching(NSPredicate(format: "label BEGINSWITH %@", name)).firstMatch
    }
    measure(
      "delivery", on: delivery, touching: [option("Express"), option("Standard")],
      changes: [{ delivering.choose(.express) }, { delivering.choose(.standard) }], &report)
  }

  private func measure(
    _ name: String, on screen: Screen, touching elements: [XCUIElement], changes: [() -> Void], _ report: inout Report
  ) {
    let points = elements.map { CGPoint(x: $0.frame.midX, y: $0.frame.midY) }
    let tap =
      best(of: 20) {
        for point in points {
          precondition(screen.tap(at: point), "The tap of \(name) hits nothing.")
          screen.settle()
          _ = screen.semantics()
        }
      } / Double(points.count)
    let change =
      best(of: 20) {
        for change in changes {
          screen.perform(change)
          screen.settle()
          _ = screen.semantics()
        }
      } / Double(changes.count)
    report.add("tap-\(name)", n: 1, unit: "us", tap)
    report.add("change-\(name)", n: 1, unit: "us", change)
    report.add("tap-per-change-\(name)", n: 1, unit: "times", tap / change)
  }

  // MARK: - Queries

  /// A query by label, on a screen that has changed since the last one and on one that has not.
  private func query(_ report: inout Report) {
    let count = 10_000
    struct Rows: View {
      let count: Int
      let tick: Int
      var body: some View {
        VStack(spacing: 0) {
          Text("Tick \(tick)")
          ForEach(0..<count, id: \.self) { Text(verbatim: "Row \($0)") }
        }
      }
    }
    let screen = shown(Rows(count: count, tick: 0))
    let app = XCUIApplication(screen: screen)
    var tick = 0
    let changed = best(
      of: 5,
      before: {
        tick += 1
        screen.show(Rows(count: count, tick: tick))
      }
    ) { precondition(app.staticTexts["Row 9999"].exists) }
    report.add("query-label-changed", n: count, unit: "ms", changed / 1_000)
    report.add(
      "query-label", n: count, unit: "ms", best(of: 5) { precondition(app.staticTexts["Row 9999"].exists) } / 1_000)
  }

  // MARK: - Typing

  /// A hundred characters, key by key, into one of fifty fields.
  private func typing(_ report: inout Report) {
    struct Fields: View {
      @State private var texts = [String](repeating: "", count: 50)
      var body: some View {
        Form {
          ForEach(0..<50, id: \.self) { index in TextField("Field \(index)", text: $texts[index]) }
        }
      }
    }
    let screen = shown(Fields())
    let field = XCUIApplication(screen: screen).textFields["Field 3"]
    field.tap()
    let text = String(repeating: "abcdefghij", count: 10)
    report.add(
      "type-100-characters", n: 50, unit: "ms",
      best(of: 3) { precondition(screen.type(text)) } / 1_000)
  }

  // MARK: - Launching and whole flows

  private func launch(_ report: inout Report) {
    report.add(
      "launch", n: 1, unit: "ms",
      best(of: 5) {
        let screen = shown(CheckoutView(model: CheckoutModel(service: StubPaymentService())))
        _ = screen.semantics()
      } / 1_000)
  }

  /// The memory left by screens that are shown, tapped and released in sequence.
  private func screens(_ report: inout Report) {
    func showAndRelease() {
      let app = XCUIApplication(screen: shown(CheckoutView(model: CheckoutModel(service: StubPaymentService()))))
      app.buttons["Increment"].firstMatch.tap()
    }
    let count = Measurement.buildConfiguration == "debug" ? 1_000 : 10_000
    // Objects that are created once for all screens are not counted.
    for _ in 0..<100 { showAndRelease() }
    let before = flow_allocated_memory()
    for _ in 0..<count { showAndRelease() }
    let left = Double(flow_allocated_memory()) - Double(before)
    report.add("left-by-screens", n: count, unit: "bytes/screen", left / Double(count))
  }

  /// A test that takes half a minute with XCUITest: a suite measured on a Mac had 18 tests, 395 events and 116 waits in
  /// 721 s, which corresponds to a launch, 16 events and 5 waits in 30 s. This test goes from the cart to the order.
  private func test(_ report: inout Report) {
    report.add("ui-test", n: 16, unit: "ms", best(of: 10) { order() } / 1_000)
  }

  private func order() {
    let app = XCUIApplication(
      screen: shown(CheckoutView(model: CheckoutModel(service: StubPaymentService()))))
    func wait(for title: String) {
      precondition(app.navigationBars[title].waitForExistence(timeout: 5), "'\(title)' does not appear.")
    }
    wait(for: "Cart")
    app.buttons["Increment"].firstMatch.tap()
    app.buttons["Decrement"].firstMatch.tap()
    app.buttons["Check out"].tap()
    wait(for: "Address")
    for (name, text) in [
      ("Name", "Ann Lee"), ("Street and number", "Elm Street 1"), ("Postcode", "12345"), ("City", "Oslo"),
    ] {
      let field = app.textFields[name]
      field.tap()
      field.typeText(text)
    }
    app.buttons["Continue to delivery"].tap()
    wait(for: "Delivery")
    app.buttons.matching(NSPredicate(format: "label BEGINSWITH 'Express'")).firstMatch.tap()
    app.buttons["Continue to payment"].tap()
    wait(for: "Payment")
    app.buttons["Review order"].tap()
    wait(for: "Your order")
    app.buttons["Cancel"].tap()
  }

  /// Thirty steps that take the screen, each with a tap and a check of its result.
  private func flow() -> FlowTester<CheckoutModel, CheckoutView> {
    let flow = FlowTester(
      model: CheckoutModel(service: StubPaymentService()), configuration: FlowConfiguration(device: .iPhone17Pro)
    ) { CheckoutView(model: $0) }
    for index in 0..<30 {
      flow.step("step \(index)") { _, app in
        app.buttons[index % 2 == 0 ? "Increment" : "Decrement"].firstMatch.tap()
      } assert: { model, app in
        precondition(app.staticTexts["Total"].exists)
      }
    }
    return flow
  }

  private func flow(_ report: inout Report) {
    let time = best(of: 10) { precondition(flow().run(snapshotMode: .disabled).count == 30) }
    report.add("ui-flow", n: 30, unit: "ms", time / 1_000)
  }

  private func flowWithPictures(_ report: inout Report) {
    let time = best(of: 3) { precondition(flow().run(snapshotMode: .capture()).count == 30) }
    report.add("ui-flow-with-pictures", n: 30, unit: "ms", time / 1_000)
  }
}
