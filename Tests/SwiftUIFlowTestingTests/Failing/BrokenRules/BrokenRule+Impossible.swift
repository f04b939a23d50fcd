import FlowSchedulers
import Foundation
import SwiftUI
import SwiftUIFlowTesting

// The rules of what no finger, no clock and no configuration can do.

extension BrokenRule {
  static let impossible = [
    BrokenRule(
      "scheduler that goes back",
      "The test scheduler cannot go back in time, so nothing was done. Advance it by a positive duration."
    ) {
      DispatchQueue.test.advance(by: -1)  // fails: scheduler that goes back
    },
    BrokenRule(
      "scheduler of an earlier time",
      "The test scheduler cannot go back in time, so nothing was done. Advance it by a positive duration."
    ) {
      let scheduler = DispatchQueue.test
      let start = scheduler.now
      await scheduler.advance(by: 1)
      await scheduler.advance(to: start)  // fails: scheduler of an earlier time
    },
    BrokenRule(
      "clock that goes back",
      "The test clock cannot go back in time, so nothing was done. Advance it by a positive duration."
    ) {
      await TestClock().advance(by: .seconds(-1))  // fails: clock that goes back
    },
    BrokenRule(
      "clock of an earlier time",
      "The test clock cannot go back in time, so nothing was done. Advance it by a positive duration."
    ) {
      let clock = TestClock()
      let start = clock.now
      await clock.advance(by: .seconds(1))
      await clock.advance(to: start)  // fails: clock of an earlier time
    },
    BrokenRule(
      "matrix with one model",
      "Step \"cart\" of flow \"shop\", configuration \"dark\": the model factory returned the object of an earlier "
        + "configuration, with the state that was left in it. Create a new model each time.", isWarning: true
    ) {
      let model = ShopModel()
      shopFlow(name: "shop")
        .step("cart", assert: { _ in })  // fails: matrix with one model
        .matrixRun(
          configurations: [FlowConfiguration(label: "light"), FlowConfiguration(label: "dark")],
          modelFactory: { model }, snapshotMode: .disabled)
    },
    BrokenRule(
      "asynchronous matrix with one model",
      "Step \"cart\" of flow \"shop\", configuration \"dark\": the model factory returned the object of an earlier "
        + "configuration, with the state that was left in it. Create a new model each time.", isWarning: true
    ) {
      let model = ShopModel()
      await shopFlow(name: "shop")
        .step("cart", assert: { _ in })  // fails: asynchronous matrix with one model
        .asyncMatrixRun(
          configurations: [FlowConfiguration(label: "light"), FlowConfiguration(label: "dark")],
          modelFactory: { model }, snapshotMode: .disabled)
    },
    BrokenRule(
      "locale that does not exist",
      "Step \"cart\" of flow \"shop\": the locale \"jp_JP\" has a language that does not exist (did you mean "
        + "\"ja_JP\"?), so texts are in the language of the sources.", isWarning: true
    ) {
      flow(in: "jp_JP")
        .step("cart", assert: { _ in })  // fails: locale that does not exist
        .run(snapshotMode: .disabled)
    },
    BrokenRule(
      "locale that resembles none",
      "Step \"cart\" of flow \"shop\": the locale \"japanese\" has a language that does not exist, so texts are in "
        + "the language of the sources.", isWarning: true
    ) {
      flow(in: "japanese")
        .step("cart", assert: { _ in })  // fails: locale that resembles none
        .run(snapshotMode: .disabled)
    },
    BrokenRule(
      "picture without a scale",
      "Step \"cart\" of flow \"shop\": the picture cannot be drawn at the scale 0.0, which must be positive."
    ) {
      shopFlow(name: "shop")
        .step("cart")  // fails: picture without a scale
        .run(snapshotMode: .builtin(SnapshotConfiguration(scale: 0)))
    },
    BrokenRule(
      "picture without a width",
      "Step \"cart\" of flow \"shop\": the picture cannot be drawn in 0.0 by 50.0 points, which must both be positive."
    ) {
      shopFlow(name: "shop")
        .step("cart")  // fails: picture without a width
        .run(
          snapshotMode: .builtin(SnapshotConfiguration(scale: 1, proposedSize: .init(width: 0, height: 50))))
    },
  ]

  @MainActor
  private static func flow(in locale: String) -> FlowTester<ShopModel, ShopView> {
    FlowTester(
      name: "shop", model: ShopModel(),
      configuration: FlowConfiguration { $0.locale = Locale(identifier: locale) }
    ) { ShopView(model: $0) }
  }

  #if os(Linux)
    static let impossibleTouches = [
      touch(
        "no taps",
        "Failed to tap 0 times with 1 finger \"Pay\" Button: nothing touches the screen. Tap once or more, "
          + "with one finger or more."
      ) { app in
        app.buttons["Pay"].tap(withNumberOfTaps: 0, numberOfTouches: 1)  // fails: no taps
      },
      touch(
        "no fingers",
        "Failed to tap once with 0 fingers \"Pay\" Button: nothing touches the screen. Tap once or more, "
          + "with one finger or more."
      ) { app in
        app.buttons["Pay"].tap(withNumberOfTaps: 1, numberOfTouches: 0)  // fails: no fingers
      },
      touch("press of a negative time", "Failed to press \"Pay\" Button: a finger cannot rest for -1.0 seconds.") {
        app in
        app.buttons["Pay"].press(forDuration: -1)  // fails: press of a negative time
      },
      touch("press of no time", "Failed to press coordinate: a finger cannot rest for nan seconds.") { app in
        app.coordinate(withNormalizedOffset: .zero).press(forDuration: .nan)  // fails: press of no time
      },
      touch(
        "drag with a negative hold", "Failed to press and drag \"Pay\" Button: a finger cannot rest for -2.0 seconds."
      ) { app in
        app.buttons["Pay"].press(  // fails: drag with a negative hold
          forDuration: 1, thenDragTo: app.buttons["Pay"], withVelocity: .slow, thenHoldForDuration: -2)
      },
      touch(
        "drag without velocity",
        "Failed to press and drag \"Pay\" Button: a finger cannot move with 0.0 points per second."
      ) { app in
        app.buttons["Pay"].press(  // fails: drag without velocity
          forDuration: 1, thenDragTo: app.buttons["Pay"], withVelocity: 0, thenHoldForDuration: 0)
      },
      touch(
        "swipe without velocity",
        "Failed to swipe up Application 'flow': a finger cannot move with 0.0 points per second."
      ) { app in
        app.swipeUp(velocity: 0)  // fails: swipe without velocity
      },
      touch("scroll by nothing", "Failed to scroll \"Pay\" Button: the distance is 0, so nothing moves.") { app in
        app.buttons["Pay"].scroll(byDeltaX: 0, deltaY: 0)  // fails: scroll by nothing
      },
      touch("scroll by no number", "Failed to scroll at coordinate: 0.0 and nan are no distance.") { app in
        app.coordinate(withNormalizedOffset: .zero)
          .scroll(byDeltaX: 0, deltaY: .nan)  // fails: scroll by no number
      },
      touch(
        "pinch against its velocity",
        "Failed to pinch \"Pay\" Button: a scale of 2.0 with a velocity of -1.0 per second "
          + "is impossible. Scales above 1 need a positive velocity, scales between 0 and 1 a negative one."
      ) { app in
        app.buttons["Pay"].pinch(withScale: 2, velocity: -1)  // fails: pinch against its velocity
      },
      touch(
        "rotation against its velocity",
        "Failed to rotate \"Pay\" Button: a rotation by 1.0 with a velocity of -1.0 per "
          + "second is impossible. Give both the same sign."
      ) { app in
        app.buttons["Pay"].rotate(1, withVelocity: -1)  // fails: rotation against its velocity
      },
      touch(
        "point beside the screen",
        "Failed to tap coordinate: the point {-5.0, -5.0} is not on the screen of 390 x 844 points."
      ) { app in
        app.coordinate(withNormalizedOffset: .zero).withOffset(CGVector(dx: -5, dy: -5))
          .tap()  // fails: point beside the screen
      },
      touch(
        "address that no view handles",
        "Failed to open shop://tea: no view on the screen of 'flow' handles URLs. Add onOpenURL to a view on it."
      ) { app in
        if let address = URL(string: "shop://tea") { app.open(address) }  // fails: address that no view handles
      },
      touch(
        "end of a view",
        "Failed to terminate: 'flow' is a view on a screen, and not an app that was launched, so nothing happened. Test "
          + "this with the app: `XCUIApplication().launch()` in a UI test."
      ) { app in
        app.terminate()  // fails: end of a view
      },
    ]

    private static func touch(
      _ name: String, _ message: String, _ use: @escaping @MainActor @Sendable (XCUIApplication) -> Void
    ) -> BrokenRule {
      BrokenRule(name, "Step \"cart\" of flow \"shop\": the action: " + message) {
        FlowTester(name: "shop", model: ShopModel()) { _ in Button("Pay") {} }
          .step("cart") { _, app in use(app) }
          .run(snapshotMode: .disabled)
      }
    }
  #else
    static let impossibleTouches: [BrokenRule] = []
  #endif
}
