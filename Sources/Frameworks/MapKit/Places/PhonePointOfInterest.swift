import FlowCoreLocation
import PhoneSimulation
import Foundation

/// A place that searches of the simulated phone find.
public struct PhonePointOfInterest: Hashable, Sendable {
  /// The name and the address of the place.
  public var address: PhoneAddress
  public var category: MKPointOfInterestCategory?
  public var phoneNumber: String?
  public var url: URL?
  /// Words by which the place is found, in addition to its name and its address, such as `coffee`.
  public var keywords: [String]

  /// Creates a place. Its name is that of the address.
  public init(
    _ address: PhoneAddress, category: MKPointOfInterestCategory? = nil, phoneNumber: String? = nil, url: URL? = nil,
    keywords: [String] = []
  ) {
    self.address = address
    self.category = category
    self.phoneNumber = phoneNumber
    self.url = url
    self.keywords = keywords
  }

  var coordinate: CLLocationCoordinate2D { address.coordinate }

  /// Whether each word of a question begins a word of the place.
  func answers(_ words: [Substring]) -> Bool {
    let texts = [address.name, address.street, address.city, address.state, address.country, category?.rawValue]
    let own = (texts.compactMap { $0 } + keywords).flatMap(Self.words)
    return !words.isEmpty && words.allSatisfy { word in own.contains { $0.hasPrefix(word) } }
  }

  static func words(_ text: String) -> [Substring] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }
  }

  @MainActor func item(on phone: SimulatedPhone) -> MKMapItem {
    let item = address.item(on: phone)
    item.pointOfInterestCategory = category
    item.phoneNumber = phoneNumber
    item.url = url
    return item
  }
}

extension PhoneAddress {
  @MainActor func item(on phone: SimulatedPhone) -> MKMapItem {
    MKMapItem(placemark: MKPlacemark(self, location: CLLocation(location, at: phone.now)))
  }
}

/// A way that directions of the simulated phone know.
public struct PhoneRoute: Hashable, Sendable {
  public var name: String
  /// The places of the way, from its start to its end.
  public var places: [PhoneLocation]
  /// In seconds.
  public var expectedTravelTime: Double
  /// What to do on the way, from its start to its end.
  public var instructions: [String]
  /// The kinds of travel of the way.
  public var transportType: MKDirectionsTransportType

  /// Creates a way.
  ///
  /// - Parameter expectedTravelTime: In seconds.
  public init(
    _ name: String, through places: [PhoneLocation], expectedTravelTime: Double, instructions: [String] = [],
    transportType: MKDirectionsTransportType = .automobile
  ) {
    self.name = name
    self.places = places
    self.expectedTravelTime = expectedTravelTime
    self.instructions = instructions
    self.transportType = transportType
  }
}

/// What the map's services answer: at first they know nothing, as without a connection to them.
private struct MapServices: PhoneValue {
  var places: [PhonePointOfInterest] = []
  var routes: [PhoneRoute] = []
  var lookAround: [PhoneLocation] = []
}

extension SimulatedPhone {
  /// The places that searches find, in the order in which they are found.
  public var pointsOfInterest: [PhonePointOfInterest] {
    get { self[MapServices.self].places }
    set { update(MapServices.self) { $0.places = newValue } }
  }

  /// The ways that directions know. A request gets those that begin and end within 200 meters of its places.
  public var routes: [PhoneRoute] {
    get { self[MapServices.self].routes }
    set { update(MapServices.self) { $0.routes = newValue } }
  }

  /// The places around which there are pictures of the street, within 100 meters.
  public var lookAroundPlaces: [PhoneLocation] {
    get { self[MapServices.self].lookAround }
    set { update(MapServices.self) { $0.lookAround = newValue } }
  }
}
