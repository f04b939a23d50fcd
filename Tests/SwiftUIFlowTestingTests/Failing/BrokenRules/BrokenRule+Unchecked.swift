import FlowIssueReporting
import FlowStore
import Foundation
import SwiftUI
import SwiftUIFlowTesting

// The rules of tests that check nothing: no assertion is reached, no picture compared, no step carried out.

extension BrokenRule {
  static let unchecked = [
    BrokenRule("flow that checks nothing", "TODO", isWarning: true) {
      shopFlow(name: "shop")
        .step("cart") { $0.items = 7 }
        .run(snapshotMode: .disabled)  // fails: flow that checks nothing
    },
    BrokenRule("flow in a variable that checks nothing", "TODO", isWarning: true) {
      let flow = shopFlow(name: "shop")
      flow.step("cart") { $0.items = 7 }
      flow.run(snapshotMode: .disabled)  // fails: flow in a variable that checks nothing
    },
    BrokenRule("flow without a name that checks nothing", "TODO", isWarning: true) {
      shopFlow()
        .step("cart")
        .run(snapshotMode: .disabled)  // fails: flow without a name that checks nothing
    },
    BrokenRule("flow whose pictures nobody sees", "TODO", isWarning: true) {
      shopFlow(name: "shop")
        .step("cart")
        .run(snapshotMode: .capture(littlePictures))  // fails: flow whose pictures nobody sees
    },
    BrokenRule("flow whose steps take no pictures", "TODO", isWarning: true) {
      shopFlow(name: "shop")
        .step("cart", snapshot: false)
        .step("payment", snapshot: false) { $0.pay() }
        .run()  // fails: flow whose steps take no pictures
    },
    BrokenRule("flow with empty lists of assertions", "TODO", isWarning: true) {
      shopFlow(name: "shop")
        .step("cart", assertions: [])
        .run(snapshotMode: .disabled)  // fails: flow with empty lists of assertions
    },
    BrokenRule("asynchronous flow that checks nothing", "TODO", isWarning: true) {
      await shopFlow(name: "shop")
        .asyncStep("more", action: { await $0.load() })
        .asyncRun(snapshotMode: .disabled)  // fails: asynchronous flow that checks nothing
    },
    BrokenRule("matrix that checks nothing", "TODO", isWarning: true) {
      shopFlow(name: "shop")
        .step("cart")
        .matrixRun(  // fails: matrix that checks nothing
          configurations: [FlowConfiguration(label: "light"), FlowConfiguration(label: "dark")],
          modelFactory: { ShopModel() }, snapshotMode: .disabled)
    },
    BrokenRule("asynchronous matrix that checks nothing", "TODO", isWarning: true) {
      await shopFlow(name: "shop")
        .step("cart")
        .asyncMatrixRun(  // fails: asynchronous matrix that checks nothing
          configurations: [FlowConfiguration(label: "light")], modelFactory: { ShopModel() }, snapshotMode: .disabled)
    },
    BrokenRule("flow whose assertion comes too late to be counted", "TODO", isWarning: true) {
      let flow = shopFlow(name: "shop").step("cart")
      flow.run(snapshotMode: .disabled)  // fails: flow whose assertion comes too late to be counted
    },
    BrokenRule("steps that are extracted and thrown away", "TODO", isWarning: true) {
      let flow = FlowTester(name: "shop", model: ShopModel()) {  // fails: steps that are extracted and thrown away
        ShopView(model: $0)
      }
      _ = flow.step("cart", assert: { _ in throw PaymentError.declined }).extractedSteps
    },
    BrokenRule("step that is added during the run", "TODO", isWarning: true) {
      let flow = shopFlow(name: "shop")
      flow
        .step("cart", assert: { _ in })
        .beforeEachStep { _, _, _ in
          flow.step("payment") { $0.pay() }  // fails: step that is added during the run
        }
        .run(snapshotMode: .disabled)
    },
    BrokenRule("store that is not used", "TODO", isWarning: true) {
      _ = TestStore(initialState: 0, reducer: counterReducer, environment: ())  // fails: store that is not used
    },
    BrokenRule("store whose test describes nothing", "TODO", isWarning: true) {
      let store = TestStore(  // fails: store whose test describes nothing
        initialState: 0, reducer: counterReducer, environment: ())
      store.exhaustivity = .off
      await store.send(.increment)
      await store.send(.later(.loaded))
    },
    BrokenRule("asynchronous step in a run that does not wait", "TODO") {
      shopFlow(name: "shop")
        .asyncStep("more", action: { await $0.load() })  // fails: asynchronous step in a run that does not wait
        .run(snapshotMode: .disabled)
    },
    BrokenRule("asynchronous step in a matrix that does not wait", "TODO") {
      shopFlow(name: "shop")
        .asyncStep("more", action: { await $0.load() })  // fails: asynchronous step in a matrix that does not wait
        .matrixRun(
          configurations: [FlowConfiguration(label: "light")], modelFactory: { ShopModel() }, snapshotMode: .disabled)
    },
    BrokenRule("step that is cancelled", "TODO") {
      shopFlow(name: "shop")
        .step("cart") { _ in throw CancellationError() }  // fails: step that is cancelled
        .step("payment", assert: { _ in })
        .run(snapshotMode: .disabled)
    },
    BrokenRule("asynchronous step that is cancelled", "TODO") {
      await shopFlow(name: "shop")
        .asyncStep("cart", action: { _ in throw CancellationError() })  // fails: asynchronous step that is cancelled
        .asyncRun(snapshotMode: .disabled)
    },
    BrokenRule("assertion that is cancelled", "TODO") {
      shopFlow(name: "shop")
        .step("cart", assert: { _ in throw CancellationError() })  // fails: assertion that is cancelled
        .run(snapshotMode: .disabled)
    },
    BrokenRule("run in a cancelled task", "TODO") {
      let task = Task { @MainActor in
        withUnsafeCurrentTask { $0?.cancel() }
        _ = await shopFlow(name: "shop")
          .asyncStep(  // fails: run in a cancelled task
            "cart", action: { _ in try await Task.sleep(for: .seconds(60)) }
          )
          .asyncRun(snapshotMode: .disabled)
      }
      await task.value
    },
    BrokenRule("configurations with the same label", "TODO") {
      FlowTester(name: "shop", model: ShopModel()) { ShopView(model: $0) }  // fails: configurations with the same label
        .step("cart", assert: { _ in })
        .matrixRun(
          configurations: [FlowConfiguration(label: "dark"), FlowConfiguration(label: "dark")],
          modelFactory: { ShopModel() }, snapshotMode: .disabled)
    },
    BrokenRule("configurations without labels", "TODO") {
      FlowTester(name: "shop", model: ShopModel()) { ShopView(model: $0) }  // fails: configurations without labels
        .step("cart", assert: { _ in })
        .matrixRun(
          configurations: [FlowConfiguration(), FlowConfiguration()], modelFactory: { ShopModel() },
          snapshotMode: .disabled)
    },
    BrokenRule("own steps once more", "TODO") {
      let flow = shopFlow(name: "shop")
        .step("cart", assert: { _ in })  // fails: own steps once more
      flow.steps(flow.extractedSteps)
      flow.run(snapshotMode: .disabled)
    },
    BrokenRule("flow with an empty name", "TODO") {
      FlowTester(name: "", model: ShopModel()) { ShopView(model: $0) }  // fails: flow with an empty name
        .step("cart", assert: { _ in })
        .run(snapshotMode: .disabled)
    },
    BrokenRule("step with an empty name", "TODO") {
      shopFlow(name: "shop")
        .step("", assert: { _ in })  // fails: step with an empty name
        .run(snapshotMode: .disabled)
    },
    BrokenRule("reference that may not be recorded", "TODO") {
      try withTemporaryFolder { folder throws in
        shopFlow(name: "shop")
          .step("cart")  // fails: reference that may not be recorded
          .run(
            snapshotMode: .builtin(
              SnapshotConfiguration(contents: .semantics, snapshotDirectory: folder.path, recordMode: .never)))
      }
    },
  ]

  #if os(Linux)
    static let uncheckedScreens = [
      BrokenRule("text reference of a screen without elements", "TODO", isWarning: true) {
        try withTemporaryFolder { folder throws in
          let flow = FlowTester(name: "shop", model: ShopModel()) { _ in Color.red }
            .step("cart")  // fails: text reference of a screen without elements
          compareAgain(flow, SnapshotConfiguration(contents: .semantics, snapshotDirectory: folder.path))
        }
      },
      BrokenRule("picture with a low precision", "TODO", isWarning: true) {
        try withTemporaryFolder { folder throws in
          let flow = shopFlow(name: "shop")
            .step("cart")  // fails: picture with a low precision
          compareAgain(flow, littlePictures(in: folder, precision: 0.01))
        }
      },
      BrokenRule("picture with a low perceptual precision", "TODO", isWarning: true) {
        try withTemporaryFolder { folder throws in
          let flow = shopFlow(name: "shop")
            .step("cart")  // fails: picture with a low perceptual precision
          compareAgain(flow, littlePictures(in: folder, perceptualPrecision: 0.25))
        }
      },
      BrokenRule("picture with a high tolerance", "TODO", isWarning: true) {
        try withTemporaryFolder { folder throws in
          let flow = shopFlow(name: "shop")
            .step("cart")  // fails: picture with a high tolerance
          compareAgain(flow, littlePictures(in: folder, tolerance: 0.75))
        }
      },
      BrokenRule("audit that ignores everything", "TODO", isWarning: true) {
        FlowTester(name: "shop", model: ShopModel()) { _ in PaleView() }
          .step("cart") { _, app in
            try app.performAccessibilityAudit(for: .contrast) { _ in true }  // fails: audit that ignores everything
          }
          .run(snapshotMode: .disabled)
      },
      BrokenRule("audit of nothing in a step", "TODO", isWarning: true) {
        shopFlow(name: "shop")
          .step("cart") { _, app in
            try app.performAccessibilityAudit(for: [])  // fails: audit of nothing in a step
          }
          .run(snapshotMode: .disabled)
      },
      BrokenRule("empty outline of a screen", "TODO") {
        shopFlow(name: "shop")
          .step("cart") { _, app in
            app.expectOutline("")  // fails: empty outline of a screen
          }
          .run(snapshotMode: .disabled)
      },
      BrokenRule("outline that matches anything", "TODO") {
        shopFlow(name: "shop")
          .step("cart", assertions: [.outline("- /.*/")])  // fails: outline that matches anything
          .run(snapshotMode: .disabled)
      },
      BrokenRule("missing identifier", "TODO") {
        shopFlow(name: "shop")
          .step("cart", assertions: [.accessibility(identifier: "pay")])  // fails: missing identifier
          .run(snapshotMode: .disabled)
      },
      BrokenRule("task of a view that does not end", "TODO", isWarning: true) {
        await FlowTester(name: "shop", model: ShopModel()) { _ in
          Text("").task { try? await Task.sleep(for: .seconds(60)) }
        }
        .step("cart", assert: { _ in })  // fails: task of a view that does not end
        .waitingForTasks(upTo: .milliseconds(1))
        .asyncRun(snapshotMode: .disabled)
      },
    ]

    static let wrongElements = [
      element("label of a missing element") { app in
        _ = app.buttons["Nowhere"].label  // fails: label of a missing element
      },
      element("value of a missing element") { app in
        _ = app.textFields["Nowhere"].value  // fails: value of a missing element
      },
      element("state of a missing element") { app in
        _ = app.buttons["Nowhere"].isEnabled  // fails: state of a missing element
      },
      element("frame of a missing element") { app in
        _ = app.buttons["Nowhere"].frame  // fails: frame of a missing element
      },
      element("double tap on a missing element") { app in
        app.buttons["Nowhere"].doubleTap()  // fails: double tap on a missing element
      },
      element("long press on a missing element") { app in
        app.buttons["Nowhere"].press(forDuration: 1)  // fails: long press on a missing element
      },
      element("swipe over a missing element") { app in
        app.tables["Nowhere"].swipeUp()  // fails: swipe over a missing element
      },
      element("typing into a missing field") { app in
        app.textFields["Nowhere"].typeText("Ann")  // fails: typing into a missing field
      },
      element("typing without the keyboard focus") { app in
        app.textFields["Name"].typeText("Ann")  // fails: typing without the keyboard focus
      },
      element("element beyond the last one") { app in
        app.buttons.element(boundBy: 7).tap()  // fails: element beyond the last one
      },
      element("one element of two") { app in
        app.buttons["Twice"].tap()  // fails: one element of two
      },
      element("tap on a disabled button") { app in
        app.buttons["Locked"].tap()  // fails: tap on a disabled button
      },
      element("predicate with a wrong key") { app in
        _ = app.buttons.matching(NSPredicate(format: "lable == 'Pay'")).count  // fails: predicate with a wrong key
      },
      element("slider that is none") { app in
        app.buttons["Pay"].adjust(toNormalizedSliderPosition: 0.5)  // fails: slider that is none
      },
      element("picker wheel that is none") { app in
        app.buttons["Pay"].adjust(toPickerWheelValue: "One")  // fails: picker wheel that is none
      },
      element("drag to a missing element") { app in
        app.buttons["Pay"].press(  // fails: drag to a missing element
          forDuration: 0.1, thenDragTo: app.buttons["Nowhere"])
      },
    ]

    /// A step that uses an element wrongly.
    private static func element(
      _ name: String, _ use: @escaping @MainActor @Sendable (XCUIApplication) -> Void
    ) -> BrokenRule {
      BrokenRule(name, wrongElementMessages[name] ?? "") {
        FlowTester(name: "shop", model: ShopModel()) { _ in CounterView() }
          .step("cart") { _, app in use(app) }
          .run(snapshotMode: .disabled)
      }
    }

    private static let wrongElementMessages: [String: String] = [:]
  #else
    static let uncheckedScreens: [BrokenRule] = []
    static let wrongElements: [BrokenRule] = []
  #endif
}

private let littlePictures = SnapshotConfiguration(scale: 1, proposedSize: .init(width: 20, height: 20))

private func littlePictures(
  in folder: URL, tolerance: Float = 0, precision: Float = 1, perceptualPrecision: Float = 1
) -> SnapshotConfiguration {
  SnapshotConfiguration(
    scale: 1, proposedSize: .init(width: 20, height: 20), tolerance: tolerance, precision: precision,
    perceptualPrecision: perceptualPrecision, contents: .picture, snapshotDirectory: folder.path)
}

/// Runs a flow that was recorded before.
@MainActor
private func compareAgain<Model, Content>(_ flow: FlowTester<Model, Content>, _ pictures: SnapshotConfiguration) {
  _ = IssueReporter.collecting { flow.run(snapshotMode: .builtin(pictures)) }
  flow.run(snapshotMode: .builtin(pictures))
}

/// A screen with the elements that tests expect, and others.
private struct CounterView: View {
  @State private var name = ""

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      Button("Pay") {}
      Button("Locked") {}.disabled(true)
      Button("Twice") {}
      Button("Twice") {}
    }
  }
}

/// Texts with too little contrast.
private struct PaleView: View {
  var body: some View {
    VStack {
      Text("Tea").foregroundStyle(Color(white: 0.9))
      Text("Coffee").foregroundStyle(Color(white: 0.9))
    }
    .background(.white)
  }
}
