import FlowUIKit

/// What people can do with a map.
@MainActor @preconcurrency
open class GMSUISettings: NSObject {
  weak var map: GMSMapView?

  open var scrollGestures = true { didSet { map?.settingsChanged() } }
  open var zoomGestures = true { didSet { map?.settingsChanged() } }
  open var rotateGestures = true { didSet { map?.settingsChanged() } }
  /// Whether fingers incline the camera; they do not here.
  open var tiltGestures = true
  /// Whether views around the map receive no gestures; as everywhere the inner view comes first here.
  open var consumesGesturesInView = true
  open var allowScrollGesturesDuringRotateOrZoom = true
  /// Whether a turned map has a compass; it has none here.
  open var compassButton = false
  open var indoorPicker = true

  /// Whether there is a button that shows the phone's place, while the map shows that.
  open var myLocationButton = false { didSet { map?.settingsChanged() } }

  open func setAllGesturesEnabled(_ enabled: Bool) {
    (scrollGestures, zoomGestures, rotateGestures, tiltGestures) = (enabled, enabled, enabled, enabled)
  }
}

/// What the ground of a map shows.
public enum GMSMapViewType: UInt, Sendable {
  case normal = 1
  case satellite, terrain, hybrid, none
}

/// How the safe area is added to the padding of a map.
public enum GMSMapViewPaddingAdjustmentBehavior: UInt, Sendable {
  case always, automatic, never
}

/// The name of a map's look on Google's servers.
public final class GMSMapID: NSObject, Sendable {
  public let identifier: String

  public init(identifier: String) { self.identifier = identifier }
}

/// The colors of a map.
open class GMSMapStyle: NSObject {
  private override init() { super.init() }

  /// Reads a style.
  ///
  /// - Throws: An error if the text is no list in JSON.
  public init(jsonString style: String) throws {
    guard try JSONSerialization.jsonObject(with: Data(style.utf8)) is [Any] else {
      throw CocoaError(.propertyListReadCorrupt)
    }
  }

  /// Reads a style.
  ///
  /// - Throws: An error if the file cannot be read, or is no list in JSON.
  public convenience init(contentsOfFileURL fileURL: URL) throws {
    try self.init(jsonString: String(contentsOf: fileURL, encoding: .utf8))
  }
}

/// What a map has from the beginning.
@MainActor @preconcurrency
open class GMSMapViewOptions: NSObject {
  open var frame = CGRect.zero
  open var camera: GMSCameraPosition?
  open var mapID: GMSMapID?
  open var backgroundColor: UIColor?
}
