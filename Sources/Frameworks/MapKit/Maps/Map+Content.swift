import SwiftUI

extension Map {
  /// Creates a map that shows all of its content at first.
  public init(
    bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) where Content == MapContentView<Never, EmptyMapContent> {
    self.init(
      content: MapContentView(
        MapSetup(position: .initial(.automatic), bounds: bounds, modes: interactionModes, scope: scope),
        EmptyMapContent()))
  }

  /// Creates a map that shows all of its content at first.
  public init<C: MapContent>(
    bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> {
    self.init(
      content: MapContentView(
        MapSetup(position: .initial(.automatic), bounds: bounds, modes: interactionModes, scope: scope), content()))
  }

  /// Creates a map with the position of its camera at first.
  public init(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil
  ) where Content == MapContentView<Never, EmptyMapContent> {
    self.init(
      content: MapContentView(
        MapSetup(position: .initial(initialPosition), bounds: bounds, modes: interactionModes, scope: scope),
        EmptyMapContent()))
  }

  /// Creates a map with the position of its camera at first.
  public init<C: MapContent>(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> {
    self.init(
      content: MapContentView(
        MapSetup(position: .initial(initialPosition), bounds: bounds, modes: interactionModes, scope: scope), content())
    )
  }

  /// Creates a map with a binding to the position of its camera.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil
  ) where Content == MapContentView<Never, EmptyMapContent> {
    self.init(
      content: MapContentView(
        MapSetup(position: .binding(position), bounds: bounds, modes: interactionModes, scope: scope), EmptyMapContent()
      ))
  }

  /// Creates a map with a binding to the position of its camera.
  public init<C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> {
    self.init(
      content: MapContentView(
        MapSetup(position: .binding(position), bounds: bounds, modes: interactionModes, scope: scope), content()))
  }
}
