import FlowCoreLocation
import FlowMapKit
import FlowUIKit
import Foundation

/// How a marker comes onto a map; it is there at once here.
public enum GMSMarkerAnimation: UInt, Sendable {
  case none, pop, fadeIn
}

/// A picture at a place.
open class GMSMarker: GMSOverlay {
  open var position = CLLocationCoordinate2D(latitude: 0, longitude: 0) { didSet { changed() } }

  /// The second text of the info window.
  open var snippet: String? { didSet { changed() } }

  /// The picture; `nil` for a red pin.
  open var icon: UIImage? { didSet { changed() } }

  /// A view in place of the picture, in its own size.
  open var iconView: UIView? { didSet { changed() } }

  /// Which point of the picture is at the place, from 0 to 1: at first the middle of the lower edge.
  open var groundAnchor = CGPoint(x: 0.5, y: 1) { didSet { changed() } }

  /// Which point of the picture the info window points to, from 0 to 1: at first the middle of the upper edge.
  open var infoWindowAnchor = CGPoint(x: 0.5, y: 0) { didSet { changed() } }

  /// In degrees, clockwise.
  open var rotation: CLLocationDegrees = 0 { didSet { changed() } }
  open var opacity: Float = 1 { didSet { changed() } }

  /// Whether a long press moves the marker.
  open var isDraggable = false

  /// Whether the picture turns with the map; it does not here.
  open var isFlat = false
  open var appearAnimation = GMSMarkerAnimation.none

  /// Whether the view is drawn again when it changes: always here.
  open var tracksViewChanges = true

  /// Whether the info window is drawn again when it changes: always here.
  open var tracksInfoWindowChanges = false

  public override init() {
    super.init()
    isTappable = true
  }

  /// Creates a marker.
  public convenience init(position: CLLocationCoordinate2D) {
    self.init()
    self.position = position
  }

  /// The size of the pin, in points.
  private static let pin = CGSize(width: 26, height: 40)

  /// The picture of a pin in a color: at first red.
  open class func markerImage(with color: UIColor?) -> UIImage {
    UIGraphicsImageRenderer(size: pin).image { _ in
      (color ?? .red).setFill()
      let tip = UIBezierPath()
      tip.move(to: CGPoint(x: 2, y: pin.width / 2 + 6))
      tip.addLine(to: CGPoint(x: pin.width / 2, y: pin.height))
      tip.addLine(to: CGPoint(x: pin.width - 2, y: pin.width / 2 + 6))
      tip.close()
      tip.fill()
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: pin.width, height: pin.width)).fill()
      UIColor(white: 0, alpha: 0.35).setFill()
      UIBezierPath(ovalIn: CGRect(x: pin.width / 2 - 5, y: pin.width / 2 - 5, width: 10, height: 10)).fill()
    }
  }
}

/// The annotation of a marker on the double of MapKit's map.
// @unchecked: the map changes it on the main actor.
final class MarkerAnnotation: MKPointAnnotation, @unchecked Sendable {
  let marker: GMSMarker

  init(_ marker: GMSMarker) {
    self.marker = marker
    super.init()
    update()
  }

  func update() {
    title = marker.title
    subtitle = marker.snippet
    if coordinate.latitude != marker.position.latitude || coordinate.longitude != marker.position.longitude {
      coordinate = marker.position
    }
  }
}

/// The view of a marker.
final class MarkerView: MKAnnotationView {
  /// Shows the marker as it is now.
  func update(_ marker: GMSMarker, pin: UIImage) {
    let shown = subviews.first
    if shown !== marker.iconView {
      shown?.removeFromSuperview()
      if let view = marker.iconView { addSubview(view) }
    }
    if let view = marker.iconView {
      if image != nil { image = nil }
      bounds.size = view.bounds.size
      view.frame = bounds
    } else if let picture = marker.icon ?? pin as UIImage?, image !== picture {
      image = picture
    }
    isEnabled = marker.isTappable
    alpha = CGFloat(marker.opacity)
    zPriority = MKAnnotationViewZPriority(MKAnnotationViewZPriority.defaultUnselected.rawValue + Float(marker.zIndex))
    // The picture turns around the point that is at the place.
    let angle = marker.rotation * .pi / 180
    transform = CGAffineTransform(rotationAngle: angle)
    let offset = CGPoint(
      x: (0.5 - marker.groundAnchor.x) * bounds.width, y: (0.5 - marker.groundAnchor.y) * bounds.height)
    centerOffset = CGPoint(
      x: offset.x * cos(angle) - offset.y * sin(angle), y: offset.x * sin(angle) + offset.y * cos(angle))
  }
}
