import SwiftUI

extension Map {
  /// Creates a map that shows all of its content at first, with a selection.
  @_disfavoredOverload
  public init<SelectedValue: Hashable>(
    bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
    scope: Namespace.ID? = nil
  ) where Content == MapContentView<SelectedValue, EmptyMapContent> {
    self.init(
      content: MapContentView(
        MapSetup(
          position: .initial(.automatic), bounds: bounds, modes: interactionModes,
          selection: MapSelectionState(selection), scope: scope), EmptyMapContent()))
  }

  /// Creates a map that shows all of its content at first, with a selection.
  @_disfavoredOverload
  public init<SelectedValue: Hashable, C: MapContent>(
    bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectedValue, C> {
    self.init(
      content: MapContentView(
        MapSetup(
          position: .initial(.automatic), bounds: bounds, modes: interactionModes,
          selection: MapSelectionState(selection), scope: scope), content()))
  }

  /// Creates a map with the position of its camera at first, with a selection.
  @_disfavoredOverload
  public init<SelectedValue: Hashable, C: MapContent>(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectedValue, C> {
    self.init(
      content: MapContentView(
        MapSetup(
          position: .initial(initialPosition), bounds: bounds, modes: interactionModes,
          selection: MapSelectionState(selection), scope: scope), content()))
  }

  /// Creates a map with a binding to the position of its camera, with a selection.
  @_disfavoredOverload
  public init<SelectedValue: Hashable, C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectedValue, C> {
    self.init(
      content: MapContentView(
        MapSetup(
          position: .binding(position), bounds: bounds, modes: interactionModes,
          selection: MapSelectionState(selection), scope: scope), content()))
  }
}

extension Map {
  /// Creates a map that shows all of its content at first, with a selection of features of the ground, which are not there.
  public init(
    bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, selection: Binding<MapFeature?>,
    scope: Namespace.ID? = nil
  ) where Content == MapContentView<MapFeature, EmptyMapContent> {
    self.init(
      content: MapContentView(
        MapSetup(
          position: .initial(.automatic), bounds: bounds, modes: interactionModes,
          selection: MapSelectionState(selection), scope: scope), EmptyMapContent()))
  }

  /// Creates a map that shows all of its content at first, with a selection of features of the ground, which are not there.
  public init<C: MapContent>(
    bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, selection: Binding<MapFeature?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<MapFeature, C> {
    self.init(
      content: MapContentView(
        MapSetup(
          position: .initial(.automatic), bounds: bounds, modes: interactionModes,
          selection: MapSelectionState(selection), scope: scope), content()))
  }

  /// Creates a map with the position of its camera at first, with a selection of features of the ground, which are not there.
  public init(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    selection: Binding<MapFeature?>, scope: Namespace.ID? = nil
  ) where Content == MapContentView<MapFeature, EmptyMapContent> {
    self.init(
      content: MapContentView(
        MapSetup(
          position: .initial(initialPosition), bounds: bounds, modes: interactionModes,
          selection: MapSelectionState(selection), scope: scope), EmptyMapContent()))
  }

  /// Creates a map with the position of its camera at first, with a selection of features of the ground, which are not there.
  public init<C: MapContent>(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    selection: Binding<MapFeature?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<MapFeature, C> {
    self.init(
      content: MapContentView(
        MapSetup(
          position: .initial(initialPosition), bounds: bounds, modes: interactionModes,
          selection: MapSelectionState(selection), scope: scope), content()))
  }

  /// Creates a map with a binding to the position of its camera, with a selection of features of the ground, which are not there.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    selection: Binding<MapFeature?>, scope: Namespace.ID? = nil
  ) where Content == MapContentView<MapFeature, EmptyMapContent> {
    self.init(
      content: MapContentView(
        MapSetup(
          position: .binding(position), bounds: bounds, modes: interactionModes,
          selection: MapSelectionState(selection), scope: scope), EmptyMapContent()))
  }

  /// Creates a map with a binding to the position of its camera, with a selection of features of the ground, which are not there.
  public init<C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    selection: Binding<MapFeature?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<MapFeature, C> {
    self.init(
      content: MapContentView(
        MapSetup(
          position: .binding(position), bounds: bounds, modes: interactionModes,
          selection: MapSelectionState(selection), scope: scope), content()))
  }

  /// Creates a map that shows all of its content at first, with a selection.
  public init<SelectedValue: MapSelectable, C: MapContent>(
    bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapSelectableContentView<SelectedValue, C> {
    self.init(
      content: MapSelectableContentView(
        base: MapContentView(
          MapSetup(
            position: .initial(.automatic), bounds: bounds, modes: interactionModes,
            selection: MapSelectionState(selection), scope: scope), content())))
  }

  /// Creates a map with the position of its camera at first, with a selection.
  public init<SelectedValue: MapSelectable, C: MapContent>(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapSelectableContentView<SelectedValue, C> {
    self.init(
      content: MapSelectableContentView(
        base: MapContentView(
          MapSetup(
            position: .initial(initialPosition), bounds: bounds, modes: interactionModes,
            selection: MapSelectionState(selection), scope: scope), content())))
  }

  /// Creates a map with a binding to the position of its camera, with a selection.
  public init<SelectedValue: MapSelectable, C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapSelectableContentView<SelectedValue, C> {
    self.init(
      content: MapSelectableContentView(
        base: MapContentView(
          MapSetup(
            position: .binding(position), bounds: bounds, modes: interactionModes,
            selection: MapSelectionState(selection), scope: scope), content())))
  }
}
