#if os(Linux)
  import FlowMapKit
  import PhoneSimulation
  import SwiftUI
  import Testing
  import UIAutomation

  private struct Spot: Identifiable {
    let id: Int
    let place: CLLocationCoordinate2D
  }

  private let spots = [Spot(id: 1, place: .at(0, 0)), Spot(id: 2, place: .at(0.1, 0.1))]

  @Suite("A map of a region") @MainActor
  struct MapRegionTests {
    @Test("shows the region, and writes the one that a finger has dragged it to")
    func drag() {
      let log = MapLog()
      struct Shown: View {
        @Bindable var log: MapLog

        var body: some View {
          Map(coordinateRegion: $log.region, annotationItems: spots) { spot in
            MapAnnotation(coordinate: spot.place) {
              Button("Spot \(spot.id)") { log.add("tapped \(spot.id)") }
            }
          }
        }
      }
      let phone = MapScreen(Shown(log: log))
      let first = phone.app.buttons["Spot 1"]
      #expect(CGPoint(x: first.frame.midX, y: first.frame.midY).isNear(200, 200))
      #expect(
        CGPoint(x: phone.app.buttons["Spot 2"].frame.midX, y: phone.app.buttons["Spot 2"].frame.midY).isNear(300, 100))
      phone.app.buttons["Spot 2"].tap()
      #expect(log.take() == ["tapped 2"])
      phone.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 200, y: 300))
      #expect(log.region.center.isNear(.at(0, -0.1), within: 0.002))
      #expect(abs(log.region.span.longitudeDelta - 0.4) < 1e-5)
      #expect(CGPoint(x: first.frame.midX, y: first.frame.midY).isNear(300, 200, within: 2))
      log.region = .equator(0.4)
      #expect(CGPoint(x: first.frame.midX, y: first.frame.midY).isNear(200, 200))
    }

    @Test("shows all of a region that is narrower than the map")
    func fit() {
      let log = MapLog()
      log.region.span = MKCoordinateSpan(latitudeDelta: 0.4, longitudeDelta: 0.1)
      let phone = MapScreen(
        Map(coordinateRegion: .constant(log.region), annotationItems: spots) {
          MapMarker(coordinate: $0.place, tint: .blue)
        })
      let markers = phone.map.otherElements.allElementsBoundByIndex.map(\.frame)
      #expect(markers.contains { CGPoint(x: $0.midX, y: $0.maxY).isNear(300, 100) })
    }

    @Test("shows the place of the phone if it is permitted, follows it, and stops when a finger drags the map")
    func tracking() {
      struct Followed: View {
        @State private var region = MKCoordinateRegion.equator(0.4)
        @State private var mode = MapUserTrackingMode.follow

        var body: some View {
          VStack(spacing: 0) {
            Map(coordinateRegion: $region, showsUserLocation: true, userTrackingMode: $mode)
            Text(mode == .follow ? "follows" : "stays")
          }
        }
      }
      let phone = MapScreen(Followed())
      phone.screen.phone.location = PhoneLocation(latitude: 5, longitude: 5)
      phone.screen.phone.permissions[.location] = .whileInUse
      let (dot, map) = (phone.item("My Location").frame, phone.map.frame)
      #expect(CGPoint(x: dot.midX, y: dot.midY).isNear(map.midX, map.midY))
      phone.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 180, y: 300))
      #expect(phone.app.staticTexts["stays"].exists)
      #expect(phone.item("My Location").frame.midX > map.midX + 50)
    }

    @Test("does not extend below the bars")
    func bars() {
      let phone = MapScreen(
        Map(mapRect: .constant(.world)).safeAreaInset(edge: .bottom) { Color.clear.frame(height: 100) })
      #expect(phone.map.frame == CGRect(x: 0, y: 0, width: 400, height: 292))
    }
  }
#endif
