#if os(Linux)
  import FlowMapKit
  import FlowRendering
  import SwiftUI
  import Testing

  extension Bitmap.Pixel {
    fileprivate func isNear(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Bool {
      [(self.red, red), (self.green, green), (self.blue, blue)].allSatisfy { abs(Int($0.0) - Int($0.1)) <= 2 }
    }
  }

  @Suite("The drawing of maps") @MainActor
  struct MapDrawingTests {
    private func show(scheme: ColorScheme = .light, @MapContentBuilder _ content: () -> some MapContent) -> MapScreen {
      MapScreen(Map(initialPosition: .region(.equator(0.4)), content: content), scheme: scheme)
    }

    @Test("has its own ground in light, in dark and of each style")
    func ground() throws {
      func color(_ style: MapStyle, _ scheme: ColorScheme) throws -> Bitmap.Pixel {
        try #require(
          MapScreen(Map(initialPosition: .region(.equator(0.4))).mapStyle(style), scheme: scheme).color(20, 30))
      }
      let colors = try [
        color(.standard, .light), color(.standard, .dark), color(.standard(emphasis: .muted), .light),
        color(.imagery, .light),
      ]
      #expect(Set(colors).count == 4)
      #expect(colors[0].red > 200 && colors[1].red < 80)
      #expect(try color(.hybrid, .light) == colors[3])
    }

    @Test("has lines at whole steps of degrees")
    func graticule() throws {
      let phone = show {}
      let picture = try #require(phone.screen.picture(scale: 1))
      let ground = picture[20, 30]
      // 0.1 degrees are 100 points: the lines are at 100, 200 and 300, and the equator is a strong one.
      let columns = (0..<400).filter { picture[$0, 30] != ground }
      #expect(Set(columns.map { ($0 + 50) / 100 }) == [1, 2, 3] || columns.allSatisfy { ($0 + 1) % 100 <= 1 })
      #expect(picture[200, 30] != picture[100, 30])
    }

    @Test("fills circles and areas, and draws lines, at their places")
    func figures() throws {
      let phone = show {
        MapCircle(center: .at(0, 0), radius: 5566).foregroundStyle(Color(red: 1, green: 0, blue: 0))
        MapPolygon(coordinates: [.at(0.15, 0.1), .at(0.15, 0.15), .at(0.1, 0.15), .at(0.1, 0.1)])
          .foregroundStyle(Color(red: 0, green: 1, blue: 0))
          .stroke(Color(red: 0, green: 0, blue: 0), lineWidth: 4)
        MapPolyline(coordinates: [.at(-0.1, -0.2), .at(-0.1, 0.2)])
          .stroke(Color(red: 0, green: 0, blue: 1), lineWidth: 6)
      }
      // The circle has a radius of 0.05 degrees, which are 50 points.
      #expect(try #require(phone.color(200 + 47, 200)).isNear(255, 0, 0))
      #expect(try !#require(phone.color(200 + 53, 203)).isNear(255, 0, 0))
      #expect(try #require(phone.color(325, 75)).isNear(0, 255, 0))
      #expect(try #require(phone.color(301, 75)).isNear(0, 0, 0))
      #expect(try #require(phone.color(50, 300)).isNear(0, 0, 255))
      #expect(try !#require(phone.color(50, 305)).isNear(0, 0, 255))
    }

    @Test("cuts figures that are far larger than the map")
    func large() throws {
      let phone = MapScreen(
        Map(initialPosition: .region(.equator(0.0004))) {
          MapPolygon(coordinates: [.at(60, -80), .at(60, 80), .at(-60, 80), .at(-60, -80)])
            .foregroundStyle(Color(red: 0, green: 1, blue: 0))
          MapPolyline(coordinates: [.at(0, -80), .at(0, 80)]).stroke(Color(red: 0, green: 0, blue: 1), lineWidth: 6)
          MapCircle(center: .at(0, 1), radius: 111_319.49).foregroundStyle(Color(red: 1, green: 0, blue: 0))
        })
      #expect(try #require(phone.color(50, 50)).isNear(0, 255, 0))
      #expect(try #require(phone.color(350, 50)).isNear(255, 0, 0))
    }

    @Test("tints markers, and makes the selected one larger")
    func markers() throws {
      let phone = show {
        Marker("A", coordinate: .at(0, 0)).tint(Color(red: 0, green: 1, blue: 0))
        Marker("B", coordinate: .at(0, 0.1))
      }
      #expect(try #require(phone.color(190, 183)).isNear(0, 255, 0))
      let red = try #require(phone.color(290, 183))
      #expect(red.red > 200 && red.green < 100)
    }

    @Test("hides titles where the app wants that, and keeps the names of elements")
    func titles() throws {
      let hidden = show { Marker("A name", coordinate: .at(0.02, 0.02)).annotationTitles(.hidden) }
      let shown = show { Marker("A name", coordinate: .at(0.02, 0.02)) }
      #expect(hidden.item("A name").exists)
      func dark(_ phone: MapScreen) throws -> Int {
        let picture = try #require(phone.screen.picture(scale: 1))
        return (185..<200).reduce(0) { sum, y in sum + (200..<240).count { picture[$0, y].red < 100 } }
      }
      #expect(try dark(shown) > 10)
      #expect(try dark(hidden) == 0)
    }

    @Test("looks as it should", arguments: [ColorScheme.light, .dark])
    func pictures(scheme: ColorScheme) throws {
      let phone = MapScreen(
        Map(
          initialPosition: .region(
            MKCoordinateRegion(center: .at(48.137, 11.575), latitudinalMeters: 3000, longitudinalMeters: 3000)),
          selection: .constant("Hall")
        ) {
          MapPolygon(coordinates: [.at(48.15, 11.585), .at(48.148, 11.592), .at(48.142, 11.588), .at(48.144, 11.582)])
            .foregroundStyle(.green.opacity(0.3)).stroke(.green, lineWidth: 2)
          MapCircle(center: .at(48.131, 11.56), radius: 400).foregroundStyle(.orange.opacity(0.3)).stroke(.orange)
          MapPolyline(coordinates: [
            .at(48.1402, 11.56), .at(48.139, 11.566), .at(48.1371, 11.5754), .at(48.135, 11.58),
          ])
          .stroke(.blue, style: StrokeStyle(lineWidth: 5, lineCap: .round, lineJoin: .round))
          Marker("Station", systemImage: "tram.fill", coordinate: .at(48.1402, 11.56)).tint(.blue)
          Marker("Town Hall", coordinate: .at(48.1375, 11.5755)).tag("Hall")
          Marker("Market", monogram: Text("MK"), coordinate: .at(48.135, 11.5765)).tint(.purple)
          Annotation("Garden", coordinate: .at(48.146, 11.587)) {
            Image(systemName: "leaf.fill").padding(6).background(.green, in: Circle()).foregroundStyle(.white)
          }
          UserAnnotation()
        }
        .mapControls {
          MapUserLocationButton()
          MapPitchToggle()
          MapScaleView()
        }
        .mapControlVisibility(.visible), scheme: scheme)
      phone.screen.phone.location = .init(latitude: 48.133, longitude: 11.583)
      phone.screen.phone.permissions[.location] = .whileInUse
      #expect(phone.item("Station").exists && phone.item("Garden").exists && phone.item("My Location").exists)
      try phone.savePicture("map-\(scheme == .dark ? "dark" : "light")")
    }
  }
#endif
