import FlowCoreLocation
import Foundation

/// Places in an order.
open class GMSPath: NSObject, NSCopying {
  fileprivate(set) var places: [CLLocationCoordinate2D] = []

  public override init() { super.init() }

  /// Creates a path with the places of another one.
  public init(path: GMSPath) { places = path.places }

  /// Creates a path from a text in Google's format for polylines; `nil` if it is none.
  public convenience init?(fromEncodedPath encodedPath: String) {
    guard let places = EncodedPath.places(of: encodedPath) else { return nil }
    self.init()
    self.places = places
  }

  open func count() -> UInt { UInt(places.count) }

  /// The place at an index, or an invalid place beyond the end.
  open func coordinate(at index: UInt) -> CLLocationCoordinate2D {
    index < UInt(places.count) ? places[Int(index)] : kCLLocationCoordinate2DInvalid
  }

  /// The path in Google's format for polylines.
  open func encodedPath() -> String { EncodedPath.text(of: places) }

  open func copy(with zone: NSZone? = nil) -> Any { GMSPath(path: self) }

  open func mutableCopy(with zone: NSZone? = nil) -> Any { GMSMutablePath(path: self) }
}

/// Places in an order that an app changes. A map shows what the path was when an overlay got it.
open class GMSMutablePath: GMSPath {
  public override init() { super.init() }

  public override init(path: GMSPath) { super.init(path: path) }

  open func add(_ coord: CLLocationCoordinate2D) { places.append(coord) }

  open func addLatitude(_ latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    add(CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
  }

  open func insert(_ coord: CLLocationCoordinate2D, at index: UInt) {
    places.insert(coord, at: min(Int(index), places.count))
  }

  open func replaceCoordinate(at index: UInt, with coord: CLLocationCoordinate2D) {
    if index < UInt(places.count) { places[Int(index)] = coord }
  }

  open func removeCoordinate(at index: UInt) {
    if index < UInt(places.count) { places.remove(at: Int(index)) }
  }

  open func removeLastCoordinate() { _ = places.popLast() }

  open func removeAllCoordinates() { places = [] }
}

/// Google's format for polylines: differences in 1e-5 degrees, five bits to a character.
private enum EncodedPath {
  static func text(of places: [CLLocationCoordinate2D]) -> String {
    var (latitude, longitude) = (0, 0)
    var text = ""
    for place in places {
      let next = (Int((place.latitude * 1e5).rounded()), Int((place.longitude * 1e5).rounded()))
      text += characters(next.0 - latitude) + characters(next.1 - longitude)
      (latitude, longitude) = next
    }
    return text
  }

  private static func characters(_ difference: Int) -> String {
    var rest = UInt32(truncatingIfNeeded: difference < 0 ? ~(difference << 1) : difference << 1)
    var scalars = String.UnicodeScalarView()
    repeat {
      let group = rest & 0x1F
      rest >>= 5
      scalars.append(Unicode.Scalar(UInt8(group | (rest == 0 ? 0 : 0x20)) + 63))
    } while rest != 0
    return String(scalars)
  }

  static func places(of text: String) -> [CLLocationCoordinate2D]? {
    var bytes = Array(text.utf8)[...]
    var (latitude, longitude) = (0, 0)
    var places: [CLLocationCoordinate2D] = []
    while !bytes.isEmpty {
      guard let north = difference(&bytes), let east = difference(&bytes) else { return nil }
      latitude += north
      longitude += east
      places.append(CLLocationCoordinate2D(latitude: Double(latitude) / 1e5, longitude: Double(longitude) / 1e5))
    }
    return places
  }

  private static func difference(_ bytes: inout ArraySlice<UInt8>) -> Int? {
    var (value, shift) = (0, 0)
    while let byte = bytes.popFirst() {
      guard (63...126).contains(byte), shift < 35 else { return nil }
      value |= Int((byte - 63) & 0x1F) << shift
      shift += 5
      if byte - 63 < 0x20 { return value & 1 == 0 ? value >> 1 : ~(value >> 1) }
    }
    return nil
  }
}
