#if os(Linux)
  import FlowMapKit
  import SwiftUI
  import Testing
  import UIAutomation

  @Suite("A reader of a map") @MainActor
  struct MapReaderTests {
    @Test("finds the place of a tap, which the map leaves to the app")
    func tap() {
      struct Pins: View {
        @State private var places: [CLLocationCoordinate2D] = []
        let log: MapLog

        var body: some View {
          MapReader { proxy in
            Map(initialPosition: .region(.equator(0.4))) {
              ForEach(0..<places.count, id: \.self) { Marker("Pin \($0)", coordinate: places[$0]) }
            }
            .onTapGesture { point in
              if let place = proxy.convert(point, from: .local) {
                places.append(place)
                log.add("\(Int((place.latitude * 1000).rounded())) \(Int((place.longitude * 1000).rounded()))")
              }
            }
          }
          .padding(.top, 50)
          .padding(.leading, 50)
        }
      }
      let log = MapLog()
      let phone = MapScreen(Pins(log: log))
      phone.screen.tap(at: CGPoint(x: 100, y: 150))
      #expect(phone.tip("Pin 0").isNear(100, 150))
      // 350 points show 0.4 degrees.
      #expect(log.lines == ["86 -143"])
    }

    @Test("converts between places and points of named spaces")
    func spaces() {
      struct Named: View {
        let log: MapLog

        var body: some View {
          VStack(spacing: 0) {
            Color.clear.frame(height: 100)
            MapReader { proxy in
              Map(initialPosition: .region(.equator(0.4)))
                .onMapCameraChange {
                  for (name, point) in [
                    ("outer", proxy.convert(.at(0, 0), to: .named("outer"))),
                    ("local", proxy.convert(.at(0, 0), to: .local)),
                    ("global", proxy.convert(.at(0, 0), to: .global)),
                  ] {
                    log.add("\(name) \(point.map { "\(Int($0.x)) \(Int($0.y))" } ?? "none")")
                  }
                }
            }
            .ignoresSafeArea()
          }
          .coordinateSpace(.named("outer"))
        }
      }
      let log = MapLog()
      _ = MapScreen(Named(log: log))
      #expect(log.lines == ["outer 200 250", "local 200 150", "global 200 250"])
    }
  }
#endif
