import PhoneSimulation
import Foundation

/// An address that geocoders of the simulated phone know.
public struct PhoneAddress: Hashable, Sendable {
  public var location: PhoneLocation
  /// The distance within which this is the address of a place, in meters.
  public var radius = 1000.0
  public var name: String?
  public var number: String?
  public var street: String?
  public var district: String?
  public var city: String?
  public var county: String?
  public var state: String?
  public var postalCode: String?
  public var country: String?
  public var countryCode: String?
  /// The identifier of the time zone.
  public var timeZone: String?

  /// Creates an address.
  public init(
    _ location: PhoneLocation, name: String? = nil, number: String? = nil, street: String? = nil,
    district: String? = nil, city: String? = nil, county: String? = nil, state: String? = nil,
    postalCode: String? = nil, country: String? = nil, countryCode: String? = nil, timeZone: String? = nil
  ) {
    self.location = location
    self.name = name
    self.number = number
    self.street = street
    self.district = district
    self.city = city
    self.county = county
    self.state = state
    self.postalCode = postalCode
    self.country = country
    self.countryCode = countryCode
    self.timeZone = timeZone
  }

  package var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: location.latitude, longitude: location.longitude)
  }

  /// All parts, for searches.
  var text: String {
    [name, number, street, district, city, county, state, postalCode, country, countryCode].compactMap { $0 }
      .joined(separator: " ")
  }
}

private struct AddressTable: PhoneValue {
  var addresses = [
    PhoneAddress(
      PhoneLocation(latitude: 37.3349, longitude: -122.009), name: "Apple Park", number: "1", street: "Apple Park Way",
      city: "Cupertino", county: "Santa Clara County", state: "CA", postalCode: "95014", country: "United States",
      countryCode: "US", timeZone: "America/Los_Angeles")
  ]
}

extension SimulatedPhone {
  /// The addresses that geocoders know: at first that of the phone's first location.
  public var addresses: [PhoneAddress] {
    get { self[AddressTable.self].addresses }
    set { update(AddressTable.self) { $0.addresses = newValue } }
  }

  /// The address of a place: the nearest one of the table within its radius.
  package func address(of place: CLLocationCoordinate2D) -> PhoneAddress? {
    let near = addresses.map { ($0, $0.coordinate.distance(to: place)) }.filter { $0.1 <= $0.0.radius }
    return near.min { $0.1 < $1.1 }?.0
  }

  /// The addresses that have each word of a text in one of their parts, in the order of the table.
  package func addresses(matching text: String) -> [PhoneAddress] {
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }
    return addresses.filter { address in
      let text = address.text.lowercased()
      return !words.isEmpty && words.allSatisfy { text.contains($0) }
    }
  }
}
