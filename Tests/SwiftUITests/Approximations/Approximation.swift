import Testing

@testable import SwiftUI

/// A view that uses an API that the coverage page lists as approximate.
@MainActor
struct Approximation {
  /// The name on the page.
  let name: String

  /// The API that the warning names: the API itself, or the one through which it takes effect.
  let api: String

  /// Shows the view, performs the required actions, and returns the warnings.
  let warnings: () -> [String]

  /// - Parameters:
  ///   - api: The API that the warning names, if it differs from the name on the page.
  ///   - act: The actions to perform on the shown view.
  init<Content: View>(
    _ name: String, names api: String? = nil, act: @escaping (PhoneScreen) -> Void = { _ in },
    @ViewBuilder _ content: @escaping () -> Content
  ) {
    self.name = name
    self.api = api ?? name
    warnings = {
      let phone = PhoneScreen()
      phone.screen.show(Shown(content: content))
      phone.screen.bringUpToDate()
      act(phone)
      _ = phone.screen.displayList()
      return phone.screen.graph.issues.filter { $0.severity == .warning }.map(\.message)
    }
  }

  /// A scene of a launched app.
  init<Content: Scene>(
    scene name: String, names api: String? = nil, _ change: @escaping (WindowGroup<Text>) -> Content
  ) {
    self.init(name, names: api) { AppRoot(SceneApp(change(WindowGroup { Text("a") }))) }
  }
}

/// Creates the view while the screen evaluates it.
private struct Shown<Content: View>: View {
  let content: () -> Content

  var body: some View { content() }
}

private struct SceneApp<Content: Scene>: App {
  private let content: Content?

  init() {
    content = nil
  }

  init(_ content: Content) {
    self.content = content
  }

  var body: Content { content! }
}
