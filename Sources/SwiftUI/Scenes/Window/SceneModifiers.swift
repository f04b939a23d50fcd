/// A scene with a modifier that has no effect without windows, and a warning about it.
nonisolated struct ModifiedScene<Content: Scene>: PrimitiveScene {
  let content: Content
  let shortfall: Shortfall

  /// Whether the app requests something else than the default.
  var isActive = true

  @MainActor func _collect(into contents: inout _SceneContents) {
    content._collect(into: &contents)
    if isActive { contents.add(shortfall) }
  }
}

extension Scene {
  /// Returns the unchanged scene with a warning about the API when it is shown.
  ///
  /// - Parameters:
  ///   - api: The API as written in an app.
  ///   - effect: The consequence, as the end of a sentence.
  ///   - isActive: Whether the app requests something else than the default.
  nonisolated func unsupported(_ api: String, _ effect: String, when isActive: Bool = true) -> some Scene {
    ModifiedScene(content: self, shortfall: .missing(api, effect), isActive: isActive)
  }
}

extension Scene {
  /// Sets a default size for a window, in points.
  ///
  /// - Note: Approximate: there are no windows: it has no effect, and a warning is recorded.
  public nonisolated func defaultSize(_ size: CGSize) -> some Scene {
    unsupported("defaultSize(_:)", "a screen has one window, as large as its device.")
  }

  /// Sets a default width and height for a window, in points.
  ///
  /// - Note: Approximate: there are no windows: it has no effect, and a warning is recorded.
  public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    unsupported("defaultSize(width:height:)", "a screen has one window, as large as its device.")
  }

  /// Sets a default position for a window.
  ///
  /// - Note: Approximate: there are no windows: it has no effect, and a warning is recorded.
  public nonisolated func defaultPosition(_ position: UnitPoint) -> some Scene {
    unsupported("defaultPosition(_:)", "a screen has one window, as large as its device.")
  }

  /// Sets the kind of resizability to use for a window.
  ///
  /// - Note: Approximate: there are no windows: it has no effect, and a warning is recorded unless it is the
  ///   default.
  public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene {
    unsupported(
      "windowResizability(_:)", "a screen has one window, as large as its device.", when: !resizability.isAutomatic)
  }

  /// Sets the style for windows created by this scene.
  ///
  /// - Note: Approximate: there are no windows: it has no effect, and a warning is recorded unless it is the
  ///   default.
  public nonisolated func windowStyle<S: WindowStyle>(_ style: S) -> some Scene {
    unsupported("windowStyle(_:)", "a screen has one window, as large as its device.", when: !S._isAutomatic)
  }

  /// Sets the style for the toolbar defined within this scene.
  ///
  /// - Note: Approximate: there are no windows: it has no effect, and a warning is recorded unless it is the
  ///   default.
  public nonisolated func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
    unsupported(
      "windowToolbarStyle(_:)", "a screen has one window, as large as its device.", when: !S._isAutomatic)
  }

  /// Sets the style for menu bar extra created by this scene.
  ///
  /// - Note: Approximate: there is no menu bar: it has no effect, and a warning is recorded.
  public nonisolated func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene {
    unsupported("menuBarExtraStyle(_:)", "there is no menu bar.")
  }

  /// Specifies the external events for which SwiftUI opens a new instance of the modified scene.
  ///
  /// - Note: Approximate: a screen has one scene, which receives all events; a warning is recorded.
  public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    unsupported("handlesExternalEvents(matching:)", "a screen has one scene, which receives all events.")
  }

  /// Adds commands to the scene; they are not shown, because there is no menu bar.
  ///
  /// - Note: Approximate: there is no menu bar: commands are not shown, and a warning is recorded.
  public nonisolated func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    unsupported("commands(content:)", "there is no menu bar, so commands are not shown.")
  }

  /// Removes all commands defined by the modified scene.
  ///
  /// - Note: Approximate: there is no menu bar: commands are not shown, and a warning is recorded.
  public nonisolated func commandsRemoved() -> some Scene {
    unsupported("commandsRemoved()", "there is no menu bar, so commands are not shown.")
  }

  /// Replaces all commands defined by the modified scene.
  ///
  /// - Note: Approximate: there is no menu bar: commands are not shown, and a warning is recorded.
  public nonisolated func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    unsupported("commandsReplaced(content:)", "there is no menu bar, so commands are not shown.")
  }

  /// Defines a keyboard shortcut for opening new scene windows.
  ///
  /// - Note: Approximate: there are no windows: it has no effect, and a warning is recorded.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some Scene { unsupported("keyboardShortcut(_:modifiers:)", "a screen opens no second window.") }

  /// Runs a task when the system provides a background task; there are none here.
  ///
  /// - Note: Approximate: there is no background: the action never runs, and a warning is recorded.
  public nonisolated func backgroundTask<D, R>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { unsupported("backgroundTask(_:action:)", "there is no background, so the action never runs.") }

  /// Places a value in the environment of the scene's windows.
  public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    ContentScene(content: self) { $0.environment(keyPath, value) }
  }

  /// Changes a value in the environment of the scene's windows.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some Scene {
    ContentScene(content: self) { $0.transformEnvironment(keyPath, transform: transform) }
  }

  /// The default store used by `AppStorage` in the scene's windows; see ``AppStorage`` about stores.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    ContentScene(content: self) { $0.defaultAppStorage(store) }
  }

  /// Places an observable object in the environment of the scene's windows.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    ContentScene(content: self) { $0.environment(object) }
  }

  /// Supplies an observable object to the scene's windows.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    ContentScene(content: self) { $0.environmentObject(object) }
  }

  /// Performs an action when a value changes.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some Scene {
    ContentScene(content: self) { $0.onChange(of: value, initial: initial, action) }
  }

  /// Performs an action when a value changes.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    ContentScene(content: self) { $0.onChange(of: value, initial: initial, action) }
  }

  /// Performs an action with the new value when a value changes.
  public nonisolated func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some Scene {
    ContentScene(content: self) {
      $0.modifier(ChangeModifier(value: value, initial: false, isOld: true) { action($1) })
    }
  }
}

/// A scene that modifies the content of its windows.
nonisolated package struct ContentScene<Content: Scene>: PrimitiveScene {
  private let content: Content
  private let change: (AnyView) -> AnyView

  package init<Changed: View>(content: Content, change: @escaping (AnyView) -> Changed) {
    self.content = content
    self.change = { AnyView(change($0)) }
  }

  @MainActor package func _collect(into contents: inout _SceneContents) {
    var inner = _SceneContents()
    content._collect(into: &inner)
    for shortfall in inner.shortfalls { contents.add(shortfall) }
    for window in inner.windows {
      contents.add(SceneWindow(window.kind, id: window.id, title: window.title, content: change(window.content)))
    }
  }
}
