import SwiftUI

/// The shop as an app: a target with an entry point calls `CheckoutApp.main()`.
public struct CheckoutApp: App {
  @State private var model = CheckoutModel()

  public init() {}

  public var body: some Scene {
    WindowGroup {
      CheckoutView(model: model)
    }
  }
}
