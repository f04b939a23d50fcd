import FlowCoreLocation
import PhoneSimulation
import Foundation

/// A suggestion for a search.
// @unchecked: the properties are constant.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
  public let title: String
  /// The letters of the title that a person has typed.
  public let titleHighlightRanges: [NSValue]
  public let subtitle: String
  public let subtitleHighlightRanges: [NSValue] = []

  init(_ place: PhonePointOfInterest, fragment: String) {
    title = place.address.name ?? place.address.street ?? ""
    let address = place.address
    subtitle = [
      [address.number, address.street].compactMap { $0 }.joined(separator: " "), address.city, address.state,
    ].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
    let range = (title.lowercased() as NSString).range(of: fragment.lowercased())
    titleHighlightRanges = range.length > 0 ? [NSValue(range: range)] : []
  }
}

/// Receives the suggestions of a completer.
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// Suggests places of the phone's table for the beginning of a text (`SimulatedPhone.pointsOfInterest`).
// @unchecked: like Apple's, a completer is used on the main thread.
open class MKLocalSearchCompleter: NSObject, @unchecked Sendable {
  /// Which kinds of suggestions an app wants.
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let address = ResultType(rawValue: 1 << 0)
    public static let pointOfInterest = ResultType(rawValue: 1 << 1)
    /// Words to search for; none are suggested here.
    public static let query = ResultType(rawValue: 1 << 2)
  }

  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  open var region = MKCoordinateRegion()
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  public private(set) var results: [MKLocalSearchCompletion] = []
  public private(set) var isSearching = false

  private var latest = 0

  public override init() { super.init() }

  /// What a person has typed; each change asks for suggestions.
  open var queryFragment = "" { didSet { if queryFragment != oldValue { search() } } }

  /// Ends the search.
  open func cancel() {
    latest += 1
    isSearching = false
  }

  private func search() {
    latest += 1
    let (number, fragment) = (latest, queryFragment)
    guard !fragment.isEmpty else {
      results = []
      isSearching = false
      return
    }
    let phone = SimulatedPhone.current
    phone.record("MapKit", "asks for suggestions for \"\(fragment)\"")
    isSearching = true
    phone.runSoon(named: "suggestions of a search") { [self] in
      guard number == latest else { return }
      isSearching = false
      guard phone.network.isConnected else {
        delegate?.completer(self, didFailWithError: MKError(.serverFailure))
        return
      }
      results = suggestions(for: fragment, on: phone)
      delegate?.completerDidUpdateResults(self)
    }
  }

  private func suggestions(for fragment: String, on phone: SimulatedPhone) -> [MKLocalSearchCompletion] {
    let words = PhonePointOfInterest.words(fragment)
    return phone.pointsOfInterest.filter { place in
      let isWanted = place.category.map { pointOfInterestFilter?.includes($0) ?? true } ?? true
      return isWanted && resultTypes.contains(place.category == nil ? .address : .pointOfInterest)
        && place.answers(words)
    }.map { MKLocalSearchCompletion($0, fragment: fragment) }
  }
}
