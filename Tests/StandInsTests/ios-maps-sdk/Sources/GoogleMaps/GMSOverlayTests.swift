#if os(Linux)
  import FlowUIKit
  import GoogleMaps
  import SwiftUI
  import Testing
  import UIAutomation

  @Suite("Overlays of Google's maps", .ownPhone) @MainActor
  struct GMSOverlayTests {
    private let map = GoogleMapScreen()
    private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

    private func path(_ places: (Double, Double)...) -> GMSMutablePath {
      let path = GMSMutablePath()
      for (latitude, longitude) in places { path.addLatitude(latitude, longitude: longitude) }
      return path
    }

    /// A square of 146 points in the middle.
    private func square() -> GMSPolygon {
      let polygon = GMSPolygon(path: path((-0.1, -0.1), (-0.1, 0.1), (0.1, 0.1), (0.1, -0.1)))
      polygon.fillColor = green
      polygon.title = "square"
      return polygon
    }

    @Test("lines, areas and circles are drawn at their places, as they are now")
    func figures() throws {
      let line = GMSPolyline(path: path((-0.2, -0.2), (-0.2, 0.2)))
      line.strokeColor = red
      line.strokeWidth = 6
      map.add(line)
      let y = Int(200 + GoogleMapScreen.degree / 5)
      #expect(try map.color(100, y) == "r" && map.color(100, y + 8) == ".")
      let polygon = square()
      map.add(polygon)
      #expect(try map.color(140, 200) == "g" && map.color(110, 200) == "." && map.color(204, 204) == "g")
      polygon.holes = [path((-0.01, -0.01), (-0.01, 0.01), (0.01, 0.01), (0.01, -0.01))]
      map.change {}
      #expect(try map.color(204, 204) == ".")
      let circle = GMSCircle(position: CLLocationCoordinate2D(latitude: 0.1, longitude: 0.1), radius: 5566)
      circle.fillColor = blue
      map.add(circle)
      #expect(try map.color(270, 130) == "b" && map.color(230, 200) == "g")
      map.change { circle.map = nil }
      #expect(try map.color(270, 130) == "g")
      map.change { map.view.clear() }
      #expect(try map.color(140, 200) == "." && polygon.map == nil && line.map == nil)
    }

    @Test("with a higher number are drawn and tapped first")
    func order() throws {
      let circle = GMSCircle(position: CLLocationCoordinate2D(latitude: 0, longitude: 0), radius: 5566)
      circle.fillColor = blue
      circle.title = "circle"
      circle.isTappable = true
      map.add(circle)
      let polygon = square()
      map.add(polygon)
      #expect(try map.color(200, 200) == "g")
      _ = map.take()
      map.screen.tap(at: CGPoint(x: 200, y: 200))
      #expect(map.take() == ["figure circle"])
      polygon.isTappable = true
      map.change { circle.zIndex = 1 }
      map.screen.advance(by: 1)
      #expect(try map.color(200, 200) == "b")
      map.screen.tap(at: CGPoint(x: 140, y: 200))
      map.screen.advance(by: 1)
      map.screen.tap(at: CGPoint(x: 200, y: 200))
      map.screen.advance(by: 1)
      map.screen.tap(at: CGPoint(x: 20, y: 20))
      #expect(map.take() == ["figure square", "figure circle", "ground 20 20"])
    }

    @Test("a line is tapped near to it")
    func line() {
      let line = GMSPolyline(path: path((0, -0.1), (0, 0.1)))
      line.isTappable = true
      line.title = "line"
      map.add(line)
      _ = map.take()
      map.screen.tap(at: CGPoint(x: 180, y: 206))
      map.screen.advance(by: 1)
      map.screen.tap(at: CGPoint(x: 180, y: 230))
      #expect(map.take() == ["figure line", "ground 180 230"])
    }

    @Test("a marker has its picture or its view with the anchor at its place, and moves")
    func marker() {
      let marker = map.marker("A", 0, 0)
      #expect(map.tip("A").isAt(200, 200))
      map.change {
        marker.icon = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
        marker.groundAnchor = CGPoint(x: 0, y: 0)
      }
      let element = map.app.maps.firstMatch.otherElements["A"].firstMatch
      #expect(map.tip("A").isAt(210, 210) && abs(element.frame.width - 20) < 0.1)
      map.change {
        marker.iconView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        marker.groundAnchor = CGPoint(x: 0.5, y: 0.5)
      }
      #expect(map.tip("A").isAt(200, 215) && abs(element.frame.width - 30) < 0.1)
      map.change { marker.position.longitude = 0.1 }
      #expect(abs(element.frame.midX - 200 - GoogleMapScreen.degree / 10) < 1)
      map.change { marker.map = nil }
      #expect(!element.exists)
    }

    @Test("a marker that cannot be tapped lets the ground be tapped")
    func untappable() {
      let marker = map.marker("A", 0, 0)
      map.change { marker.isTappable = false }
      _ = map.take()
      map.screen.tap(at: CGPoint(x: 200, y: 190))
      #expect(map.take() == ["ground 200 190"])
    }

    @Test("a marker is dragged after a long press, and the map stays")
    func dragging() {
      let marker = map.marker("A", 0, 0)
      marker.isDraggable = true
      _ = map.take()
      map.press(CGPoint(x: 200, y: 180), thenDragTo: CGPoint(x: 280, y: 260))
      #expect(map.take() == ["begins", "drags", "ends"])
      #expect(map.tip("A").isAt(280, 260) && map.view.camera.target.longitude == 0)
    }
  }
#endif
