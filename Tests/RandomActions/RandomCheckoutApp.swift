import Checkout
import SwiftUI

/// The example's app with a bank whose answers are actions, too.
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

/// Where an app that is launched leaves its model, so that it can be compared.
@MainActor
final class ModelOfLaunch: Sendable {
  @TaskLocal static var current: ModelOfLaunch?

  weak var model: CheckoutModel?
}
