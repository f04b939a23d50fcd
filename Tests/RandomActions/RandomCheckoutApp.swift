import Checkout
import SwiftUI

/// The example app with a bank whose answers are actions, too.
struct RandomCheckoutApp: App {
  @State private var model: CheckoutModel

  init() {
    let bank = Bank.current ?? Bank()
    let model = CheckoutModel(service: bank)
    ModelOfLaunch.current?.model = model
    _model = State(initialValue: model)
  }

  var body: some Scene {
    WindowGroup {
      CheckoutView(model: model)
    }
  }
}

/// Stores the model of a launched app for comparisons.
@MainActor
final class ModelOfLaunch: Sendable {
  @TaskLocal static var current: ModelOfLaunch?

  weak var model: CheckoutModel?
}
