import Foundation

/// A place on Earth, in degrees.
public final class GeoPoint: NSObject, NSCopying, Codable, Sendable {
  public let latitude: Double
  public let longitude: Double

  /// Creates a place.
  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? GeoPoint).map { $0.latitude == latitude && $0.longitude == longitude } ?? false
  }

  public override var hash: Int { latitude.hashValue ^ longitude.hashValue }

  public override var description: String { "<GeoPoint: \(latitude), \(longitude)>" }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Numbers of a model that has learned texts or pictures.
public final class VectorValue: NSObject, Codable, Sendable {
  public let array: [Double]

  /// Creates a vector.
  public init(_ array: [Double]) { self.array = array }

  public override func isEqual(_ object: Any?) -> Bool { (object as? VectorValue)?.array == array }

  public override var hash: Int { array.hashValue }
}
