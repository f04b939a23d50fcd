import FlowIssueReporting
import FlowStore
import Foundation
import SwiftUI
import SwiftUIFlowTesting

// The rules of tests that check nothing: no assertion is reached, no picture compared, no step carried out.

extension BrokenRule {
  static let unchecked = [
    BrokenRule(
      "flow that checks nothing",
      "Flow \"shop\" checked nothing: no step has an assertion, and no picture was compared. Give a step an "
        + "assertion, or compare the pictures.", isWarning: true
    ) {
      shopFlow(name: "shop")
        .step("cart") { $0.items = 7 }
        .run(snapshotMode: .disabled)  // fails: flow that checks nothing
    },
    BrokenRule(
      "flow in a variable that checks nothing",
      "Flow \"shop\" checked nothing: no step has an assertion, and no picture was compared. Give a step an "
        + "assertion, or compare the pictures.", isWarning: true
    ) {
      let flow = shopFlow(name: "shop")
      flow.step("cart") { $0.items = 7 }
      flow.run(snapshotMode: .disabled)  // fails: flow in a variable that checks nothing
    },
    BrokenRule(
      "flow without a name that checks nothing",
      "The flow checked nothing: no step has an assertion, and no picture was compared. Give a step an "
        + "assertion, or compare the pictures.", isWarning: true
    ) {
      shopFlow()
        .step("cart")
        .run(snapshotMode: .disabled)  // fails: flow without a name that checks nothing
    },
    BrokenRule(
      "flow whose pictures nobody sees",
      "Flow \"shop\" checked nothing: no step has an assertion, and no picture was compared. Give a step an "
        + "assertion, or compare the pictures.", isWarning: true
    ) {
      shopFlow(name: "shop")
        .step("cart")
        .run(snapshotMode: .capture(littlePictures))  // fails: flow whose pictures nobody sees
    },
    BrokenRule(
      "flow whose steps take no pictures",
      "Flow \"shop\" checked nothing: no step has an assertion, and no picture was compared. Give a step an "
        + "assertion, or compare the pictures.", isWarning: true
    ) {
      shopFlow(name: "shop")
        .step("cart", snapshot: false)
        .step("payment", snapshot: false) { $0.pay() }
        .run()  // fails: flow whose steps take no pictures
    },
    BrokenRule(
      "flow with empty lists of assertions",
      "Flow \"shop\" checked nothing: no step has an assertion, and no picture was compared. Give a step an "
        + "assertion, or compare the pictures.", isWarning: true
    ) {
      shopFlow(name: "shop")
        .step("cart", assertions: [])
        .run(snapshotMode: .disabled)  // fails: flow with empty lists of assertions
    },
    BrokenRule(
      "asynchronous flow that checks nothing",
      "Flow \"shop\" checked nothing: no step has an assertion, and no picture was compared. Give a step an "
        + "assertion, or compare the pictures.", isWarning: true
    ) {
      await shopFlow(name: "shop")
        .asyncStep("more", action: { await $0.load() })
        .asyncRun(snapshotMode: .disabled)  // fails: asynchronous flow that checks nothing
    },
    BrokenRule(
      "matrix that checks nothing",
      "Flow \"shop\" checked nothing: no step has an assertion, and no picture was compared. Give a step an "
        + "assertion, or compare the pictures.", isWarning: true
    ) {
      shopFlow(name: "shop")
        .step("cart")
        .matrixRun(  // fails: matrix that checks nothing
          configurations: [FlowConfiguration(label: "light"), FlowConfiguration(label: "dark")],
          modelFactory: { ShopModel() }, snapshotMode: .disabled)
    },
    BrokenRule(
      "asynchronous matrix that checks nothing",
      "Flow \"shop\" checked nothing: no step has an assertion, and no picture was compared. Give a step an "
        + "assertion, or compare the pictures.", isWarning: true
    ) {
      await shopFlow(name: "shop")
        .step("cart")
        .asyncMatrixRun(  // fails: asynchronous matrix that checks nothing
          configurations: [FlowConfiguration(label: "light")], modelFactory: { ShopModel() }, snapshotMode: .disabled)
    },
    BrokenRule(
      "flow whose assertion comes too late to be counted",
      "Flow \"shop\" checked nothing: no step has an assertion, and no picture was compared. Give a step an "
        + "assertion, or compare the pictures.", isWarning: true
    ) {
      let flow = shopFlow(name: "shop").step("cart")
      flow.run(snapshotMode: .disabled)  // fails: flow whose assertion comes too late to be counted
    },
    BrokenRule(
      "steps that are extracted and thrown away",
      "Flow \"shop\" was never run: nothing in it was carried out or checked. End it with `run()`.", isWarning: true
    ) {
      let flow = FlowTester(name: "shop", model: ShopModel()) {  // fails: steps that are extracted and thrown away
        ShopView(model: $0)
      }
      _ = flow.step("cart", assert: { _ in throw PaymentError.declined }).extractedSteps
    },
    BrokenRule(
      "step that is added during the run",
      "Step \"payment\" of flow \"shop\" was added after the flow was run, which did not carry it out. Add it "
        + "before the run.", isWarning: true
    ) {
      let flow = shopFlow(name: "shop")
      flow
        .step("cart", assert: { _ in })
        .beforeEachStep { _, _, _ in
          flow.step("payment") { $0.pay() }  // fails: step that is added during the run
        }
        .run(snapshotMode: .disabled)
    },
    BrokenRule(
      "store that is not used",
      "The store was not used to check anything: no step describes a change or receives an action, and the "
        + "state is not read. Describe what an action changes, or remove the store.", isWarning: true
    ) {
      _ = TestStore(initialState: 0, reducer: counterReducer, environment: ())  // fails: store that is not used
    },
    BrokenRule(
      "store whose test describes nothing",
      "The store was not used to check anything: no step describes a change or receives an action, and the "
        + "state is not read. Describe what an action changes, or remove the store.", isWarning: true
    ) {
      let store = TestStore(  // fails: store whose test describes nothing
        initialState: 0, reducer: counterReducer, environment: ())
      store.exhaustivity = .off
      await store.send(.increment)
      await store.send(.later(.loaded))
    },
    BrokenRule(
      "asynchronous step in a run that does not wait",
      "Step 1 \"more\" (SwiftUIFlowTestingTests/BrokenRule+Unchecked.swift:<line>) of flow \"shop\" has an "
        + "asynchronous action, which this run cannot wait for. Use asyncRun or asyncMatrixRun; the flow was not "
        + "run."
    ) {
      shopFlow(name: "shop")
        .asyncStep("more", action: { await $0.load() })  // fails: asynchronous step in a run that does not wait
        .run(snapshotMode: .disabled)
    },
    BrokenRule(
      "asynchronous step in a matrix that does not wait",
      "Step 1 \"more\" (SwiftUIFlowTestingTests/BrokenRule+Unchecked.swift:<line>) of flow \"shop\" has an "
        + "asynchronous action, which this run cannot wait for. Use asyncRun or asyncMatrixRun; the flow was not "
        + "run."
    ) {
      shopFlow(name: "shop")
        .asyncStep("more", action: { await $0.load() })  // fails: asynchronous step in a matrix that does not wait
        .matrixRun(
          configurations: [FlowConfiguration(label: "light")], modelFactory: { ShopModel() }, snapshotMode: .disabled)
    },
    BrokenRule(
      "step that is cancelled",
      "Step \"cart\" of flow \"shop\": the action threw CancellationError(), which stopped the flow."
    ) {
      shopFlow(name: "shop")
        .step("cart") { _ in throw CancellationError() }  // fails: step that is cancelled
        .step("payment", assert: { _ in })
        .run(snapshotMode: .disabled)
    },
    BrokenRule(
      "asynchronous step that is cancelled",
      "Step \"cart\" of flow \"shop\": the action threw CancellationError(), which stopped the flow."
    ) {
      await shopFlow(name: "shop")
        .asyncStep("cart", action: { _ in throw CancellationError() })  // fails: asynchronous step that is cancelled
        .asyncRun(snapshotMode: .disabled)
    },
    BrokenRule(
      "assertion that is cancelled",
      "Step \"cart\" of flow \"shop\": the assertion threw CancellationError(), which stopped the flow."
    ) {
      shopFlow(name: "shop")
        .step("cart", assert: { _ in throw CancellationError() })  // fails: assertion that is cancelled
        .run(snapshotMode: .disabled)
    },
    BrokenRule(
      "run in a cancelled task",
      "Step \"cart\" of flow \"shop\": the action threw CancellationError(), which stopped the flow."
    ) {
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
    BrokenRule(
      "configurations with the same label",
      "Configurations 1 and 2 of flow \"shop\" have the same label, \"dark\", so that the names of their steps "
        + "would be the same. Give each a label of its own; the flow was not run."
    ) {
      FlowTester(name: "shop", model: ShopModel()) { ShopView(model: $0) }  // fails: configurations with the same label
        .step("cart", assert: { _ in })
        .matrixRun(
          configurations: [FlowConfiguration(label: "dark"), FlowConfiguration(label: "dark")],
          modelFactory: { ShopModel() }, snapshotMode: .disabled)
    },
    BrokenRule(
      "configurations without labels",
      "Configurations 1 and 2 of flow \"shop\" have no label, so that the names of their steps would be the "
        + "same. Give each a label of its own; the flow was not run."
    ) {
      FlowTester(name: "shop", model: ShopModel()) { ShopView(model: $0) }  // fails: configurations without labels
        .step("cart", assert: { _ in })
        .matrixRun(
          configurations: [FlowConfiguration(), FlowConfiguration()], modelFactory: { ShopModel() },
          snapshotMode: .disabled)
    },
    BrokenRule(
      "own steps once more",
      "Step 1 \"cart\" (SwiftUIFlowTestingTests/BrokenRule+Unchecked.swift:<line>) and step 2 \"cart\" "
        + "(SwiftUIFlowTestingTests/BrokenRule+Unchecked.swift:<line>) of flow \"shop\" have the same name, "
        + "\"shop-cart\". Rename one of them; the flow was not run."
    ) {
      let flow = shopFlow(name: "shop")
        .step("cart", assert: { _ in })  // fails: own steps once more
      flow.steps(flow.extractedSteps)
      flow.run(snapshotMode: .disabled)
    },
    BrokenRule(
      "flow with an empty name",
      "The flow created at SwiftUIFlowTestingTests/BrokenRule+Unchecked.swift:<line> has a name that is empty. "
        + "Change it; the flow was not run."
    ) {
      FlowTester(name: "", model: ShopModel()) { ShopView(model: $0) }  // fails: flow with an empty name
        .step("cart", assert: { _ in })
        .run(snapshotMode: .disabled)
    },
    BrokenRule(
      "step with an empty name",
      "Step 1 \"\" (SwiftUIFlowTestingTests/BrokenRule+Unchecked.swift:<line>) of flow \"shop\" has a name that "
        + "is empty. Change it; the flow was not run."
    ) {
      shopFlow(name: "shop")
        .step("", assert: { _ in })  // fails: step with an empty name
        .run(snapshotMode: .disabled)
    },
  ]

  #if os(Linux)
    static let uncheckedScreens = [
      BrokenRule(
        "text reference of a screen without elements",
        "Step \"cart\" of flow \"shop\": the screen has no elements, so its text reference is empty, and equals "
          + "that of everything else that has none. Compare the picture, or give what is shown an accessibility "
          + "label.", isWarning: true
      ) {
        try withTemporaryFolder { folder throws in
          let flow = FlowTester(name: "shop", model: ShopModel()) { _ in Color.red }
            .step("cart")  // fails: text reference of a screen without elements
          compareAgain(
            flow, SnapshotConfiguration(contents: .semantics, snapshotDirectory: folder.path, recordMode: .missing))
        }
      },
      BrokenRule(
        "picture with a low precision",
        "Step \"cart\" of flow \"shop\": its picture is compared with the precision 0.01, so that most of its "
          + "pixels may differ. Raise it to at least 0.5, better to 0.99.", isWarning: true
      ) {
        try withTemporaryFolder { folder throws in
          let flow = shopFlow(name: "shop")
            .step("cart")  // fails: picture with a low precision
          compareAgain(flow, littlePictures(in: folder, precision: 0.01))
        }
      },
      BrokenRule(
        "picture with a low perceptual precision",
        "Step \"cart\" of flow \"shop\": its picture is compared with the perceptual precision 0.25, at which "
          + "most colors count as equal. Raise it to at least 0.5, better to 0.98.", isWarning: true
      ) {
        try withTemporaryFolder { folder throws in
          let flow = shopFlow(name: "shop")
            .step("cart")  // fails: picture with a low perceptual precision
          compareAgain(flow, littlePictures(in: folder, perceptualPrecision: 0.25))
        }
      },
      BrokenRule(
        "picture with a high tolerance",
        "Step \"cart\" of flow \"shop\": its picture is compared with the tolerance 0.75, at which most colors "
          + "count as equal. Lower it to at most 0.5, better to 0.02.", isWarning: true
      ) {
        try withTemporaryFolder { folder throws in
          let flow = shopFlow(name: "shop")
            .step("cart")  // fails: picture with a high tolerance
          compareAgain(flow, littlePictures(in: folder, tolerance: 0.75))
        }
      },
      BrokenRule(
        "audit that ignores everything",
        "The closure of the accessibility audit ignored all of the 2 findings, so nothing was checked. Ignore "
          + "only those that are known.", isWarning: true
      ) {
        FlowTester(name: "shop", model: ShopModel()) { _ in PaleView() }
          .step("cart") { _, app in
            try app.performAccessibilityAudit(for: .contrast) { _ in true }  // fails: audit that ignores everything
          }
          .run(snapshotMode: .disabled)
      },
      BrokenRule(
        "audit of nothing in a step",
        "The accessibility audit looks for nothing, so every screen passes. Name at least one type.", isWarning: true
      ) {
        shopFlow(name: "shop")
          .step("cart") { _, app in
            try app.performAccessibilityAudit(for: [])  // fails: audit of nothing in a step
          }
          .run(snapshotMode: .disabled)
      },
      BrokenRule(
        "empty outline of a screen",
        "Step \"cart\" of flow \"shop\": the action: Line 1 of the outline: expected at least one element: an "
          + "empty outline matches every screen."
      ) {
        shopFlow(name: "shop")
          .step("cart") { _, app in
            app.expectOutline("")  // fails: empty outline of a screen
          }
          .run(snapshotMode: .disabled)
      },
      BrokenRule(
        "outline that matches anything",
        "Step \"cart\" of flow \"shop\": the assertion \"outline\" failed: Line 1 of the outline: “” is not a "
          + "role. Roles have the names of XCUITest's element types, such as “button”."
      ) {
        shopFlow(name: "shop")
          .step("cart", assertions: [.outline("- /.*/")])  // fails: outline that matches anything
          .run(snapshotMode: .disabled)
      },
      BrokenRule(
        "identifier of nothing",
        "Step \"cart\" of flow \"shop\": the assertion \"accessibility(pay, exists: true)\" failed: no element "
          + "has the identifier \"pay\"; the view has no identifiers."
      ) {
        shopFlow(name: "shop")
          .step("cart", assertions: [.accessibility(identifier: "pay")])  // fails: identifier of nothing
          .run(snapshotMode: .disabled)
      },
    ]

    static let wrongElements = [
      element(
        "label of a missing element",
        """
        Step "cart" of flow "shop": the action: Failed to get matching snapshot: No matches found for Elements \
        matching predicate '"Nowhere" IN identifiers' from input {(
            Button, label: 'Pay',
            Button, label: 'Locked', Disabled,
            Button, label: 'Twice',
            Button, label: 'Twice',
        )}
        """
      ) { app in
        _ = app.buttons["Nowhere"].label  // fails: label of a missing element
      },
      element(
        "value of a missing element",
        """
        Step "cart" of flow "shop": the action: Failed to get matching snapshot: No matches found for Elements \
        matching predicate '"Nowhere" IN identifiers' from input {(
            TextField, placeholderValue: 'Name', value: Name,
        )}
        """
      ) { app in
        _ = app.textFields["Nowhere"].value  // fails: value of a missing element
      },
      element(
        "state of a missing element",
        """
        Step "cart" of flow "shop": the action: Failed to get matching snapshot: No matches found for Elements \
        matching predicate '"Nowhere" IN identifiers' from input {(
            Button, label: 'Pay',
            Button, label: 'Locked', Disabled,
            Button, label: 'Twice',
            Button, label: 'Twice',
        )}
        """
      ) { app in
        _ = app.buttons["Nowhere"].isEnabled  // fails: state of a missing element
      },
      element(
        "frame of a missing element",
        """
        Step "cart" of flow "shop": the action: Failed to get matching snapshot: No matches found for Elements \
        matching predicate '"Nowhere" IN identifiers' from input {(
            Button, label: 'Pay',
            Button, label: 'Locked', Disabled,
            Button, label: 'Twice',
            Button, label: 'Twice',
        )}
        """
      ) { app in
        _ = app.buttons["Nowhere"].frame  // fails: frame of a missing element
      },
      element(
        "double tap on a missing element",
        """
        Step "cart" of flow "shop": the action: Failed to double tap "Nowhere" Button: No matches found for Elements \
        matching predicate '"Nowhere" IN identifiers' from input {(
            Button, label: 'Pay',
            Button, label: 'Locked', Disabled,
            Button, label: 'Twice',
            Button, label: 'Twice',
        )}
        """
      ) { app in
        app.buttons["Nowhere"].doubleTap()  // fails: double tap on a missing element
      },
      element(
        "long press on a missing element",
        """
        Step "cart" of flow "shop": the action: Failed to press "Nowhere" Button: No matches found for Elements \
        matching predicate '"Nowhere" IN identifiers' from input {(
            Button, label: 'Pay',
            Button, label: 'Locked', Disabled,
            Button, label: 'Twice',
            Button, label: 'Twice',
        )}
        """
      ) { app in
        app.buttons["Nowhere"].press(forDuration: 1)  // fails: long press on a missing element
      },
      element(
        "swipe over a missing element",
        """
        Step "cart" of flow "shop": the action: Failed to swipe up "Nowhere" Table: No matches found for Descendants \
        matching type Table from input {(
            Application, label: 'flow',
        )}
        """
      ) { app in
        app.tables["Nowhere"].swipeUp()  // fails: swipe over a missing element
      },
      element(
        "typing into a missing field",
        """
        Step "cart" of flow "shop": the action: Failed to synthesize event: No matches found for Elements matching \
        predicate '"Nowhere" IN identifiers' from input {(
            TextField, placeholderValue: 'Name', value: Name,
        )}
        """
      ) { app in
        app.textFields["Nowhere"].typeText("Ann")  // fails: typing into a missing field
      },
      element(
        "typing without the keyboard focus",
        """
        Step "cart" of flow "shop": the action: Failed to synthesize event: Neither element nor any descendant has \
        keyboard focus. Event dispatch snapshot: TextField, {{0.0, 363.7}, {390.0, 22.0}}, placeholderValue: 'Name', \
        value: Name
        Nothing has the keyboard's focus. Tap the field first.
        """
      ) { app in
        app.textFields["Name"].typeText("Ann")  // fails: typing without the keyboard focus
      },
      element(
        "element beyond the last one",
        """
        Step "cart" of flow "shop": the action: Failed to tap Button: No matches found for Element at index 7 from \
        input {(
            Button, label: 'Pay',
            Button, label: 'Locked', Disabled,
            Button, label: 'Twice',
            Button, label: 'Twice',
        )}
        """
      ) { app in
        app.buttons.element(boundBy: 7).tap()  // fails: element beyond the last one
      },
      element(
        "one element of two",
        """
        Step "cart" of flow "shop": the action: Failed to tap "Twice" Button: Find single matching element. Multiple \
        matching elements found for `Descendants matching type Button` -> `Elements matching predicate '"Twice" IN \
        identifiers'`. 2 elements match:
            Application, label: 'flow' > Window (Main) > Other > Button, label: 'Twice'
            Application, label: 'flow' > Window (Main) > Other > Button, label: 'Twice'
        Ask for one of them with `firstMatch` or `element(boundBy:)`, or query for a text that only one has.
        """
      ) { app in
        app.buttons["Twice"].tap()  // fails: one element of two
      },
      element(
        "slider that is none",
        "Step \"cart\" of flow \"shop\": the action: Failed to adjust \"Pay\" Button: Button, label: 'Pay' is "
          + "not a slider."
      ) { app in
        app.buttons["Pay"].adjust(toNormalizedSliderPosition: 0.5)  // fails: slider that is none
      },
      element(
        "picker wheel that is none",
        "Step \"cart\" of flow \"shop\": the action: Failed to adjust \"Pay\" Button: Button, label: 'Pay' is "
          + "not a picker wheel."
      ) { app in
        app.buttons["Pay"].adjust(toPickerWheelValue: "One")  // fails: picker wheel that is none
      },
      element(
        "drag to a missing element",
        """
        Step "cart" of flow "shop": the action: Failed to press and drag "Pay" Button to "Nowhere" Button: No matches \
        found for Elements matching predicate '"Nowhere" IN identifiers' from input {(
            Button, label: 'Pay',
            Button, label: 'Locked', Disabled,
            Button, label: 'Twice',
            Button, label: 'Twice',
        )}
        """
      ) { app in
        app.buttons["Pay"].press(  // fails: drag to a missing element
          forDuration: 0.1, thenDragTo: app.buttons["Nowhere"])
      },
    ]

    /// A step that uses an element wrongly.
    private static func element(
      _ name: String, _ message: String, _ use: @escaping @MainActor @Sendable (XCUIApplication) -> Void
    ) -> BrokenRule {
      BrokenRule(name, message) {
        FlowTester(name: "shop", model: ShopModel()) { _ in CounterView() }
          .step("cart") { _, app in use(app) }
          .run(snapshotMode: .disabled)
      }
    }
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
    perceptualPrecision: perceptualPrecision, contents: .picture, snapshotDirectory: folder.path, recordMode: .missing)
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
