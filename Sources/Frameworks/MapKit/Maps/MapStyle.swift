import SwiftUI

/// The look of a map's ground.
public struct MapStyle: Sendable {
  /// What the ground is like. Imagery and hybrid are the same here: there are no pictures and no names of streets.
  enum Ground: Sendable {
    case standard, muted, imagery
  }

  let ground: Ground

  /// How a map shows heights; the ground is flat here.
  public struct Elevation: Sendable {
    let isRealistic: Bool

    public static var automatic: Elevation { Elevation(isRealistic: false) }
    public static var flat: Elevation { Elevation(isRealistic: false) }
    public static var realistic: Elevation { Elevation(isRealistic: true) }
  }

  /// How strong the colors of the ground are.
  public struct StandardEmphasis: Sendable {
    let isMuted: Bool

    public static var automatic: StandardEmphasis { StandardEmphasis(isMuted: false) }
    public static var muted: StandardEmphasis { StandardEmphasis(isMuted: true) }
  }

  /// Streets and names.
  public static var standard: MapStyle { MapStyle(ground: .standard) }
  /// Pictures from above.
  public static var imagery: MapStyle { MapStyle(ground: .imagery) }
  /// Pictures from above with names.
  public static var hybrid: MapStyle { MapStyle(ground: .imagery) }

  /// Streets and names. Heights, points of interest and traffic are not there: the ground has none.
  public static func standard(
    elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle {
    MapStyle(ground: emphasis.isMuted ? .muted : .standard)
  }

  /// Pictures from above.
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { .imagery }

  /// Pictures from above with names. Heights, points of interest and traffic are not there: the ground has none.
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { .hybrid }
}

extension EnvironmentValues {
  @Entry var mapStyle = MapStyle.standard
}

extension View {
  /// Sets the look of maps.
  nonisolated public func mapStyle(_ value: MapStyle) -> some View { environment(\.mapStyle, value) }
}

/// Which points of interest a map shows; the ground has none.
public struct PointOfInterestCategories: ExpressibleByArrayLiteral, Sendable {
  public static var all: PointOfInterestCategories { PointOfInterestCategories() }
  public static var excludingAll: PointOfInterestCategories { PointOfInterestCategories() }

  init() {}

  public init(arrayLiteral: MKPointOfInterestCategory...) {}

  public static func including(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories { .all }
  public static func including(_ categories: MKPointOfInterestCategory...) -> PointOfInterestCategories { .all }
  public static func excluding(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories { .all }
  public static func excluding(_ categories: MKPointOfInterestCategory...) -> PointOfInterestCategories { .all }
}
