import FlowCoreLocation
import FlowUIKit

/// Receives the events of a map.
@MainActor @preconcurrency
public protocol GMSMapViewDelegate: NSObjectProtocol {
  func mapView(_ mapView: GMSMapView, willMove gesture: Bool)
  func mapView(_ mapView: GMSMapView, didChange position: GMSCameraPosition)
  func mapView(_ mapView: GMSMapView, idleAt position: GMSCameraPosition)
  func mapView(_ mapView: GMSMapView, didTapAt coordinate: CLLocationCoordinate2D)
  func mapView(_ mapView: GMSMapView, didLongPressAt coordinate: CLLocationCoordinate2D)
  /// A marker was tapped; `false` to select it and to move it to the middle.
  func mapView(_ mapView: GMSMapView, didTap marker: GMSMarker) -> Bool
  func mapView(_ mapView: GMSMapView, didTapInfoWindowOf marker: GMSMarker)
  func mapView(_ mapView: GMSMapView, didLongPressInfoWindowOf marker: GMSMarker)
  func mapView(_ mapView: GMSMapView, didTap overlay: GMSOverlay)
  /// The info window of a marker, or `nil`.
  func mapView(_ mapView: GMSMapView, markerInfoWindow marker: GMSMarker) -> UIView?
  /// What is in the frame of an info window, or `nil` for the marker's texts.
  func mapView(_ mapView: GMSMapView, markerInfoContents marker: GMSMarker) -> UIView?
  func mapView(_ mapView: GMSMapView, didCloseInfoWindowOf marker: GMSMarker)
  func mapView(_ mapView: GMSMapView, didBeginDragging marker: GMSMarker)
  func mapView(_ mapView: GMSMapView, didDrag marker: GMSMarker)
  func mapView(_ mapView: GMSMapView, didEndDragging marker: GMSMarker)
  /// The button for the phone's place was tapped; `false` to show that place.
  func didTapMyLocationButton(for mapView: GMSMapView) -> Bool
  func mapView(_ mapView: GMSMapView, didTapMyLocation location: CLLocationCoordinate2D)
  func mapViewDidStartTileRendering(_ mapView: GMSMapView)
  func mapViewDidFinishTileRendering(_ mapView: GMSMapView)
  func mapViewSnapshotReady(_ mapView: GMSMapView)
}

extension GMSMapViewDelegate {
  public func mapView(_ mapView: GMSMapView, willMove gesture: Bool) {}
  public func mapView(_ mapView: GMSMapView, didChange position: GMSCameraPosition) {}
  public func mapView(_ mapView: GMSMapView, idleAt position: GMSCameraPosition) {}
  public func mapView(_ mapView: GMSMapView, didTapAt coordinate: CLLocationCoordinate2D) {}
  public func mapView(_ mapView: GMSMapView, didLongPressAt coordinate: CLLocationCoordinate2D) {}
  public func mapView(_ mapView: GMSMapView, didTap marker: GMSMarker) -> Bool { false }
  public func mapView(_ mapView: GMSMapView, didTapInfoWindowOf marker: GMSMarker) {}
  public func mapView(_ mapView: GMSMapView, didLongPressInfoWindowOf marker: GMSMarker) {}
  public func mapView(_ mapView: GMSMapView, didTap overlay: GMSOverlay) {}
  public func mapView(_ mapView: GMSMapView, markerInfoWindow marker: GMSMarker) -> UIView? { nil }
  public func mapView(_ mapView: GMSMapView, markerInfoContents marker: GMSMarker) -> UIView? { nil }
  public func mapView(_ mapView: GMSMapView, didCloseInfoWindowOf marker: GMSMarker) {}
  public func mapView(_ mapView: GMSMapView, didBeginDragging marker: GMSMarker) {}
  public func mapView(_ mapView: GMSMapView, didDrag marker: GMSMarker) {}
  public func mapView(_ mapView: GMSMapView, didEndDragging marker: GMSMarker) {}
  public func didTapMyLocationButton(for mapView: GMSMapView) -> Bool { false }
  public func mapView(_ mapView: GMSMapView, didTapMyLocation location: CLLocationCoordinate2D) {}
  public func mapViewDidStartTileRendering(_ mapView: GMSMapView) {}
  public func mapViewDidFinishTileRendering(_ mapView: GMSMapView) {}
  public func mapViewSnapshotReady(_ mapView: GMSMapView) {}
}
