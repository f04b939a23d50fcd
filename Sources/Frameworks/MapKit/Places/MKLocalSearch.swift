import FlowCoreLocation
import PhoneSimulation
import Foundation

/// Finds places in the table of the phone (`SimulatedPhone.pointsOfInterest`).
// @unchecked: like Apple's, a search is used on the thread that it was started on, which is the main thread here.
open class MKLocalSearch: NSObject, @unchecked Sendable {
  /// Receives the places that were found, or an error.
  public typealias CompletionHandler = (Response?, (any Error)?) -> Void

  /// What an app searches.
  // @unchecked: an app sets it up before it passes it on.
  open class Request: NSObject, @unchecked Sendable {
    /// Which kinds of results an app wants.
    public typealias ResultType = MKLocalSearchResultType

    open var naturalLanguageQuery: String?
    /// The region in which places are found first; of no size for everywhere.
    open var region = MKCoordinateRegion()
    open var resultTypes: ResultType = [.address, .pointOfInterest]
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    public override init() { super.init() }

    /// Creates a request for words.
    public convenience init(naturalLanguageQuery: String) {
      self.init()
      self.naturalLanguageQuery = naturalLanguageQuery
    }

    /// Creates a request for words in a region.
    public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
      self.init(naturalLanguageQuery: naturalLanguageQuery)
      self.region = region
    }

    /// Creates a request for a suggestion of a completer.
    public convenience init(completion: MKLocalSearchCompletion) {
      self.init(naturalLanguageQuery: completion.title)
    }
  }

  /// The places that were found.
  // @unchecked: the properties are constant.
  open class Response: NSObject, @unchecked Sendable {
    public let mapItems: [MKMapItem]
    /// The region around the places.
    public let boundingRegion: MKCoordinateRegion

    init(_ items: [MKMapItem]) {
      mapItems = items
      boundingRegion = MKCoordinateRegion(MKMapRect(around: items.map { MKMapPoint($0.placemark.coordinate) }))
    }
  }

  private let request: Request
  private var isCancelled = false

  /// Whether the search is unfinished.
  public private(set) var isSearching = false

  /// Creates a search.
  public init(request: Request) { self.request = request }

  /// Ends the search; its handler is not called with places.
  open func cancel() { isCancelled = true }

  /// Searches.
  ///
  /// - Parameter completionHandler: Called on the main thread, later.
  open func start(completionHandler: @escaping CompletionHandler) {
    let phone = SimulatedPhone.current
    let callback = Callback(completionHandler)
    phone.record("MapKit", "searches for \"\(request.naturalLanguageQuery ?? "")\"")
    isSearching = true
    phone.runSoon(named: "an answer of a search") { [self] in
      isSearching = false
      if isCancelled || !phone.network.isConnected { return callback.call(nil, MKError(.serverFailure)) }
      let items = Self.places(for: request, on: phone).map { $0.item(on: phone) }
      if items.isEmpty { callback.call(nil, MKError(.placemarkNotFound)) } else { callback.call(Response(items), nil) }
    }
  }

  /// Searches.
  ///
  /// - Throws: `MKError` if there are no places, or no network.
  open func start() async throws -> Response {
    try await withCheckedThrowingContinuation { continuation in
      start { response, error in
        if let response {
          continuation.resume(returning: response)
        } else {
          continuation.resume(throwing: error ?? MKError(.unknown))
        }
      }
    }
  }

  /// The places for a request, those of its region first.
  private static func places(for request: Request, on phone: SimulatedPhone) -> [PhonePointOfInterest] {
    let words = PhonePointOfInterest.words(request.naturalLanguageQuery ?? "")
    let found = phone.pointsOfInterest.filter { place in
      let isWanted = place.category.map { request.pointOfInterestFilter?.includes($0) ?? true } ?? true
      let type: MKLocalSearchResultType = place.category == nil ? .address : .pointOfInterest
      return isWanted && request.resultTypes.contains(type) && place.answers(words)
    }
    return request.region.nearFirst(found) { $0.coordinate }
  }
}

/// Which kinds of places a search finds.
public struct MKLocalSearchResultType: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Places without a category.
  public static let address = MKLocalSearchResultType(rawValue: 1 << 0)
  /// Places with a category.
  public static let pointOfInterest = MKLocalSearchResultType(rawValue: 1 << 1)
}
