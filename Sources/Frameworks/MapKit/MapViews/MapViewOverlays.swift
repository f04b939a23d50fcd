import FlowUIKit
import SwiftUI

/// The overlays of a map view and their renderers.
@MainActor
final class MapViewOverlays {
  private struct Entry {
    let overlay: any MKOverlay
    var level: MKOverlayLevel
  }

  private unowned let map: MKMapView
  private var entries: [Entry] = []
  private var renderers: [ObjectIdentifier: MKOverlayRenderer] = [:]

  init(_ map: MKMapView) { self.map = map }

  var overlays: [any MKOverlay] { entries.map(\.overlay) }

  func overlays(in level: MKOverlayLevel) -> [any MKOverlay] {
    entries.filter { $0.level == level }.map(\.overlay)
  }

  func insert(_ overlay: any MKOverlay, at index: Int? = nil, level: MKOverlayLevel) {
    entries.removeAll { $0.overlay === overlay }
    let place = index.map { min(max(0, $0), entries.count) } ?? entries.count
    entries.insert(Entry(overlay: overlay, level: level), at: place)
    map.setNeedsDisplay()
  }

  func index(of overlay: any MKOverlay) -> Int? { entries.firstIndex { $0.overlay === overlay } }

  func level(of overlay: any MKOverlay) -> MKOverlayLevel? { entries.first { $0.overlay === overlay }?.level }

  func remove(_ old: [any MKOverlay]) {
    let ids = Set(old.map { ObjectIdentifier($0) })
    entries.removeAll { ids.contains(ObjectIdentifier($0.overlay)) }
    for id in ids { renderers[id] = nil }
    map.setNeedsDisplay()
  }

  func exchange(_ first: Int, _ second: Int) {
    guard entries.indices.contains(first), entries.indices.contains(second) else { return }
    entries.swapAt(first, second)
    map.setNeedsDisplay()
  }

  func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
    guard index(of: overlay) != nil else { return nil }
    if let known = renderers[ObjectIdentifier(overlay)] { return known }
    guard let delegate = map.delegate else { return nil }
    let renderer = delegate.mapView(map, rendererFor: overlay)
    renderer.map = map
    renderers[ObjectIdentifier(overlay)] = renderer
    delegate.mapView(map, didAdd: [renderer])
    return renderer
  }

  struct Drawing: Identifiable {
    let id: ObjectIdentifier
    let view: MapFigureView
  }

  /// The figures of the overlays, those above the names last.
  func drawings(in viewport: MapViewport) -> [Drawing] {
    (overlays(in: .aboveRoads) + overlays(in: .aboveLabels)).compactMap { overlay in
      renderer(for: overlay)?.drawing(in: viewport).map { Drawing(id: ObjectIdentifier(overlay), view: $0) }
    }
  }
}

extension MKMapView {
  public func addOverlay(_ overlay: any MKOverlay) { overlayList.insert(overlay, level: .aboveLabels) }
  public func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { overlayList.insert(overlay, level: level) }
  public func addOverlays(_ overlays: [any MKOverlay]) { overlays.forEach { addOverlay($0) } }
  public func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) {
    overlays.forEach { addOverlay($0, level: level) }
  }

  public func removeOverlay(_ overlay: any MKOverlay) { overlayList.remove([overlay]) }
  public func removeOverlays(_ overlays: [any MKOverlay]) { overlayList.remove(overlays) }

  public func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
    overlayList.insert(overlay, at: index, level: .aboveLabels)
  }
  public func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) {
    overlayList.insert(overlay, at: index, level: level)
  }
  public func insertOverlay(_ overlay: any MKOverlay, above sibling: any MKOverlay) {
    overlayList.insert(
      overlay, at: overlayList.index(of: sibling).map { $0 + 1 },
      level: overlayList.level(of: sibling) ?? .aboveLabels)
  }
  public func insertOverlay(_ overlay: any MKOverlay, below sibling: any MKOverlay) {
    overlayList.insert(
      overlay, at: overlayList.index(of: sibling), level: overlayList.level(of: sibling) ?? .aboveLabels)
  }
  public func exchangeOverlay(at index1: Int, withOverlayAt index2: Int) { overlayList.exchange(index1, index2) }

  public var overlays: [any MKOverlay] { overlayList.overlays }
  public func overlays(in level: MKOverlayLevel) -> [any MKOverlay] { overlayList.overlays(in: level) }

  /// The renderer of an overlay, or `nil` before it is drawn.
  public func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { overlayList.renderer(for: overlay) }
}
