import FlowCoreLocation
import FlowMapKit
import FlowUIKit
import PhoneSimulation

/// A map, drawn by the double of MapKit's map: the ground is that one's, and all that an app adds is at its true place.
///
/// The camera is at its new place at once, also if it is animated, and the delegate is told at the next turn of the
/// screen's clock.
open class GMSMapView: UIView {
  open weak var delegate: (any GMSMapViewDelegate)?

  let map = MKMapView()
  private(set) lazy var content = MapContent(self)
  private lazy var events = MapEvents(self)
  private lazy var locationButton = UIButton(type: .system)

  /// Creates a map.
  public init(options: GMSMapViewOptions) {
    super.init(frame: options.frame)
    setUp()
    if let camera = options.camera { self.camera = camera }
    backgroundColor = options.backgroundColor
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a map.
  public convenience init(frame: CGRect, camera: GMSCameraPosition) {
    self.init(frame: frame)
    self.camera = camera
  }

  /// Creates a map. The identifier has no effect: no look comes from Google's servers.
  public convenience init(frame: CGRect, mapID: GMSMapID, camera: GMSCameraPosition) {
    self.init(frame: frame, camera: camera)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Creates a map.
  public class func map(withFrame frame: CGRect, camera: GMSCameraPosition) -> GMSMapView {
    GMSMapView(frame: frame, camera: camera)
  }

  /// Creates a map. The identifier has no effect: no look comes from Google's servers.
  public class func map(withFrame frame: CGRect, mapID: GMSMapID, camera: GMSCameraPosition) -> GMSMapView {
    GMSMapView(frame: frame, mapID: mapID, camera: camera)
  }

  private func setUp() {
    let phone = SimulatedPhone.current
    if phone.googleMapsAPIKey == nil {
      phone.warn(
        "GMSMapView was created before GMSServices.provideAPIKey(_:), which ends an app on a phone. The map is shown.")
    }
    settings.map = self
    map.delegate = events
    addSubview(map)
    events.attach()
    locationButton.setImage(UIImage(systemName: "location"), for: .normal)
    locationButton.accessibilityLabel = "My Location"
    locationButton.addAction(UIAction { [weak self] _ in self?.tappedLocationButton() }, for: .touchUpInside)
    addSubview(locationButton)
    settingsChanged()
  }

  // MARK: - The camera

  private var position = GMSCameraPosition(latitude: 0, longitude: 0, zoom: kGMSMinZoomLevel)

  /// Whether the map is being moved by the app.
  private(set) var isApplying = false
  private var willTell = false

  /// Where the camera is.
  open var camera: GMSCameraPosition {
    get { position }
    set {
      if newValue.viewingAngle != 0 {
        SimulatedPhone.current.warn(
          "GMSCameraPosition.viewingAngle is approximate: the map is drawn from straight above.")
      }
      let before = position
      position = limited(newValue)
      guard hasSize else { return }
      apply()
      if position != before { tellSoon() }
    }
  }

  open private(set) var minZoom = kGMSMinZoomLevel
  open private(set) var maxZoom = kGMSMaxZoomLevel

  /// Sets the levels between which the map is zoomed.
  open func setMinZoom(_ minZoom: Float, maxZoom: Float) {
    (self.minZoom, self.maxZoom) = (minZoom, max(minZoom, maxZoom))
    if limited(position) != position { camera = position }
  }

  private func limited(_ camera: GMSCameraPosition) -> GMSCameraPosition {
    GMSCameraPosition(
      target: camera.target, zoom: min(max(camera.zoom, minZoom), maxZoom), bearing: camera.bearing,
      viewingAngle: camera.viewingAngle)
  }

  open func animate(to cameraPosition: GMSCameraPosition) { camera = cameraPosition }

  open func animate(toLocation location: CLLocationCoordinate2D) { camera = camera(target: location) }

  open func animate(toZoom zoom: Float) { camera = camera(zoom: zoom) }

  /// Turns the map, in degrees.
  open func animate(toBearing bearing: CLLocationDirection) {
    camera = GMSCameraPosition(
      target: position.target, zoom: position.zoom, bearing: bearing, viewingAngle: position.viewingAngle)
  }

  /// Inclines the camera, in degrees.
  open func animate(toViewingAngle viewingAngle: Double) {
    camera = GMSCameraPosition(
      target: position.target, zoom: position.zoom, bearing: position.bearing, viewingAngle: viewingAngle)
  }

  open func animate(with cameraUpdate: GMSCameraUpdate) { moveCamera(cameraUpdate) }

  open func moveCamera(_ update: GMSCameraUpdate) {
    switch update.change {
    case .camera(let new): camera = new
    case .target(let target, let zoom): camera = camera(target: target, zoom: zoom)
    case .zoomTo(let zoom): camera = camera(zoom: zoom)
    case .zoomBy(let delta, let point): zoom(by: delta, around: point ?? shownMiddle)
    case .bounds(let bounds, let insets): if let new = camera(for: bounds, insets: insets) { camera = new }
    case .scroll(let distance):
      let point = CGPoint(x: shownMiddle.x + distance.width, y: shownMiddle.y + distance.height)
      camera = camera(target: projection.coordinate(for: point))
    }
  }

  private func camera(target: CLLocationCoordinate2D? = nil, zoom: Float? = nil) -> GMSCameraPosition {
    GMSCameraPosition(
      target: target ?? position.target, zoom: zoom ?? position.zoom, bearing: position.bearing,
      viewingAngle: position.viewingAngle)
  }

  private func zoom(by delta: Float, around point: CGPoint) {
    let new = limited(camera(zoom: position.zoom + delta))
    // The place at the point is there afterwards, too.
    let fixed = projection.mapPoint(for: point)
    let moved = GMSProjection(new, size: bounds.size, middle: shownMiddle).mapPoint(for: point)
    let center = MKMapPoint(position.target)
    let target = MKMapPoint(x: center.x + fixed.x - moved.x, y: center.y + fixed.y - moved.y)
    camera = camera(target: target.coordinate, zoom: new.zoom)
  }

  /// The nearest position that shows all of some bounds inside of insets in points; `nil` without a size or a place.
  open func camera(for bounds: GMSCoordinateBounds, insets: UIEdgeInsets) -> GMSCameraPosition? {
    guard hasSize, bounds.isValid else { return nil }
    let all = UIEdgeInsets(
      top: openInsets.top + insets.top, left: openInsets.left + insets.left,
      bottom: openInsets.bottom + insets.bottom, right: openInsets.right + insets.right)
    let area = self.bounds.inset(by: all)
    guard area.width > 0, area.height > 0 else { return nil }
    var (west, east) = (MKMapPoint(bounds.southWest), MKMapPoint(bounds.northEast))
    if east.x < west.x { east.x += MKMapSize.world.width }
    let scale = max((east.x - west.x) / area.width, (west.y - east.y) / area.height)
    let zoom = scale > 0 ? min(max(ZoomLevel.zoom(ofScale: scale), minZoom), maxZoom) : maxZoom
    // The middle of the bounds is in the middle of the area.
    let points = ZoomLevel.scale(ofZoom: zoom)
    west.x = (west.x + east.x) / 2 + (middle.x - area.midX) * points
    west.y = (west.y + east.y) / 2 + (middle.y - area.midY) * points
    return GMSCameraPosition(target: west.coordinate, zoom: zoom)
  }

  /// The relation between places and points at this moment.
  open var projection: GMSProjection { GMSProjection(position, size: bounds.size, middle: shownMiddle) }

  // MARK: - Layout

  private var hasSize: Bool { bounds.width > 0 && bounds.height > 0 }

  /// What covers the edges of the map, in points: the target of the camera is in the middle of the rest.
  open var padding = UIEdgeInsets.zero { didSet { insetsChanged() } }

  /// How the safe area is added to the padding.
  open var paddingAdjustmentBehavior = GMSMapViewPaddingAdjustmentBehavior.always { didSet { insetsChanged() } }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsChanged()
  }

  private var openInsets: UIEdgeInsets {
    let safe = safeAreaInsets
    switch paddingAdjustmentBehavior {
    case .never: return padding
    case .always:
      return UIEdgeInsets(
        top: padding.top + safe.top, left: padding.left + safe.left, bottom: padding.bottom + safe.bottom,
        right: padding.right + safe.right)
    case .automatic:
      return UIEdgeInsets(
        top: max(padding.top, safe.top), left: max(padding.left, safe.left), bottom: max(padding.bottom, safe.bottom),
        right: max(padding.right, safe.right))
    }
  }

  /// The point at which the target of the camera is.
  private var middle: CGPoint {
    let area = bounds.inset(by: openInsets)
    return CGPoint(x: area.midX, y: area.midY)
  }

  private var appliedMiddle: CGPoint?

  /// The point at which it is in the map as it is now: the safe area may have changed since.
  private var shownMiddle: CGPoint { appliedMiddle ?? middle }

  private func insetsChanged() {
    guard hasSize, middle != appliedMiddle else { return }
    apply()
    placeLocationButton()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard hasSize else { return }
    if map.frame != bounds || appliedMiddle != middle {
      map.frame = bounds
      apply()
      tellSoon()
    }
    placeLocationButton()
    infoWindow?.update()
  }

  /// Shows what the camera sees.
  private func apply() {
    isApplying = true
    defer { isApplying = false }
    appliedMiddle = middle
    map.frame = bounds
    let center = projection.mapPoint(for: CGPoint(x: bounds.midX, y: bounds.midY)).coordinate
    let height = bounds.height * ZoomLevel.scale(ofZoom: position.zoom) * MKMetersPerMapPointAtLatitude(center.latitude)
    // The double's camera sees 30 degrees.
    let camera = MKMapCamera(
      lookingAtCenter: center, fromDistance: height / 2 / tan(.pi / 12), pitch: 0, heading: position.bearing)
    map.setCamera(camera, animated: false)
    // The map does not go beyond the edges of the world.
    let shown = map.convert(position.target, toPointTo: map)
    let seen = seenPosition
    if abs(seen.zoom - position.zoom) > 0.001 || hypot(shown.x - middle.x, shown.y - middle.y) > 0.5 { position = seen }
    infoWindow?.update()
  }

  /// What the double of MapKit's map shows.
  private var seenPosition: GMSCameraPosition {
    GMSCameraPosition(
      target: map.convert(shownMiddle, toCoordinateFrom: map),
      zoom: ZoomLevel.zoom(ofScale: map.visibleMapRect.width / map.bounds.width), bearing: map.camera.heading,
      viewingAngle: position.viewingAngle)
  }

  private func tellSoon() {
    if willTell { return }
    willTell = true
    SimulatedPhone.current.runSoon(named: "the camera of a map") { [weak self] in
      guard let self else { return }
      willTell = false
      delegate?.mapView(self, willMove: false)
      delegate?.mapView(self, didChange: camera)
      delegate?.mapView(self, idleAt: camera)
    }
  }

  // MARK: - Fingers

  func beganMoving() { delegate?.mapView(self, willMove: true) }

  func moved() {
    position = seenPosition
    infoWindow?.update()
    delegate?.mapView(self, didChange: camera)
  }

  func endedMoving() {
    if limited(position) != position {
      position = limited(position)
      apply()
    }
    delegate?.mapView(self, idleAt: camera)
  }

  // MARK: - Content

  /// Removes all overlays.
  open func clear() { for overlay in content.overlays { overlay.map = nil } }

  private(set) var infoWindow: InfoWindow?

  /// The marker with an info window.
  open var selectedMarker: GMSMarker? {
    didSet {
      if selectedMarker === oldValue { return }
      if let window = infoWindow {
        window.removeFromSuperview()
        infoWindow = nil
        delegate?.mapView(self, didCloseInfoWindowOf: window.marker)
      }
      guard let selectedMarker, let window = InfoWindow(of: selectedMarker, on: self) else { return }
      infoWindow = window
      addSubview(window)
    }
  }

  // MARK: - Settings

  /// What people can do with the map.
  public let settings = GMSUISettings()

  func settingsChanged() {
    map.isScrollEnabled = settings.scrollGestures
    map.isZoomEnabled = settings.zoomGestures
    map.isRotateEnabled = settings.rotateGestures
    locationButton.isHidden = !settings.myLocationButton || !isMyLocationEnabled
  }

  /// Whether the map shows the place of the phone.
  open var isMyLocationEnabled: Bool {
    get { map.showsUserLocation }
    set {
      map.showsUserLocation = newValue
      settingsChanged()
    }
  }

  /// The place of the phone, while the map shows it.
  open var myLocation: CLLocation? { isMyLocationEnabled ? map.userLocation.location : nil }

  /// The size of the button for the phone's place, and its distance from the edges, in points.
  private static let (buttonSize, buttonMargin) = (CGFloat(56), CGFloat(12))

  private func placeLocationButton() {
    let area = bounds.inset(by: openInsets)
    locationButton.frame = CGRect(
      x: area.maxX - Self.buttonSize - Self.buttonMargin, y: area.maxY - Self.buttonSize - Self.buttonMargin,
      width: Self.buttonSize, height: Self.buttonSize)
    locationButton.backgroundColor = .white
    locationButton.layer.cornerRadius = Self.buttonSize / 2
  }

  private func tappedLocationButton() {
    if delegate?.didTapMyLocationButton(for: self) == true { return }
    if let place = myLocation?.coordinate { animate(toLocation: place) }
  }

  /// What the ground shows. The double of MapKit's map knows streets and pictures from above.
  open var mapType = GMSMapViewType.normal {
    didSet {
      switch mapType {
      case .normal, .terrain, .none: map.mapType = .standard
      case .satellite: map.mapType = .satellite
      case .hybrid: map.mapType = .hybrid
      }
    }
  }

  /// The colors of the ground, which stay as they are here.
  open var mapStyle: GMSMapStyle? {
    didSet {
      if mapStyle != nil {
        SimulatedPhone.current.warn("GMSMapView.mapStyle is not implemented: the map keeps its colors.")
      }
    }
  }

  /// Whether the map shows traffic; there is none here.
  open var isTrafficEnabled = false
  open var isIndoorEnabled = true
  open var isBuildingsEnabled = true
}
