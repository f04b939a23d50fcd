import FlowMapKit
import FlowUIKit

/// What happens on the double of MapKit's map.
@MainActor
final class MapEvents: NSObject, MKMapViewDelegate {
  private unowned let view: GMSMapView

  /// Whether the map has shown its first picture, of which it tells as of a movement.
  private var hasBegun = false

  /// Whether a finger is down for longer than a tap.
  private var isPressing = false
  private var dragged: GMSMarker?

  init(_ view: GMSMapView) { self.view = view }

  func attach() {
    let tap = UITapGestureRecognizer(target: self, action: _selector(MapEvents.tapped(_:), "tapped:"))
    let press = UILongPressGestureRecognizer(target: self, action: _selector(MapEvents.pressed(_:), "pressed:"))
    for recognizer in [tap, press] as [UIGestureRecognizer] {
      recognizer.cancelsTouchesInView = false
      view.map.addGestureRecognizer(recognizer)
    }
  }

  // MARK: - Taps

  private func tapped(_ recognizer: UITapGestureRecognizer) {
    let point = recognizer.location(in: view.map)
    // The map tells of these, also for assistive technologies.
    if view.content.annotationView(at: point)?.isEnabled == true { return }
    if let figure = view.content.figure(at: point) {
      view.delegate?.mapView(view, didTap: figure)
    } else {
      view.selectedMarker = nil
      view.delegate?.mapView(view, didTapAt: view.projection.coordinate(for: point))
    }
  }

  func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {
    // Each tap counts, also one on the marker that was tapped before.
    mapView.deselectAnnotation(annotation, animated: false)
    if isPressing { return }
    if annotation is MKUserLocation {
      view.delegate?.mapView(view, didTapMyLocation: annotation.coordinate)
    } else if let marker = (annotation as? MarkerAnnotation)?.marker {
      if view.delegate?.mapView(view, didTap: marker) == true { return }
      view.selectedMarker = marker
      view.animate(toLocation: marker.position)
    }
  }

  /// A long press drags the marker that it begins on.
  private func pressed(_ recognizer: UILongPressGestureRecognizer) {
    let point = recognizer.location(in: view.map)
    let place = view.projection.coordinate(for: point)
    switch recognizer.state {
    case .began:
      isPressing = true
      let annotation = view.content.annotationView(at: point)?.annotation
      guard let marker = (annotation as? MarkerAnnotation)?.marker, marker.isDraggable else {
        view.delegate?.mapView(view, didLongPressAt: place)
        return
      }
      dragged = marker
      view.map.isScrollEnabled = false
      view.delegate?.mapView(view, didBeginDragging: marker)
    case .changed:
      guard let dragged else { return }
      dragged.position = place
      view.delegate?.mapView(view, didDrag: dragged)
    default:
      isPressing = false
      guard let marker = dragged else { return }
      dragged = nil
      view.settingsChanged()
      view.delegate?.mapView(view, didEndDragging: marker)
    }
  }

  // MARK: - Movements

  private var isMovedByPerson: Bool { hasBegun && !view.isApplying }

  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {
    if isMovedByPerson { view.beganMoving() }
  }

  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) { if isMovedByPerson { view.moved() } }

  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
    if isMovedByPerson { view.endedMoving() }
  }

  func mapViewWillStartLoadingMap(_ mapView: MKMapView) { hasBegun = true }

  func mapViewWillStartRenderingMap(_ mapView: MKMapView) { view.delegate?.mapViewDidStartTileRendering(view) }

  func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) {
    view.delegate?.mapViewDidFinishTileRendering(view)
    if fullyRendered { view.delegate?.mapViewSnapshotReady(view) }
  }

  // MARK: - Content

  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
    (annotation as? MarkerAnnotation).map(view.content.makeView(of:))
  }

  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    view.content.renderer(for: overlay) ?? MKOverlayRenderer(overlay: overlay)
  }
}
