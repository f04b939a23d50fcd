import FlowUIKit
import SwiftUI

/// The fingers on a map view: they drag it, zoom it, turn it, and select annotations.
@MainActor
final class MapViewGestures: NSObject {
  private unowned let map: MKMapView
  private var movement: MapMovement?

  init(_ map: MKMapView) { self.map = map }

  func attach() {
    let pan = UIPanGestureRecognizer()
    follow(pan) { [unowned self, unowned pan] in
      guard map.isScrollEnabled else { return }
      let distance = pan.translation(in: map)
      move(pan.state) { $0.distance = CGSize(width: distance.x, height: distance.y) }
    }
    let pinch = UIPinchGestureRecognizer()
    follow(pinch) { [unowned self, unowned pinch] in
      guard map.isZoomEnabled else { return }
      move(pinch.state) {
        $0.factor = pinch.scale
        if $0.anchor == nil { $0.anchor = pinch.location(in: map) }
      }
    }
    let rotation = UIRotationGestureRecognizer()
    follow(rotation) { [unowned self, unowned rotation] in
      guard map.isRotateEnabled else { return }
      move(rotation.state) {
        $0.angle = rotation.rotation * 180 / .pi
        if $0.anchor == nil { $0.anchor = rotation.location(in: map) }
      }
    }
    let twice = UITapGestureRecognizer()
    twice.numberOfTapsRequired = 2
    follow(twice) { [unowned self, unowned twice] in zoomIn(at: twice.location(in: map)) }
    let tap = UITapGestureRecognizer()
    follow(tap) { [unowned self, unowned tap] in self.tap(at: tap.location(in: map)) }
  }

  private func follow(_ recognizer: UIGestureRecognizer, _ action: @escaping @MainActor () -> Void) {
    recognizer.cancelsTouchesInView = false
    recognizer.delegate = self
    recognizer.onAction = action
    map.addGestureRecognizer(recognizer)
  }

  /// Follows fingers that move the map, from the viewport at which they began.
  private func move(_ state: UIGestureRecognizer.State, _ change: (inout MapMovement) -> Void) {
    switch state {
    case .began, .changed:
      guard let viewport = map.viewport else { return }
      if movement == nil {
        if map.user.mode != .none { map.user.setMode(.none, animated: false) }
        map.beginMoving()
      }
      var new = movement ?? MapMovement(start: viewport)
      change(&new)
      movement = new
      map.move(to: new.viewport)
    default:
      guard movement != nil else { return }
      movement = nil
      map.endMoving()
    }
  }

  func zoomIn(at point: CGPoint) {
    guard map.isZoomEnabled, let viewport = map.viewport else { return }
    map.beginMoving()
    map.move(to: viewport.zoomed(by: 2, around: point))
    map.endMoving()
  }

  func tap(at point: CGPoint) {
    if map.places.callout.contains(point) { return }
    if let hit = map.hitTest(point, with: nil), let annotation = map.places.annotation(of: hit) {
      map.tapped(annotation)
    } else {
      map.places.deselect(animated: true)
    }
  }
}

extension MapViewGestures: UIGestureRecognizerDelegate {
  /// Fingers zoom and turn at once, and the app's own recognizers act simultaneously with those of the map.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
