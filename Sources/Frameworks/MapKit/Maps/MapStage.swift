import FlowCoreLocation
import PhoneSimulation
import SwiftUI

/// A map in its place: with the part of it that bars cover.
struct MapStage: View {
  let setup: MapSetup
  let items: [MapItem]

  @State private var model = MapModel()
  @Environment(\.mapScopes) private var scopes

  var body: some View {
    GeometryReader { safe in
      GeometryReader { whole in
        MapSurface(
          setup: setup, items: items, model: model, size: whole.size, insets: Self.insets(of: safe, in: whole))
      }
      .ignoresSafeArea(.container, edges: setup.ignoresSafeArea ? .all : [])
      .onAppear { model.space = safe }
      .onChange(of: safe.frame(in: .global), initial: true) { model.space = safe }
    }
    .onAppear {
      model.follow(.current)
      if let scope = setup.scope { scopes[scope]?.model = model }
    }
  }

  /// How far bars cover the edges of a map.
  private static func insets(of safe: GeometryProxy, in whole: GeometryProxy) -> EdgeInsets {
    let (inner, outer) = (safe.frame(in: .global), whole.frame(in: .global))
    return EdgeInsets(
      top: max(0, inner.minY - outer.minY), leading: max(0, inner.minX - outer.minX),
      bottom: max(0, outer.maxY - inner.maxY), trailing: max(0, outer.maxX - inner.maxX))
  }
}

/// The ground of a map, what is on it, and its controls.
private struct MapSurface: View {
  let setup: MapSetup
  let items: [MapItem]
  let model: MapModel
  let size: CGSize
  let insets: EdgeInsets

  @Environment(\.mapStyle) private var style
  @Environment(\.mapCameraHandlers) private var handlers
  @Environment(\.mapControls) private var controls
  @Environment(\.mapReader) private var reader

  var body: some View {
    let viewport = viewport
    // Not observed: nothing depends on what the model does later.
    let _ = connect()
    ZStack(alignment: .topLeading) {
      MapGround(viewport: viewport, style: style.ground)
      ForEach(figures) { MapItemFigure(item: $0, viewport: viewport) }
      MapGestures(model: model, setup: setup, viewport: viewport)
      MapPlaces(viewport: viewport) {
        ForEach(places) { item in
          MapItemView(item: item, style: style.ground, user: model.user, setup: setup)
        }
      }
      .frame(width: size.width, height: size.height)
    }
    .frame(width: size.width, height: size.height)
    .clipped()
    .modifier(MapElement())
    .overlay {
      MapControlsLayer(model: model, controls: controls).padding(insets)
    }
    .approximate(
      "MapCamera.pitch", "the map is drawn from straight above.", when: viewport.pitch != 0
    )
    .onChange(of: viewport, initial: true) { _, new in
      // A handler of the first camera may use the reader's proxy.
      if reader?.model !== model { reader?.model = model }
      model.show(new)
    }
  }

  private var figures: [MapItem] {
    let figures = items.filter { if case .figure = $0.kind { true } else { false } }
    return figures.filter { $0.settings.level == .aboveRoads } + figures.filter { $0.settings.level == .aboveLabels }
  }

  private var places: [MapItem] { items.filter { if case .figure = $0.kind { false } else { true } } }

  // MARK: - The camera

  /// What the map shows: where the app has put it, or where a person has moved it since.
  private var viewport: MapViewport {
    let target = MapTarget(size: size, insets: insets, items: items, user: model.user)
    if let moved = model.moved, isMovedPosition { return moved.resized(to: size, insets: insets) }
    let viewport =
      switch setup.position {
      case .initial(let position): target.viewport(for: model.ownPosition ?? position)
      case .binding(let binding): target.viewport(for: binding.wrappedValue)
      case .region(let region): older(target, region.wrappedValue.mapRect)
      case .rect(let rect): older(target, rect.wrappedValue)
      }
    return viewport.limited(to: setup.bounds)
  }

  private func older(_ target: MapTarget, _ rect: MKMapRect) -> MapViewport {
    guard let mode = setup.tracking?.wrappedValue, mode != .none, let place = model.user?.location?.coordinate else {
      return target.showing(rect)
    }
    var viewport = target.showing(rect, heading: mode == .followWithHeading ? model.user?.heading?.trueHeading ?? 0 : 0)
    viewport.center = MKMapPoint(place)
    return viewport.limited()
  }

  /// Whether the app's position is the one that a person has moved the map to.
  private var isMovedPosition: Bool {
    switch setup.position {
    case .initial(let position): (model.ownPosition ?? position).positionedByUser
    case .binding(let binding): binding.wrappedValue.positionedByUser
    case .region(let region): model.written.map { region.wrappedValue.isSame(as: MKCoordinateRegion($0)) } ?? false
    case .rect(let rect): model.written.map { MKMapRectEqualToRect(rect.wrappedValue, $0) } ?? false
    }
  }

  /// Gives the model what controls and gestures need to move the camera. The closures are the model's: they do not keep it.
  private func connect() {
    model.handlers = handlers
    model.setPosition = { [weak model, setup, size, insets, items] new in
      guard let model else { return }
      model.moved = nil
      switch setup.position {
      case .initial: model.ownPosition = new
      case .binding(let binding): binding.wrappedValue = new
      case .region, .rect:
        let target = MapTarget(size: size, insets: insets, items: items, user: model.user)
        model.move(target.viewport(for: new))
      }
    }
    model.move = { [weak model, setup] new in
      guard let model else { return }
      let moved = new.limited(to: setup.bounds)
      model.moved = moved
      model.written = moved.openRect
      if let tracking = setup.tracking, tracking.wrappedValue != .none { tracking.wrappedValue = .none }
      switch setup.position {
      case .initial: model.ownPosition = .user
      case .binding(let binding): if !binding.wrappedValue.positionedByUser { binding.wrappedValue = .user }
      case .region(let region): region.wrappedValue = moved.region
      case .rect(let rect): rect.wrappedValue = moved.openRect
      }
    }
  }
}

/// Describes a map as an element with what is on it.
private struct MapElement: ElementModifier {
  static var affectsLayout: Bool { false }

  func describe(_ child: Element, in element: Element, into builder: inout SemanticsBuilder) {
    var node = SemanticsNode(role: .map, of: element)
    node.children = builder.children { $0.describe(child) }
    builder.add(node)
  }
}
