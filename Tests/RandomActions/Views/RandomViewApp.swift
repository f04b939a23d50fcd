import SwiftUI

/// An app with a random view.
struct RandomViewApp: App {
  /// The view of the next launched app.
  @TaskLocal static var view: RandomView?

  private let view = Self.view
  @State private var model = RandomModel()

  var body: some Scene {
    WindowGroup {
      if let view { RandomContent(view: view).environment(model) }
    }
  }
}
