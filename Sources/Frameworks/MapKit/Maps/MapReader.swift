import FlowCoreLocation
import SwiftUI

/// Gives its content a proxy of the map inside.
@MainActor @preconcurrency
public struct MapReader<Content: View>: View {
  private let content: (MapProxy) -> Content
  @State private var holder = MapHolder()

  /// Creates a reader.
  public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }

  public var body: some View {
    content(MapProxy(holder: holder)).environment(\.mapReader, holder)
  }
}

/// Converts between places and points of a map.
@MainActor @preconcurrency
public struct MapProxy {
  let holder: MapHolder

  /// The place at a point, or `nil` without a map.
  ///
  /// - Parameter point: In points of a coordinate space.
  public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? {
    guard let viewport = holder.model?.viewport, let origin = origin(in: space) else { return nil }
    return viewport.mapPoint(for: CGPoint(x: point.x - origin.x, y: point.y - origin.y)).coordinate
  }

  /// The point of a place, or `nil` without a map.
  public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? {
    guard let viewport = holder.model?.viewport, let origin = origin(in: space) else { return nil }
    let point = viewport.point(for: coordinate)
    return CGPoint(x: point.x + origin.x, y: point.y + origin.y)
  }

  /// The corner of the map with what bars cover, in a coordinate space.
  private func origin(in space: some CoordinateSpaceProtocol) -> CGPoint? {
    guard let model = holder.model, let viewport = model.viewport, let proxy = model.space else { return nil }
    let frame = proxy.frame(in: space)
    return CGPoint(x: frame.minX - viewport.insets.leading, y: frame.minY - viewport.insets.top)
  }

  /// The camera that sees all of a region.
  public func camera(framing region: MKCoordinateRegion) -> MapCamera { camera(framing: region.mapRect) }

  /// The camera that sees all of a rectangle.
  public func camera(framing rect: MKMapRect) -> MapCamera {
    let viewport = holder.model?.viewport
    return MapViewport(
      showing: rect, in: viewport?.size ?? CGSize(width: 1, height: 1), insets: viewport?.insets ?? EdgeInsets()
    ).camera
  }

  /// The camera that sees an item and its surroundings.
  public func camera(framing item: MKMapItem, allowPitch: Bool = true) -> MapCamera {
    camera(framing: item.surroundings)
  }
}

/// The map that a reader or a scope stands for.
@MainActor @Observable
final class MapHolder {
  var model: MapModel?
}

extension EnvironmentValues {
  @Entry var mapReader: MapHolder?
  @Entry var mapScopes: [Namespace.ID: MapHolder] = [:]
  @Entry var mapModel: MapModel?
  @Entry var mapControls: AnyView?
  @Entry var mapControlVisibility = Visibility.automatic
}

extension View {
  /// Connects controls with the map of a scope.
  public func mapScope(_ scope: Namespace.ID) -> some View { modifier(MapScopeModifier(scope: scope)) }
}

private struct MapScopeModifier: ViewModifier {
  let scope: Namespace.ID
  @State private var holder = MapHolder()

  func body(content: Content) -> some View {
    content.transformEnvironment(\.mapScopes) { $0[scope] = holder }
  }
}
