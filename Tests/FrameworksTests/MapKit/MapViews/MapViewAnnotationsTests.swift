#if os(Linux)
  import FlowMapKit
  import SwiftUI
  import Testing
  import UIAutomation

  /// A delegate whose views are joined.
  @MainActor
  private final class Clustering: NSObject, MKMapViewDelegate {
    var lines: [String] = []
    var collision = MKAnnotationView.CollisionMode.rectangle
    var clusterTitle: String?

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }

    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
      if annotation is MKClusterAnnotation { return nil }
      let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: "marker")
      view.clusteringIdentifier = annotation.subtitle ?? "places"
      view.collisionMode = collision
      return view
    }

    func mapView(
      _ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
    ) -> MKClusterAnnotation {
      let cluster = MKClusterAnnotation(memberAnnotations: memberAnnotations)
      if let clusterTitle { (cluster.title, cluster.subtitle) = (clusterTitle, nil) }
      return cluster
    }

    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {
      lines.append("added " + views.map { $0.annotation?.title ?? "" }.joined(separator: " "))
    }

    func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {
      let members = (annotation as? MKClusterAnnotation)?.memberAnnotations.count ?? 1
      lines.append("selects \(members)")
    }

    func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) { lines.append("deselects") }
  }

  private struct Shown: UIViewRepresentable {
    let view: MKMapView

    func makeUIView(context: Context) -> MKMapView { view }
    func updateUIView(_ view: MKMapView, context: Context) {}
  }

  @Suite("Clusters of annotations") @MainActor
  struct MapViewAnnotationsTests {
    private let delegate = Clustering()
    private let view = MKMapView()
    private let a = Self.point("A", 0, 0)
    private let b = Self.point("B", 0, 0.02)

    private static func point(_ title: String, _ latitude: Double, _ longitude: Double) -> MKPointAnnotation {
      MKPointAnnotation(__coordinate: .at(latitude, longitude), title: title, subtitle: nil)
    }

    /// A map of 0.4 degrees in 400 points.
    private func show(_ annotations: [any MKAnnotation]) -> MapScreen {
      view.delegate = delegate
      view.setRegion(.equator(0.4), animated: false)
      let phone = MapScreen(Shown(view: view))
      phone.screen.perform { view.addAnnotations(annotations) }
      return phone
    }

    private func cluster(of annotation: any MKAnnotation) -> MKClusterAnnotation? {
      view.view(for: annotation)?.clusterAnnotationView?.annotation as? MKClusterAnnotation
    }

    @Test("one view stands for annotations that would cover each other, until the map is zoomed in")
    func zooming() throws {
      let phone = show([a, b, Self.point("C", 0.1, 0.1)])
      #expect(delegate.take() == ["added A C"])
      #expect(phone.item("A, +1 more").exists && phone.item("C").exists && !phone.item("A").exists)
      #expect(phone.tip("A, +1 more").isNear(210, 200))
      let cluster = try #require(self.cluster(of: a))
      #expect(cluster.memberAnnotations.map(\.title) == ["A", "B"] && self.cluster(of: b) === cluster)
      #expect(view.view(for: cluster) is MKMarkerAnnotationView && view.annotations.count == 3)
      phone.screen.perform { view.setCenter(.at(0.01, 0), animated: false) }
      #expect(self.cluster(of: a) === cluster)
      phone.screen.perform { view.setRegion(.equator(0.04), animated: false) }
      #expect(phone.item("A").exists && phone.item("B").exists && !phone.item("A, +1 more").exists)
      #expect(self.cluster(of: a) == nil && view.view(for: cluster) == nil)
      #expect(delegate.take() == ["added A B"])
      #expect(phone.issues.isEmpty)
    }

    @Test("a cluster is selected as one; an annotation that is selected leaves it")
    func selection() {
      let phone = show([a, b])
      _ = delegate.take()
      phone.item("A, +1 more").tap()
      #expect(delegate.take() == ["selects 2"])
      phone.screen.perform { view.selectAnnotation(a, animated: false) }
      #expect(phone.item("A").exists && phone.item("B").exists && !phone.item("A, +1 more").exists)
      #expect(delegate.take().suffix(1) == ["selects 1"])
      phone.screen.perform { view.deselectAnnotation(a, animated: false) }
      #expect(phone.item("A, +1 more").exists && !phone.item("B").exists)
    }

    @Test("has the annotation of the delegate, and ends with its members")
    func ownAnnotation() {
      delegate.clusterTitle = "2 places"
      let phone = show([a, b])
      #expect(phone.item("2 places").exists)
      phone.screen.perform { view.removeAnnotation(b) }
      #expect(phone.item("A").exists && !phone.item("2 places").exists && cluster(of: a) == nil)
    }

    @Test("joins views of one name alone, as their mode says")
    func modes() {
      let above = Self.point("B", 0.033, 0)
      #expect(MapViewAnnotationsTests().joins([a, above], .rectangle))
      #expect(!MapViewAnnotationsTests().joins([a, above], .circle))
      #expect(MapViewAnnotationsTests().joins([a, b], .circle))
      #expect(!MapViewAnnotationsTests().joins([a, b], .none))
      b.subtitle = "others"
      #expect(!MapViewAnnotationsTests().joins([a, b], .rectangle))
    }

    private func joins(_ annotations: [any MKAnnotation], _ mode: MKAnnotationView.CollisionMode) -> Bool {
      delegate.collision = mode
      let phone = show(annotations)
      return phone.item("A, +1 more").exists && !phone.item("A").exists
    }
  }
#endif
