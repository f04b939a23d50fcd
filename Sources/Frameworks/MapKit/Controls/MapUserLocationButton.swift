import SwiftUI

/// A button that moves the camera of a map to the place of the phone.
@MainActor @preconcurrency
public struct MapUserLocationButton: View {
  private let map: MapOfControl

  /// Creates a button for the map of a scope, or for the one around it.
  public init(scope: Namespace.ID? = nil) { map = MapOfControl(scope) }

  public var body: some View {
    if map.shows(true) {
      MapControlButton(name: "Current Location") {
        guard let model = map.model, model.user != nil else { return }
        model.setPosition(.userLocation(fallback: .automatic))
      } label: {
        Image(systemName: "location").foregroundStyle(.tint)
      }
    }
  }
}

/// A compass, which turns a map to the north. It is shown while the map is turned.
@MainActor @preconcurrency
public struct MapCompass: View {
  private let map: MapOfControl

  /// Creates a compass for the map of a scope, or for the one around it.
  public init(scope: Namespace.ID? = nil) { map = MapOfControl(scope) }

  private var heading: Double { map.model?.viewport?.heading ?? 0 }

  public var body: some View {
    if map.shows(heading != 0) {
      MapControlButton(name: "Compass") {
        guard let model = map.model, var viewport = model.viewport else { return }
        viewport.heading = 0
        model.move(viewport)
      } label: {
        Image(systemName: "location.north.fill").foregroundStyle(.red).rotationEffect(.degrees(-heading))
      }
      .accessibilityValue(Text(verbatim: "\(Int(heading.rounded())) degrees"))
    }
  }
}

/// A button that inclines the camera of a map, and sets it upright again.
@MainActor @preconcurrency
public struct MapPitchToggle: View {
  private let map: MapOfControl

  /// Creates a button for the map of a scope, or for the one around it.
  public init(scope: Namespace.ID? = nil) { map = MapOfControl(scope) }

  private var isInclined: Bool { map.model?.viewport?.pitch ?? 0 != 0 }

  public var body: some View {
    if map.shows(true) {
      MapControlButton(name: isInclined ? "2D" : "3D") {
        guard let model = map.model, var viewport = model.viewport else { return }
        viewport.pitch = isInclined ? 0 : 60
        model.move(viewport)
      } label: {
        Text(verbatim: isInclined ? "2D" : "3D").fontWeight(.semibold).foregroundStyle(.tint)
      }
    }
  }
}

/// A scale, which is shown while fingers move the map.
@MainActor @preconcurrency
public struct MapScaleView: View {
  private let map: MapOfControl
  private let anchorEdge: HorizontalEdge

  /// Creates a scale for the map of a scope, or for the one around it.
  public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {
    self.anchorEdge = anchorEdge
    map = MapOfControl(scope)
  }

  /// The longest bar, in points.
  private static let longest = 100.0

  public var body: some View {
    Group {
      if map.shows(map.model?.isMoving ?? false), let viewport = map.model?.viewport {
        let meters = viewport.scale * WebMercator.metersPerMapPoint(atLatitude: viewport.center.coordinate.latitude)
        let length = Self.round(meters * Self.longest)
        VStack(alignment: anchorEdge == .leading ? .leading : .trailing, spacing: 2) {
          Text(verbatim: length >= 1000 ? "\(Int(length / 1000)) km" : "\(Self.text(length)) m")
            .font(.system(size: 10, weight: .medium))
          Rectangle().frame(width: length / meters, height: 4)
        }
        .accessibilityElement(children: .combine)
      }
    }
    .layoutValue(key: MapControlKey.self, value: anchorEdge)
  }

  /// The largest length of a round number that is not above a length.
  static func round(_ length: Double) -> Double {
    guard length > 0, length.isFinite else { return 1 }
    let power = pow(10, log10(length).rounded(.down))
    return ([5, 2, 1].first { $0 * power <= length } ?? 1) * power
  }

  private static func text(_ length: Double) -> String { length >= 1 ? "\(Int(length))" : "\(length)" }
}
