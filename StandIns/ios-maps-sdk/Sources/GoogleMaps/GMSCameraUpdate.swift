import FlowCoreLocation
import FlowUIKit
import Foundation

/// A change of a map's camera.
open class GMSCameraUpdate: NSObject {
  enum Change {
    case camera(GMSCameraPosition)
    case target(CLLocationCoordinate2D, zoom: Float?)
    case zoomTo(Float)
    /// A zoom around a point of the view, or around its middle.
    case zoomBy(Float, around: CGPoint?)
    case bounds(GMSCoordinateBounds, UIEdgeInsets)
    case scroll(CGSize)
  }

  let change: Change

  private init(_ change: Change) { self.change = change }

  /// From the edges of a map to bounds that it fits, unless the app says something else, in points.
  private static let padding: CGFloat = 64

  /// A change by one level.
  public class func zoomIn() -> GMSCameraUpdate { zoom(by: 1) }

  /// A change by one level.
  public class func zoomOut() -> GMSCameraUpdate { zoom(by: -1) }

  public class func zoom(by delta: Float) -> GMSCameraUpdate { GMSCameraUpdate(.zoomBy(delta, around: nil)) }

  public class func zoom(to zoom: Float) -> GMSCameraUpdate { GMSCameraUpdate(.zoomTo(zoom)) }

  /// A zoom around a point of the view, which stays at its place.
  public class func zoom(by zoom: Float, at point: CGPoint) -> GMSCameraUpdate {
    GMSCameraUpdate(.zoomBy(zoom, around: point))
  }

  public class func setTarget(_ target: CLLocationCoordinate2D) -> GMSCameraUpdate {
    GMSCameraUpdate(.target(target, zoom: nil))
  }

  public class func setTarget(_ target: CLLocationCoordinate2D, zoom: Float) -> GMSCameraUpdate {
    GMSCameraUpdate(.target(target, zoom: zoom))
  }

  public class func setCamera(_ camera: GMSCameraPosition) -> GMSCameraUpdate { GMSCameraUpdate(.camera(camera)) }

  /// Shows all of some bounds, as near as possible, 64 points from the edges.
  public class func fit(_ bounds: GMSCoordinateBounds) -> GMSCameraUpdate { fit(bounds, withPadding: padding) }

  /// Shows all of some bounds at a distance from the edges, in points.
  public class func fit(_ bounds: GMSCoordinateBounds, withPadding padding: CGFloat) -> GMSCameraUpdate {
    fit(bounds, with: UIEdgeInsets(top: padding, left: padding, bottom: padding, right: padding))
  }

  /// Shows all of some bounds at distances from the edges, in points.
  public class func fit(_ bounds: GMSCoordinateBounds, with edgeInsets: UIEdgeInsets) -> GMSCameraUpdate {
    GMSCameraUpdate(.bounds(bounds, edgeInsets))
  }

  /// Moves the middle of the map, in points.
  public class func scrollBy(x dX: CGFloat, y dY: CGFloat) -> GMSCameraUpdate {
    GMSCameraUpdate(.scroll(CGSize(width: dX, height: dY)))
  }
}
