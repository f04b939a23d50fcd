import FlowCoreLocation
import Foundation

/// Something at a place of a map view.
///
/// On Apple's systems the titles are optional members of the protocol, so that reading them gives an optional of an
/// optional; here they are members with a default.
public protocol MKAnnotation: NSObjectProtocol {
  var coordinate: CLLocationCoordinate2D { get }
  var title: String? { get }
  var subtitle: String? { get }
}

extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}

/// An annotation with titles.
// @unchecked: like Apple's, an app changes a shape on the thread of the map view that shows it.
open class MKShape: NSObject, MKAnnotation, @unchecked Sendable {
  open var title: String? { didSet { changed() } }
  open var subtitle: String? { didSet { changed() } }

  var storedCoordinate = CLLocationCoordinate2D()

  open var coordinate: CLLocationCoordinate2D { storedCoordinate }

  /// Called after each change, by the map view that shows the shape.
  var onChange: (@MainActor @Sendable () -> Void)?

  public override init() { super.init() }

  func changed() {
    guard let onChange else { return }
    MainActor.assumeIsolated { onChange() }
  }
}

/// An annotation at a place.
open class MKPointAnnotation: MKShape, @unchecked Sendable {
  open override var coordinate: CLLocationCoordinate2D {
    get { storedCoordinate }
    set {
      storedCoordinate = newValue
      changed()
    }
  }

  public override init() { super.init() }

  /// Creates an annotation.
  public convenience init(__coordinate coordinate: CLLocationCoordinate2D) {
    self.init(__coordinate: coordinate, title: nil, subtitle: nil)
  }

  /// Creates an annotation with titles.
  public convenience init(__coordinate coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
    self.init()
    storedCoordinate = coordinate
    self.title = title
    self.subtitle = subtitle
  }
}

/// The place of the phone on a map view.
// @unchecked: the map view changes it on the main thread.
open class MKUserLocation: NSObject, MKAnnotation, @unchecked Sendable {
  public internal(set) var location: CLLocation?
  public internal(set) var heading: CLHeading?
  public internal(set) var isUpdating = false
  open var title: String? = "My Location"
  open var subtitle: String?

  open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
}

/// Several annotations whose views would cover each other. At first it has the title of the first one.
// @unchecked: like Apple's, it is used on the thread of its map view.
open class MKClusterAnnotation: NSObject, MKAnnotation, @unchecked Sendable {
  public let memberAnnotations: [any MKAnnotation]
  open var title: String?
  open var subtitle: String?

  /// Creates an annotation in the middle of others.
  public init(memberAnnotations: [any MKAnnotation]) {
    self.memberAnnotations = memberAnnotations
    title = memberAnnotations.first?.title
    if memberAnnotations.count > 1 { subtitle = "+\(memberAnnotations.count - 1) more" }
  }

  open var coordinate: CLLocationCoordinate2D {
    let rect = MKMapRect(around: memberAnnotations.map { MKMapPoint($0.coordinate) })
    return rect.isNull ? CLLocationCoordinate2D() : MKMapPoint(x: rect.midX, y: rect.midY).coordinate
  }
}
