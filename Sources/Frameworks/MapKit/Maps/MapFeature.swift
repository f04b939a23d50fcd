import FlowCoreLocation
import SwiftUI

/// Something on the ground of a map, such as a shop. The ground here has none, so that no value of the type exists.
public struct MapFeature: Hashable, Sendable {
  /// What a feature is.
  public struct FeatureKind: Hashable, Sendable {
    private let name: String

    public static var pointOfInterest: FeatureKind { FeatureKind(name: "pointOfInterest") }
    public static var territory: FeatureKind { FeatureKind(name: "territory") }
    public static var physicalFeature: FeatureKind { FeatureKind(name: "physicalFeature") }
  }

  private let nothing: Never

  public var coordinate: CLLocationCoordinate2D { switch nothing {} }
  public var title: String? { switch nothing {} }
  public var kind: FeatureKind { switch nothing {} }
  public var backgroundColor: Color? { switch nothing {} }
  public var image: Image? { switch nothing {} }
  public var pointOfInterestCategory: MKPointOfInterestCategory? { switch nothing {} }
}

/// A selection that may be a feature of the ground.
public protocol MapSelectable: Hashable {
  var feature: MapFeature? { get }

  init(_ feature: MapFeature?)
}

extension View {
  /// Sets which features of the ground cannot be selected; the ground has none.
  nonisolated public func mapFeatureSelectionDisabled(
    _ selectionDisabled: @escaping (MapFeature) -> Bool
  ) -> some View { self }
}
