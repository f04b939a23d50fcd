/// The content of an app's main window as a view, so that a screen can show an app like any other view.
///
/// The app's own dynamic properties, such as `@State` and `@StateObject`, live as long as this view.
package struct AppRoot<A: App>: View {
  private let app: DynamicBox<A>
  private let collected = CollectedScenes()

  package init() {
    app = DynamicBox(value: A())
  }

  package init(_ app: A) {
    self.app = DynamicBox(value: app)
  }

  package var body: some View {
    var contents = _SceneContents()
    app.value.body._collect(into: &contents)
    collected.windows = contents.windows
    for shortfall in contents.shortfalls { report(shortfall) }
    return contents.main?.content ?? AnyView.empty
  }

  /// The windows declared by the app's scenes; empty until the view has been shown.
  package var windows: [SceneWindow] { collected.windows }
}

/// Stores the scenes of the app's last evaluation.
@MainActor
private final class CollectedScenes {
  var windows: [SceneWindow] = []
}
