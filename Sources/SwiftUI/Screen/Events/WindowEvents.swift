// What happens to the window around the views.

/// The window gets another content, or a new value of the one it has.
package struct ContentEvent<Content: View>: ScreenEvent {
  let content: Content

  package var name: String { "a new view" }

  package func occur(on screen: Screen) { screen.replaceContent(AnyView(content)) }
}

/// The window loses its content.
package struct RemovalEvent: ScreenEvent {
  package var name: String { "the removal of the view" }

  package func occur(on screen: Screen) { screen.removeContent() }
}

extension ScreenEvent where Self == RemovalEvent {
  /// The views are taken away.
  package static var removal: RemovalEvent { RemovalEvent() }
}

/// The window gets another size.
package struct SizeEvent: ScreenEvent {
  let size: ProposedViewSize

  package var name: String { "a new size" }

  package func occur(on screen: Screen) { screen.window.size = size.withoutImpossibleLengths }
}

extension ScreenEvent where Self == SizeEvent {
  /// The window gets another size, in points.
  package static func size(_ size: ProposedViewSize) -> SizeEvent { SizeEvent(size: size) }
}

/// The device is turned.
package struct RotationEvent: ScreenEvent {
  let orientation: Device.Orientation

  package var name: String { "a rotation" }

  package func occur(on screen: Screen) {
    screen.window.device = screen.window.device?.rotated(to: orientation)
    guard screen.device != nil else { return }
    // As an action of the update, so that observers find the new orientation, and what they write is applied.
    screen.graph.enqueueLateAction {
      NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
    }
  }
}

extension ScreenEvent where Self == RotationEvent {
  /// The device is turned.
  package static func rotation(to orientation: Device.Orientation) -> RotationEvent {
    RotationEvent(orientation: orientation)
  }
}

/// What the system says to all views changes: appearance, text size, language, the phase of the scene.
package struct EnvironmentEvent: ScreenEvent {
  let change: (inout EnvironmentValues) -> Void

  package var name: String { "a new environment" }

  package func occur(on screen: Screen) { change(&screen.window.environment) }
}

extension ScreenEvent where Self == EnvironmentEvent {
  /// What the system says to all views changes.
  package static func environment(_ change: @escaping (inout EnvironmentValues) -> Void) -> EnvironmentEvent {
    EnvironmentEvent(change: change)
  }

  /// The scene comes to the front or goes to the background.
  package static func scenePhase(_ phase: ScenePhase) -> EnvironmentEvent {
    environment { $0.scenePhase = phase }
  }
}

extension ProposedViewSize {
  /// The proposal of a window: a length that no window has is left to the view.
  var withoutImpossibleLengths: ProposedViewSize {
    ProposedViewSize(
      width: width.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil },
      height: height.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil })
  }
}
