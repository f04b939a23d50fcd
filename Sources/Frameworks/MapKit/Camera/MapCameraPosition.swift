import FlowCoreLocation
import SwiftUI

/// What a map is to show.
public struct MapCameraPosition: Equatable, Sendable {
  indirect enum Content: Sendable {
    case automatic
    case camera(MapCamera)
    case region(MKCoordinateRegion)
    case rect(MKMapRect)
    case item(MKMapItem, allowsAutomaticPitch: Bool)
    case userLocation(followsHeading: Bool, fallback: MapCameraPosition)
    /// Where a person has moved the map.
    case user
  }

  let content: Content

  private init(_ content: Content) { self.content = content }

  /// All of the map's content; of an empty map, the United States.
  public static var automatic: MapCameraPosition { MapCameraPosition(.automatic) }

  /// What a camera sees.
  public static func camera(_ camera: MapCamera) -> MapCameraPosition { MapCameraPosition(.camera(camera)) }

  /// A region, in the middle of the map.
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition { MapCameraPosition(.region(region)) }

  /// A rectangle.
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition { MapCameraPosition(.rect(rect)) }

  /// A place and its surroundings.
  public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition {
    MapCameraPosition(.item(item, allowsAutomaticPitch: allowsAutomaticPitch))
  }

  /// The place of the phone, which the map follows, or another position while that is not known or not permitted.
  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> MapCameraPosition {
    MapCameraPosition(.userLocation(followsHeading: followsHeading, fallback: fallback))
  }

  /// Where a person has moved the map.
  static var user: MapCameraPosition { MapCameraPosition(.user) }

  public var camera: MapCamera? { if case .camera(let camera) = content { camera } else { nil } }
  public var region: MKCoordinateRegion? { if case .region(let region) = content { region } else { nil } }
  public var rect: MKMapRect? { if case .rect(let rect) = content { rect } else { nil } }
  public var item: MKMapItem? { if case .item(let item, _) = content { item } else { nil } }

  /// Whether a person has moved the map since the app has set the position.
  public var positionedByUser: Bool { if case .user = content { true } else { false } }

  public var followsUserLocation: Bool { if case .userLocation = content { true } else { false } }

  public var followsUserHeading: Bool {
    if case .userLocation(let followsHeading, _) = content { followsHeading } else { false }
  }

  /// What is shown while the place of the phone is not known.
  public var fallbackPosition: MapCameraPosition? {
    if case .userLocation(_, let fallback) = content { fallback } else { nil }
  }

  public var allowsAutomaticPitch: Bool {
    if case .item(_, let allowsAutomaticPitch) = content { allowsAutomaticPitch } else { false }
  }

  public static func == (a: MapCameraPosition, b: MapCameraPosition) -> Bool {
    switch (a.content, b.content) {
    case (.automatic, .automatic), (.user, .user): true
    case (.camera(let first), .camera(let second)): first == second
    case (.region(let first), .region(let second)): first.isSame(as: second)
    case (.rect(let first), .rect(let second)): MKMapRectEqualToRect(first, second)
    case (.item(let first, let allows), .item(let second, let secondAllows)):
      first === second && allows == secondAllows
    case (.userLocation(let follows, let first), .userLocation(let secondFollows, let second)):
      follows == secondFollows && first == second
    default: false
    }
  }
}
