// Events of the window around the views.

/// The window receives new content, or a new value of its content.
package struct ContentEvent<Content: View>: ScreenEvent {
  let content: Content

  package var name: String { "a new view" }

  package func occur(on screen: Screen) { screen.replaceContent(AnyView(content)) }
}

/// The content of the window is removed.
package struct RemovalEvent: ScreenEvent {
  package var name: String { "the removal of the view" }

  package func occur(on screen: Screen) { screen.removeContent() }
}

extension ScreenEvent where Self == RemovalEvent {
  /// Removes the views.
  package static var removal: RemovalEvent { RemovalEvent() }
}

/// The window is resized.
package struct SizeEvent: ScreenEvent {
  let size: ProposedViewSize

  package var name: String { "a new size" }

  package func occur(on screen: Screen) {
    var window = screen.window
    window.size = size.withoutImpossibleLengths
    screen.change(to: window)
  }
}

extension ScreenEvent where Self == SizeEvent {
  /// Resizes the window to a size in points.
  package static func size(_ size: ProposedViewSize) -> SizeEvent { SizeEvent(size: size) }
}

/// The device is rotated.
package struct RotationEvent: ScreenEvent {
  let orientation: Device.Orientation

  package var name: String { "a rotation" }

  package func occur(on screen: Screen) {
    var window = screen.window
    window.device = window.device?.rotated(to: orientation)
    if window.device?.orientation == screen.device?.orientation { return }
    screen.change(to: window)
    // As an action of the update, so that observers see the new orientation, and their writes are applied.
    screen.graph.enqueueLateAction {
      NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
    }
  }
}

extension ScreenEvent where Self == RotationEvent {
  /// Rotates the device.
  package static func rotation(to orientation: Device.Orientation) -> RotationEvent {
    RotationEvent(orientation: orientation)
  }
}

/// The system's environment changes: appearance, text size, language, the phase of the scene.
package struct EnvironmentEvent: ScreenEvent {
  let change: (inout EnvironmentValues) -> Void

  package var name: String { "a new environment" }

  package func occur(on screen: Screen) { change(&screen.window.environment) }
}

extension ScreenEvent where Self == EnvironmentEvent {
  /// Changes the system's environment.
  package static func environment(_ change: @escaping (inout EnvironmentValues) -> Void) -> EnvironmentEvent {
    EnvironmentEvent(change: change)
  }

  /// Changes the phase of the scene.
  package static func scenePhase(_ phase: ScenePhase) -> EnvironmentEvent {
    environment { $0.scenePhase = phase }
  }
}

extension Screen {
  /// Changes the size of the window, and tells what follows it before.
  fileprivate func change(to new: WindowProperties) {
    if let width = new.size.width, let height = new.size.height, new.size != size {
      graph.windowObserver?(CGSize(width: width, height: height), new.completeEnvironment)
    }
    window = new
  }
}

extension ProposedViewSize {
  /// The proposal of a window; invalid lengths are replaced by unspecified ones.
  var withoutImpossibleLengths: ProposedViewSize {
    ProposedViewSize(
      width: width.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil },
      height: height.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil })
  }
}
