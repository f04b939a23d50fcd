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
      guard let view = views.removeValue(forKey: ObjectIdentifier(annotation)) else { continue }
      view.removeFromSuperview()
      if let name = view.reuseIdentifier { unused[name, default: []].append(view) }
    }
    annotations.removeAll { ids.contains(ObjectIdentifier($0)) }
    map.setNeedsLayout()
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
    if name != MKMapViewDefaultAnnotationViewReuseIdentifier {
      reportMistake(
        "A map view was asked for an annotation view named '\(name)', for which no class is registered. "
          + "It uses MKMarkerAnnotationView. Call register(_:forAnnotationViewWithReuseIdentifier:) first.")
    }
    return MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: name)
  }

  private func makeView(for annotation: any MKAnnotation) -> MKAnnotationView {
    let view =
      map.delegate?.mapView(map, viewFor: annotation)
      ?? (annotation is MKUserLocation
        ? MKUserLocationView(annotation: annotation, reuseIdentifier: nil)
        : dequeue(MKMapViewDefaultAnnotationViewReuseIdentifier, for: annotation))
    if view.annotation == nil { view.annotation = annotation }
    view.map = map
    return view
  }

  /// Makes the views of annotations that are on the map, and places them.
  func layOut() {
    guard let viewport = map.viewport else { return }
    let area = CGRect(origin: .zero, size: viewport.size).insetBy(dx: -Self.margin, dy: -Self.margin)
    var added: [MKAnnotationView] = []
    for annotation in annotations {
      let place = annotation.coordinate
      let point = viewport.point(for: place)
      let id = ObjectIdentifier(annotation)
      guard CLLocationCoordinate2DIsValid(place), area.contains(point) || views[id] != nil else { continue }
      let view = views[id] ?? makeView(for: annotation)
      if views[id] == nil {
        views[id] = view
        view.prepareForDisplay()
        map.addSubview(view)
        added.append(view)
      }
      view.center = CGPoint(
        x: point.x + view.centerOffset.x + view.ownOffset.x, y: point.y + view.centerOffset.y + view.ownOffset.y)
    }
    if !added.isEmpty {
      order()
      map.delegate?.mapView(map, didAdd: added)
    }
    callout.layOut()
  }

  /// Puts views that are farther to the south in front, and the selected one and its callout before all.
  private func order() {
    let ordered = annotations.compactMap { annotation in view(for: annotation).map { ($0, annotation) } }
      .sorted { rank($0) < rank($1) }
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
