import Testing

@testable import SwiftUI

/// A view that asks for something that the coverage page calls approximate.
@MainActor
struct Approximation {
  /// The name on the page.
  let name: String

  /// What the warning names: the API itself, or the one that it takes effect through.
  let api: String

  /// Shows it and does what it takes, and gives the warnings.
  let warnings: () -> [String]

  /// - Parameters:
  ///   - api: What the warning names, if that is not the name on the page.
  ///   - act: What is done with the view that is shown.
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

  /// A scene of an app that is launched.
  init<Content: Scene>(
    scene name: String, names api: String? = nil, _ change: @escaping (WindowGroup<Text>) -> Content
  ) {
    self.init(name, names: api) { AppRoot(SceneApp(change(WindowGroup { Text("a") }))) }
  }
}

/// Makes the view while the screen evaluates it.
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
