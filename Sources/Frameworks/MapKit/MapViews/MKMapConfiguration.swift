import Foundation

/// The ground of a map view.
// @unchecked: like Apple's, an app sets it up before it passes it on.
open class MKMapConfiguration: NSObject, @unchecked Sendable {
  /// How heights are shown; the ground is flat here.
  public enum ElevationStyle: Int, Sendable {
    case flat, realistic
  }

  open var elevationStyle = ElevationStyle.flat

  var ground: MapStyle.Ground { .standard }

  override init() { super.init() }
}

/// Streets and names.
open class MKStandardMapConfiguration: MKMapConfiguration, @unchecked Sendable {
  /// How strong the colors are.
  public enum EmphasisStyle: Int, Sendable {
    case `default`, muted
  }

  open var emphasisStyle = EmphasisStyle.default
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var showsTraffic = false

  public override init() { super.init() }

  public convenience init(elevationStyle: MKMapConfiguration.ElevationStyle) {
    self.init(elevationStyle: elevationStyle, emphasisStyle: .default)
  }

  public convenience init(elevationStyle: MKMapConfiguration.ElevationStyle, emphasisStyle: EmphasisStyle) {
    self.init()
    self.elevationStyle = elevationStyle
    self.emphasisStyle = emphasisStyle
  }

  public convenience init(emphasisStyle: EmphasisStyle) {
    self.init(elevationStyle: .flat, emphasisStyle: emphasisStyle)
  }

  override var ground: MapStyle.Ground { emphasisStyle == .muted ? .muted : .standard }
}

/// Pictures from above.
open class MKImageryMapConfiguration: MKMapConfiguration, @unchecked Sendable {
  public override init() { super.init() }

  public convenience init(elevationStyle: MKMapConfiguration.ElevationStyle) {
    self.init()
    self.elevationStyle = elevationStyle
  }

  override var ground: MapStyle.Ground { .imagery }
}

/// Pictures from above with names.
open class MKHybridMapConfiguration: MKMapConfiguration, @unchecked Sendable {
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var showsTraffic = false

  public override init() { super.init() }

  public convenience init(elevationStyle: MKMapConfiguration.ElevationStyle) {
    self.init()
    self.elevationStyle = elevationStyle
  }

  override var ground: MapStyle.Ground { .imagery }
}
