#if os(Linux)
  import FlowMapKit
  import PhoneSimulation
  import SwiftUI
  import Testing
  import UIAutomation

  private struct City: Identifiable {
    let id: String
    let place: CLLocationCoordinate2D
  }

  private let cities = [City(id: "A", place: .at(0, 0)), City(id: "B", place: .at(0.1, 0.05))]

  private struct CityMap: View {
    @Bindable var log: MapLog

    var body: some View {
      Map(position: $log.position, selection: $log.selection) {
        ForEach(cities) { Marker($0.id, coordinate: $0.place) }
        Marker("Tagged", systemImage: "star", coordinate: .at(-0.1, -0.1)).tag("tag")
      }
      .onMapCameraChange { context in log.add("end \(Int((context.region.span.longitudeDelta * 1000).rounded()))") }
      .onMapCameraChange(frequency: .continuous) { log.add("moves") }
    }
  }

  @Suite("A map") @MainActor
  struct MapTests {
    @Test("is an element with its markers at their projected places")
    func places() {
      let log = MapLog()
      log.position = .region(.equator(0.4))
      let phone = MapScreen(CityMap(log: log))
      #expect(phone.map.frame == CGRect(x: 0, y: 0, width: 400, height: 400))
      #expect(phone.tip("A").isNear(200, 200))
      // 400 points show 0.4 degrees.
      #expect(phone.tip("B").isNear(250, 100))
      #expect(phone.tip("Tagged").isNear(100, 300))
      #expect(phone.issues.isEmpty)
    }

    @Test("shows all of its content at first, with a margin")
    func automatic() {
      let phone = MapScreen(
        Map {
          Marker("West", coordinate: .at(0, -10))
          Marker("East", coordinate: .at(0, 10))
        })
      // The content and 15 percent of it on both sides are 26 degrees wide.
      #expect(phone.tip("West").isNear(200 - 400 * 10 / 26, 200))
      #expect(phone.tip("East").isNear(200 + 400 * 10 / 26, 200))
    }

    @Test("shows content that crosses 180 degrees in one piece")
    func meridian() {
      let phone = MapScreen(
        Map {
          Marker("Fiji", coordinate: .at(0, 178))
          Marker("Samoa", coordinate: .at(0, -172))
        })
      #expect(phone.tip("Fiji").x < phone.tip("Samoa").x)
      #expect(phone.tip("Samoa").x - phone.tip("Fiji").x > 250)
    }

    @Test("selects the marker that is tapped, by its tag or its identity, and nothing when the ground is tapped")
    func selection() {
      let log = MapLog()
      log.position = .region(.equator(0.4))
      let phone = MapScreen(CityMap(log: log))
      phone.item("B").tap()
      #expect(log.selection == "B")
      #expect(phone.item("B").isSelected && !phone.item("A").isSelected)
      phone.item("Tagged").tap()
      #expect(log.selection == "tag")
      phone.screen.tap(at: CGPoint(x: 350, y: 350))
      #expect(log.selection == nil)
    }

    @Test("is dragged by a finger, tells of it, and gives the position to the person")
    func drag() {
      let log = MapLog()
      log.position = .region(.equator(0.4))
      let phone = MapScreen(CityMap(log: log))
      #expect(log.take() == ["moves", "end 400"])
      #expect(!log.position.positionedByUser)
      phone.drag(from: CGPoint(x: 300, y: 50), to: CGPoint(x: 240, y: 90))
      #expect(phone.tip("A").isNear(140, 240, within: 1))
      #expect(log.position.positionedByUser && log.position.region == nil)
      #expect(log.lines.filter { $0 == "end 400" }.count == 1)
      #expect(log.lines.filter { $0 == "moves" }.count > 1)
      log.position = .region(.equator(0.8))
      #expect(phone.tip("A").isNear(200, 200))
      #expect(phone.tip("B").isNear(225, 150))
    }

    @Test("is zoomed by two fingers around them, and by two taps")
    func zoom() {
      let log = MapLog()
      log.position = .region(.equator(0.4))
      let phone = MapScreen(CityMap(log: log))
      phone.map.pinch(withScale: 2, velocity: 2)
      #expect(phone.tip("A").isNear(200, 200, within: 1))
      #expect(phone.tip("B").isNear(300, 0, within: 6))
      log.position = .region(.equator(0.4))
      phone.app.coordinate(withNormalizedOffset: CGVector(dx: 0.25, dy: 0.75)).doubleTap()
      #expect(phone.tip("Tagged").isNear(100, 300))
      #expect(phone.tip("A").isNear(300, 100))
    }

    @Test("is dragged if its interaction modes permit that")
    func modes() {
      let panned = MapScreen(
        Map(initialPosition: .region(.equator(0.4)), interactionModes: .pan) { Marker("A", coordinate: .at(0, 0)) })
      panned.drag(from: CGPoint(x: 300, y: 50), to: CGPoint(x: 200, y: 50))
      #expect(panned.tip("A").isNear(100, 200, within: 1))
    }

    @Test("keeps its camera within bounds")
    func bounds() {
      let phone = MapScreen(
        Map(
          initialPosition: .region(.equator(0.4)),
          bounds: MapCameraBounds(centerCoordinateBounds: .equator(0.1), minimumDistance: 1000)
        ) { Marker("A", coordinate: .at(0, 0)) })
      phone.drag(from: CGPoint(x: 300, y: 50), to: CGPoint(x: 50, y: 50))
      // The center stays within 0.05 degrees, which are 50 points.
      #expect(phone.tip("A").isNear(150, 200, within: 1))
    }

    @Test("is seen by a camera from a distance and in a direction")
    func camera() {
      let camera = MapCamera(centerCoordinate: .at(0, 0), distance: 10_000, heading: 90)
      let phone = MapScreen(
        Map(initialPosition: .camera(camera)) {
          Marker("Center", coordinate: .at(0, 0))
          Marker("East", coordinate: .at(0, 0.01))
          Marker("North", coordinate: .at(0.01, 0))
        })
      #expect(phone.tip("Center").isNear(200, 200))
      // East is up. The height shows 2 * 10,000 m * tan(15 degrees) = 5,359 m, and 0.01 degrees are 1,113 m.
      #expect(phone.tip("East").isNear(200, 200 - 83.1, within: 1))
      #expect(phone.tip("North").isNear(200 - 83.1, 200, within: 1))
      #expect(phone.app.buttons["Compass"].exists)
      phone.app.buttons["Compass"].tap()
      #expect(phone.tip("North").isNear(200, 200 - 83.1, within: 1))
      #expect(!phone.app.buttons["Compass"].exists)
    }

    @Test("warns that an inclined camera is drawn from above")
    func pitch() {
      let camera = MapCamera(centerCoordinate: .at(0, 0), distance: 10_000, pitch: 45)
      let phone = MapScreen(Map(initialPosition: .camera(camera)))
      #expect(phone.issues == ["MapCamera.pitch is approximate: the map is drawn from straight above."])
    }

    @Test("extends below the bars, and centers its region in what they leave")
    func bars() {
      let log = MapLog()
      let phone = MapScreen(
        Map(initialPosition: .region(.equator(0.4))) { Marker("A", coordinate: .at(0, 0)) }
          .safeAreaInset(edge: .bottom) { Color.clear.frame(height: 100) }
          .onMapCameraChange { log.add("\(Int(($0.region.span.latitudeDelta * 1000).rounded()))") })
      #expect(phone.map.frame == CGRect(x: 0, y: 0, width: 400, height: 400))
      #expect(phone.tip("A").isNear(200, 146))
      // All of the region is in the 292 points above the bar.
      #expect(log.lines == ["400"])
    }

    @Test("has the content of conditions and groups")
    func conditions() {
      struct Choice: View {
        @State private var isMore = false

        var body: some View {
          VStack(spacing: 0) {
            Map(initialPosition: .region(.equator(0.4))) {
              if isMore {
                Group {
                  Marker("More", monogram: Text("M"), coordinate: .at(0, 0))
                  Annotation("Note", coordinate: .at(0.05, 0)) { Button("Press") {} }
                }
                .tint(.green)
              } else {
                Marker("Less", coordinate: .at(0, 0))
              }
            }
            Button("Change") { isMore = true }
          }
        }
      }
      let phone = MapScreen(Choice())
      #expect(phone.item("Less").exists && !phone.item("More").exists)
      phone.app.buttons["Change"].tap()
      #expect(!phone.item("Less").exists && phone.item("More").exists)
      #expect(phone.item("Note").buttons["Press"].exists)
    }
  }
#endif
