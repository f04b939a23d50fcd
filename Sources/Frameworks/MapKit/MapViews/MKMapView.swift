import FlowCoreLocation
import FlowUIKit
import PhoneSimulation
import SwiftUI

/// A map for hierarchies of UIKit views.
///
/// The ground and the overlays are its own content; the views of annotations are subviews at their projected places.
open class MKMapView: UIView {
  open weak var delegate: (any MKMapViewDelegate)?

  // MARK: - State

  /// What the app wants to be shown, until the view has a size.
  private var target = MapCameraPosition.rect(MapTarget.emptyRect)

  /// What is shown.
  private(set) var viewport: MapViewport?

  private(set) lazy var places = MapViewAnnotations(self)
  private(set) lazy var overlayList = MapViewOverlays(self)
  private(set) lazy var user = MapViewUser(self)
  private lazy var gestures = MapViewGestures(self)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    layer.masksToBounds = true
    systemLook = SystemLook(face: { [weak self] in self?.face }, description: { SystemDescription(.map) })
    gestures.attach()
  }

  private var face: AnyView? {
    guard let viewport else { return nil }
    return AnyView(
      ZStack {
        MapGround(viewport: viewport, style: ground)
        ForEach(overlayList.drawings(in: viewport)) { $0.view }
      })
  }

  var ground: MapStyle.Ground { preferredConfiguration.ground }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.width > 0, bounds.height > 0 else { return }
    if let known = viewport, known.size != bounds.size {
      viewport = isMoved ? known.resized(to: bounds.size, insets: EdgeInsets()) : nil
    }
    if viewport == nil { showFirst() }
    places.layOut()
  }

  /// Shows what the app has asked for before the view had a size, and tells the delegate at the next turn of the clock.
  private func showFirst() {
    viewport = targetViewport(for: target)
    let phone = SimulatedPhone.current
    phone.runSoon(named: "the first picture of a map") { [weak self] in
      guard let self else { return }
      delegate?.mapView(self, regionWillChangeAnimated: false)
      delegate?.mapViewDidChangeVisibleRegion(self)
      delegate?.mapView(self, regionDidChangeAnimated: false)
      tellLoading(isConnected: phone.network.isConnected)
    }
    setNeedsDisplay()
  }

  private func tellLoading(isConnected: Bool) {
    guard let delegate else { return }
    delegate.mapViewWillStartLoadingMap(self)
    delegate.mapViewWillStartRenderingMap(self)
    if isConnected {
      delegate.mapViewDidFinishLoadingMap(self)
    } else {
      delegate.mapViewDidFailLoadingMap(self, withError: MKError(.serverFailure))
    }
    delegate.mapViewDidFinishRenderingMap(self, fullyRendered: isConnected)
  }

  private func targetViewport(for position: MapCameraPosition) -> MapViewport {
    MapTarget(size: bounds.size, insets: EdgeInsets(), items: [], user: nil).viewport(for: position)
      .limited(to: cameraBounds)
  }

  // MARK: - The camera

  /// Whether a person has moved the map since the app has.
  private var isMoved = false

  private var hasSize: Bool { bounds.width > 0 && bounds.height > 0 }

  private func show(_ position: MapCameraPosition, animated: Bool) {
    target = position
    isMoved = false
    guard hasSize, viewport != nil else {
      viewport = nil
      return setNeedsLayout()
    }
    change(to: targetViewport(for: position), animated: animated)
  }

  /// Shows something else, and tells the delegate before and after.
  private func change(to new: MapViewport, animated: Bool) {
    if new == viewport { return }
    delegate?.mapView(self, regionWillChangeAnimated: animated)
    viewport = new
    setNeedsLayout()
    delegate?.mapViewDidChangeVisibleRegion(self)
    delegate?.mapView(self, regionDidChangeAnimated: animated)
  }

  /// Begins a movement of fingers, or of the phone that the map follows.
  func beginMoving() {
    isMoved = true
    delegate?.mapView(self, regionWillChangeAnimated: false)
  }

  func move(to new: MapViewport) {
    viewport = new.limited(to: cameraBounds)
    setNeedsLayout()
    delegate?.mapViewDidChangeVisibleRegion(self)
  }

  func endMoving() { delegate?.mapView(self, regionDidChangeAnimated: false) }

  /// What is shown, or will be in a view without a size.
  private var shown: MapViewport {
    viewport
      ?? MapTarget(
        size: hasSize ? bounds.size : CGSize(width: 1, height: 1), insets: EdgeInsets(), items: [], user: nil
      )
      .viewport(for: target)
  }

  /// The region that is shown; of a view without a size, the one that was set.
  open var region: MKCoordinateRegion {
    get {
      if viewport == nil, let region = target.region { return region }
      return shown.region
    }
    set { setRegion(newValue, animated: false) }
  }

  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { show(.region(region), animated: animated) }

  open var centerCoordinate: CLLocationCoordinate2D {
    get { shown.center.coordinate }
    set { setCenter(newValue, animated: false) }
  }

  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    if viewport == nil {
      return show(
        .region(MKCoordinateRegion(center: coordinate, span: region.span)), animated: animated)
    }
    var camera = shown
    camera.center = MKMapPoint(coordinate)
    target = .rect(camera.openRect)
    change(to: camera.limited().limited(to: cameraBounds), animated: animated)
  }

  /// The region that the view would show for another one.
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
    hasSize ? MapViewport(showing: region.mapRect, in: bounds.size).region : region
  }

  open var visibleMapRect: MKMapRect {
    get { shown.openRect }
    set { setVisibleMapRect(newValue, animated: false) }
  }

  open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) { show(.rect(mapRect), animated: animate) }

  /// Shows a rectangle inside of a margin, in points.
  open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool) {
    show(.rect(hasSize ? mapRectThatFits(mapRect, edgePadding: insets) : mapRect), animated: animate)
  }

  open func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect {
    hasSize ? MapViewport(showing: mapRect, in: bounds.size).openRect : mapRect
  }

  open func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect {
    guard hasSize else { return mapRect }
    return MapViewport(
      showing: mapRect, in: bounds.size,
      insets: EdgeInsets(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    ).shownRect
  }

  open var camera: MKMapCamera {
    get { MKMapCamera(shown.camera) }
    set { setCamera(newValue, animated: false) }
  }

  open func setCamera(_ camera: MKMapCamera, animated: Bool) {
    if camera.pitch != 0 { report(.approximate("MKMapCamera.pitch", "the map is drawn from straight above.")) }
    show(.camera(MapCamera(camera)), animated: animated)
  }

  open var cameraZoomRange: CameraZoomRange! { didSet { limit() } }
  open var cameraBoundary: CameraBoundary? { didSet { limit() } }

  open func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
    self.cameraZoomRange = cameraZoomRange
  }

  open func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) {
    self.cameraBoundary = cameraBoundary
  }

  private var cameraBounds: MapCameraBounds? {
    if cameraZoomRange == nil, cameraBoundary == nil { return nil }
    var bounds = MapCameraBounds(
      minimumDistance: cameraZoomRange.map(\.minCenterCoordinateDistance),
      maximumDistance: cameraZoomRange.flatMap {
        $0.maxCenterCoordinateDistance.isFinite ? $0.maxCenterCoordinateDistance : nil
      })
    bounds.centerRect = cameraBoundary?.mapRect
    return bounds
  }

  private func limit() {
    if let viewport { change(to: viewport.limited(to: cameraBounds), animated: false) }
  }

  // MARK: - Places and points

  /// The point of a place in a view, or in the window.
  open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
    convert(shown.point(for: coordinate), to: view)
  }

  /// The place at a point of a view, or of the window.
  open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    shown.mapPoint(for: convert(point, from: view)).coordinate
  }

  /// The rectangle of a region in a view, or in the window.
  open func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
    let rect = region.mapRect
    let corners = [rect.origin, MKMapPoint(x: rect.maxX, y: rect.maxY)].map { convert(shown.point(for: $0), to: view) }
    return CGRect(
      x: min(corners[0].x, corners[1].x), y: min(corners[0].y, corners[1].y), width: abs(corners[1].x - corners[0].x),
      height: abs(corners[1].y - corners[0].y))
  }

  /// The region of a rectangle in a view, or in the window.
  open func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
    let corners = [rect.origin, CGPoint(x: rect.maxX, y: rect.maxY)].map {
      shown.mapPoint(for: convert($0, from: view))
    }
    return MKCoordinateRegion(
      MKMapRect(origin: corners[0], size: MKMapSize()).union(MKMapRect(origin: corners[1], size: MKMapSize())))
  }

  // MARK: - Settings

  open var mapType = MKMapType.standard {
    didSet {
      switch mapType.ground {
      case .standard: preferredConfiguration = MKStandardMapConfiguration()
      case .muted: preferredConfiguration = MKStandardMapConfiguration(emphasisStyle: .muted)
      case .imagery:
        preferredConfiguration = mapType == .hybrid ? MKHybridMapConfiguration() : MKImageryMapConfiguration()
      }
    }
  }

  open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration() { didSet { setNeedsDisplay() } }

  open var isZoomEnabled = true
  open var isScrollEnabled = true
  open var isRotateEnabled = true
  /// Whether fingers incline the camera; they do not here.
  open var isPitchEnabled = true
  /// Whether a turned map has a compass.
  open var showsCompass = true
  /// Whether a map that is zoomed has a scale; it has none here.
  open var showsScale = false
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var showsBuildings = true
  open var showsTraffic = false
  open var showsUserTrackingButton = false {
    didSet {
      if showsUserTrackingButton {
        report(.missing("MKMapView.showsUserTrackingButton", "there is no button."))
      }
    }
  }

  // MARK: - The place of the phone

  open var showsUserLocation: Bool {
    get { user.isShown }
    set { user.isShown = newValue }
  }

  open var userLocation: MKUserLocation { user.annotation }

  open var isUserLocationVisible: Bool {
    guard user.isShown, let viewport, user.annotation.location != nil else { return false }
    return CGRect(origin: .zero, size: viewport.size).contains(viewport.point(for: user.annotation.coordinate))
  }

  open var userTrackingMode: MKUserTrackingMode {
    get { user.mode }
    set { setUserTrackingMode(newValue, animated: false) }
  }

  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { user.setMode(mode, animated: animated) }
}
