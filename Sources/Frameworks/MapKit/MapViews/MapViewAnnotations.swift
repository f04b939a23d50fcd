import FlowCoreLocation
import FlowUIKit
import SwiftUI

/// The names of the classes that a map view makes views of.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
  "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"

/// The annotations of a map view and their views.
@MainActor
final class MapViewAnnotations {
  private unowned let map: MKMapView
  private(set) var annotations: [any MKAnnotation] = []
  private var clusters: [MKClusterAnnotation] = []
  private var views: [ObjectIdentifier: MKAnnotationView] = [:]
  private var unused: [String: [MKAnnotationView]] = [:]
  private var classes: [String: MKAnnotationView.Type] = [:]
  private(set) var selected: (any MKAnnotation)?
  private(set) lazy var callout = MapCallout(map)

  /// How far outside of a map the views of annotations are made, in points.
  private static let margin: CGFloat = 100

  init(_ map: MKMapView) { self.map = map }

  func add(_ new: [any MKAnnotation]) {
    for annotation in new where !annotations.contains(where: { $0 === annotation }) {
      annotations.append(annotation)
      (annotation as? MKShape)?.onChange = { [weak map] in map?.setNeedsLayout() }
    }
    map.setNeedsLayout()
  }

  func remove(_ old: [any MKAnnotation]) {
    let ids = Set(old.map { ObjectIdentifier($0) })
    for annotation in annotations where ids.contains(ObjectIdentifier(annotation)) {
      if selected === annotation { deselect() }
      (annotation as? MKShape)?.onChange = nil
      removeView(of: annotation)
    }
    annotations.removeAll { ids.contains(ObjectIdentifier($0)) }
    map.setNeedsLayout()
  }

  private func removeView(of annotation: any MKAnnotation) {
    guard let view = views.removeValue(forKey: ObjectIdentifier(annotation)) else { return }
    view.removeFromSuperview()
    view.clusterAnnotationView = nil
    if let name = view.reuseIdentifier { unused[name, default: []].append(view) }
  }

  func view(for annotation: any MKAnnotation) -> MKAnnotationView? { views[ObjectIdentifier(annotation)] }

  func annotation(of view: UIView) -> (any MKAnnotation)? {
    var current: UIView? = view
    while let here = current, here !== map {
      if let found = here as? MKAnnotationView { return found.annotation }
      current = here.superview
    }
    return nil
  }

  // MARK: - Views

  func register(_ type: AnyClass?, _ name: String) { classes[name] = type as? MKAnnotationView.Type }

  func dequeue(_ name: String) -> MKAnnotationView? {
    guard let view = unused[name]?.popLast() else { return nil }
    view.prepareForReuse()
    return view
  }

  func dequeue(_ name: String, for annotation: any MKAnnotation) -> MKAnnotationView {
    if let view = dequeue(name) {
      view.annotation = annotation
      return view
    }
    if let type = classes[name] { return AnnotationViewClass.make(type, annotation: annotation, reuseIdentifier: name) }
    let defaults = [
      MKMapViewDefaultAnnotationViewReuseIdentifier, MKMapViewDefaultClusterAnnotationViewReuseIdentifier,
    ]
    if !defaults.contains(name) {
      reportMistake(
        "A map view was asked for an annotation view named '\(name)', for which no class is registered. "
          + "It uses MKMarkerAnnotationView. Call register(_:forAnnotationViewWithReuseIdentifier:) first.")
    }
    return MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: name)
  }

  private func makeView(for annotation: any MKAnnotation) -> MKAnnotationView {
    let view = map.delegate?.mapView(map, viewFor: annotation) ?? defaultView(for: annotation)
    if view.annotation == nil { view.annotation = annotation }
    view.map = map
    return view
  }

  private func defaultView(for annotation: any MKAnnotation) -> MKAnnotationView {
    switch annotation {
    case is MKUserLocation: MKUserLocationView(annotation: annotation, reuseIdentifier: nil)
    case is MKClusterAnnotation: dequeue(MKMapViewDefaultClusterAnnotationViewReuseIdentifier, for: annotation)
    default: dequeue(MKMapViewDefaultAnnotationViewReuseIdentifier, for: annotation)
    }
  }

  /// Makes the views of annotations that are on the map, and places them.
  func layOut() {
    guard let viewport = map.viewport else { return }
    let area = CGRect(origin: .zero, size: viewport.size).insetBy(dx: -Self.margin, dy: -Self.margin)
    var placed: [MKAnnotationView] = []
    for annotation in annotations {
      let coordinate = annotation.coordinate
      guard CLLocationCoordinate2DIsValid(coordinate),
        area.contains(viewport.point(for: coordinate)) || view(for: annotation) != nil
      else { continue }
      placed.append(place(annotation, in: viewport))
    }
    let added = joinClusters(of: placed, in: viewport).filter { $0.superview !== map }
    for view in added { map.addSubview(view) }
    if !added.isEmpty {
      order()
      map.delegate?.mapView(map, didAdd: added)
    }
    callout.layOut()
  }

  /// The view of an annotation, which is made if there is none, at its place.
  private func place(_ annotation: any MKAnnotation, in viewport: MapViewport) -> MKAnnotationView {
    let id = ObjectIdentifier(annotation)
    let view = views[id] ?? makeView(for: annotation)
    if views[id] == nil {
      views[id] = view
      view.prepareForDisplay()
    }
    let point = viewport.point(for: annotation.coordinate)
    view.center = CGPoint(
      x: point.x + view.centerOffset.x + view.ownOffset.x, y: point.y + view.centerOffset.y + view.ownOffset.y)
    return view
  }

  // MARK: - Clusters

  /// The views to show: those that stand for clusters, and those that cover none of their cluster.
  private func joinClusters(of placed: [MKAnnotationView], in viewport: MapViewport) -> [MKAnnotationView] {
    var (shown, joined): ([MKAnnotationView], [MKClusterAnnotation]) = ([], [])
    var rest = placed[...]
    while let first = rest.popFirst() {
      let members = [first] + (first.clusteringIdentifier == nil ? [] : rest.filter { isJoined($0, with: first) })
      guard members.count > 1 else {
        first.clusterAnnotationView = nil
        shown.append(first)
        continue
      }
      rest.removeAll { view in members.contains { $0 === view } }
      let cluster = cluster(of: members.compactMap(\.annotation))
      joined.append(cluster)
      let view = place(cluster, in: viewport)
      shown.append(view)
      for member in members {
        member.clusterAnnotationView = view
        member.removeFromSuperview()
      }
    }
    for former in clusters where !joined.contains(where: { $0 === former }) {
      if selected === former { deselect() }
      removeView(of: former)
    }
    clusters = joined
    return shown
  }

  /// Whether a cluster stands for two views. The selected one stays by itself.
  private func isJoined(_ view: MKAnnotationView, with other: MKAnnotationView) -> Bool {
    guard let name = view.clusteringIdentifier, name == other.clusteringIdentifier, !view.isSelected,
      !other.isSelected, view.collisionMode != .none, other.collisionMode != .none
    else { return false }
    guard view.collisionMode == .circle, other.collisionMode == .circle else {
      return view.frame.intersects(other.frame)
    }
    let radii = (min(view.frame.width, view.frame.height) + min(other.frame.width, other.frame.height)) / 2
    return hypot(view.center.x - other.center.x, view.center.y - other.center.y) < radii
  }

  /// The cluster of annotations: the same one for the same annotations.
  private func cluster(of members: [any MKAnnotation]) -> MKClusterAnnotation {
    let known = clusters.first { cluster in
      cluster.memberAnnotations.count == members.count
        && zip(cluster.memberAnnotations, members).allSatisfy { $0 === $1 }
    }
    return known ?? map.delegate?.mapView(map, clusterAnnotationForMemberAnnotations: members)
      ?? MKClusterAnnotation(memberAnnotations: members)
  }

  /// Puts views that are farther to the south in front, and the selected one and its callout before all.
  private func order() {
    let ordered = (annotations + clusters).compactMap { annotation in view(for: annotation).map { ($0, annotation) } }
      .filter { $0.0.superview === map }.sorted { rank($0) < rank($1) }
    for (view, _) in ordered { map.bringSubviewToFront(view) }
    callout.bringToFront()
  }

  private func rank(_ entry: (MKAnnotationView, any MKAnnotation)) -> (Float, Double) {
    let (view, annotation) = entry
    let priority = view.isSelected ? view.selectedZPriority : view.zPriority
    return ((view.isSelected ? 1 : 0) + priority.rawValue, -annotation.coordinate.latitude)
  }

  // MARK: - Selection

  func select(_ annotation: any MKAnnotation, animated: Bool) {
    if selected === annotation { return }
    deselect()
    map.layoutIfNeeded()
    guard let view = view(for: annotation), view.isEnabled else { return }
    selected = annotation
    view.setSelected(true, animated: animated)
    if view.clusterAnnotationView != nil { layOut() }
    order()
    if view.canShowCallout { callout.show(for: view) }
    map.delegate?.mapView(map, didSelect: view)
    map.delegate?.mapView(map, didSelect: annotation)
  }

  func deselect(animated: Bool = false) {
    guard let annotation = selected else { return }
    selected = nil
    callout.hide()
    guard let view = view(for: annotation) else { return }
    view.setSelected(false, animated: animated)
    if view.clusteringIdentifier != nil { map.setNeedsLayout() }
    order()
    map.delegate?.mapView(map, didDeselect: view)
    map.delegate?.mapView(map, didDeselect: annotation)
  }
}

extension MKMapView {
  public func addAnnotation(_ annotation: any MKAnnotation) { places.add([annotation]) }
  public func addAnnotations(_ annotations: [any MKAnnotation]) { places.add(annotations) }
  public func removeAnnotation(_ annotation: any MKAnnotation) { places.remove([annotation]) }
  public func removeAnnotations(_ annotations: [any MKAnnotation]) { places.remove(annotations) }

  /// The annotations, with that of the phone's place.
  public var annotations: [any MKAnnotation] { places.annotations }

  /// The annotations in a rectangle.
  public func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
    Set(
      places.annotations.filter { mapRect.contains(MKMapPoint($0.coordinate)) }.compactMap {
        ($0 as? NSObject).map { AnyHashable($0) }
      })
  }

  /// The view of an annotation, or `nil` while it is not on the map.
  public func view(for annotation: any MKAnnotation) -> MKAnnotationView? { places.view(for: annotation) }

  /// A view that is not used any longer, or `nil`.
  public func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    places.dequeue(identifier)
  }

  /// A view that is not used any longer, or a new one of the class that is registered.
  public func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView { places.dequeue(identifier, for: annotation) }

  /// Registers a class of views.
  public func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
    places.register(viewClass, identifier)
  }

  public func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    places.select(annotation, animated: animated)
  }

  public func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    if annotation == nil || annotation === places.selected { places.deselect(animated: animated) }
  }

  public var selectedAnnotations: [any MKAnnotation] {
    get { places.selected.map { [$0] } ?? [] }
    set {
      if let first = newValue.first { places.select(first, animated: false) } else { places.deselect() }
    }
  }

  /// Shows all of some annotations.
  public func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations)
    let items = annotations.map {
      MapItem(
        id: [], kind: .marker(MKMapPoint($0.coordinate), MarkerLabel(title: AnyView(EmptyView()))),
        settings: MapItemSettings(), tags: [])
    }
    guard !items.isEmpty else { return }
    let size = bounds.width > 0 && bounds.height > 0 ? bounds.size : CGSize(width: 1, height: 1)
    let target = MapTarget(size: size, insets: EdgeInsets(), items: items, user: nil)
    setVisibleMapRect(target.viewport(for: .automatic).openRect, animated: animated)
  }

  /// Selects an annotation that a finger has tapped.
  func tapped(_ annotation: any MKAnnotation) { places.select(annotation, animated: true) }
}
