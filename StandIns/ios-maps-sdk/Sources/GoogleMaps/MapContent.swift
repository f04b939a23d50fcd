import FlowMapKit
import FlowUIKit

/// The overlays of a map, on the double of MapKit's map that draws them.
@MainActor
final class MapContent {
  private unowned let view: GMSMapView
  private var map: MKMapView { view.map }

  /// All overlays, in the order in which they were added.
  private(set) var overlays: [GMSOverlay] = []
  private var annotations: [ObjectIdentifier: MarkerAnnotation] = [:]
  private var renderers: [ObjectIdentifier: MKOverlayRenderer] = [:]
  private lazy var pin = GMSMarker.markerImage(with: nil)

  init(_ view: GMSMapView) { self.view = view }

  func add(_ overlay: GMSOverlay) {
    overlays.append(overlay)
    if let marker = overlay as? GMSMarker {
      let annotation = MarkerAnnotation(marker)
      annotations[ObjectIdentifier(marker)] = annotation
      map.addAnnotation(annotation)
    } else {
      draw(overlay)
    }
  }

  func remove(_ overlay: GMSOverlay) {
    overlays.removeAll { $0 === overlay }
    if let annotation = annotations.removeValue(forKey: ObjectIdentifier(overlay)) { map.removeAnnotation(annotation) }
    erase(overlay)
    if view.selectedMarker === overlay { view.selectedMarker = nil }
  }

  func update(_ overlay: GMSOverlay) {
    if let annotation = annotations[ObjectIdentifier(overlay)] {
      annotation.update()
      if let view = map.view(for: annotation) as? MarkerView { view.update(annotation.marker, pin: pin) }
      if view.selectedMarker === overlay { view.infoWindow?.update() }
    } else {
      erase(overlay)
      draw(overlay)
    }
  }

  // MARK: - Figures

  private func erase(_ overlay: GMSOverlay) {
    if let renderer = renderers.removeValue(forKey: ObjectIdentifier(overlay)) { map.removeOverlay(renderer.overlay) }
  }

  /// Draws a figure above those with a lower number and those that were added before it.
  private func draw(_ overlay: GMSOverlay) {
    guard let renderer = overlay.makeRenderer() else { return }
    let index = figures.firstIndex { $0 === overlay } ?? 0
    renderers[ObjectIdentifier(overlay)] = renderer
    map.insertOverlay(renderer.overlay, at: index)
  }

  /// The overlays that are figures, in the order in which they are drawn.
  private var figures: [GMSOverlay] {
    overlays.enumerated().filter { !($0.element is GMSMarker) }
      .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }.map(\.element)
  }

  func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
    renderers.values.first { $0.overlay === overlay }
  }

  /// The uppermost figure at a point that can be tapped.
  func figure(at point: CGPoint) -> GMSOverlay? {
    figures.last { $0.isTappable && $0.contains(point, on: view) }
  }

  // MARK: - Markers

  func makeView(of annotation: MarkerAnnotation) -> MarkerView {
    let view = MarkerView(annotation: annotation, reuseIdentifier: nil)
    view.update(annotation.marker, pin: pin)
    return view
  }

  /// The view of a marker, or of the phone's place, at a point.
  func annotationView(at point: CGPoint) -> MKAnnotationView? {
    var hit = map.hitTest(point, with: nil)
    while let here = hit, here !== map {
      if let view = here as? MKAnnotationView { return view }
      hit = here.superview
    }
    return nil
  }

  /// The picture of a marker, in the points of the map.
  func frame(of marker: GMSMarker) -> CGRect {
    let size = marker.iconView?.bounds.size ?? (marker.icon ?? pin).size
    let point = view.projection.point(for: marker.position)
    return CGRect(
      x: point.x - marker.groundAnchor.x * size.width, y: point.y - marker.groundAnchor.y * size.height,
      width: size.width, height: size.height)
  }
}
