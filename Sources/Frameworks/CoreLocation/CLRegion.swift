import Foundation

/// Whether a phone is in a region.
public enum CLRegionState: Int, Sendable {
  case unknown, inside, outside
}

/// An area that an app watches.
// @unchecked: like Apple's, an app changes a region before it passes it on.
open class CLRegion: NSObject, NSCopying, @unchecked Sendable {
  public let identifier: String
  /// Whether the app is notified when the phone enters the region.
  open var notifyOnEntry = true
  /// Whether the app is notified when the phone leaves the region.
  open var notifyOnExit = true

  init(identifier: String) { self.identifier = identifier }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool { (object as? CLRegion)?.identifier == identifier }

  open override var hash: Int { identifier.hashValue }
}

/// A circle on the earth.
// @unchecked: see `CLRegion`.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  public let center: CLLocationCoordinate2D
  /// In meters.
  public let radius: CLLocationDistance

  /// Creates a circle.
  ///
  /// - Parameter radius: In meters.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }

  /// Whether a place is in the circle.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool { center.distance(to: coordinate) <= radius }
}
