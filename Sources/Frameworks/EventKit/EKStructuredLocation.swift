import FlowCoreLocation
import Foundation

/// A place with a name.
open class EKStructuredLocation: EKObject, NSCopying {
  open var title: String?
  /// Where the place is.
  open var geoLocation: CLLocation?
  /// In meters; zero for the system's choice.
  open var radius = 0.0

  public init(title: String) { self.title = title }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = EKStructuredLocation(title: title ?? "")
    (copy.title, copy.geoLocation, copy.radius) = (title, geoLocation, radius)
    return copy
  }
}
