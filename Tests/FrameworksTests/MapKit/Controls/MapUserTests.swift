#if os(Linux)
  import FlowMapKit
  import PhoneSimulation
  import SwiftUI
  import Testing
  import UIAutomation

  @Suite("The place of the phone on a map") @MainActor
  struct MapUserTests {
    private let world = SimulatedPhone()

    private func show(_ view: some View) -> MapScreen {
      world.location = PhoneLocation(latitude: 0.1, longitude: 0)
      let phone = MapScreen(view)
      phone.screen.phone.location = PhoneLocation(latitude: 0.1, longitude: 0)
      return phone
    }

    @Test("is shown while it is permitted, and follows the phone")
    func dot() {
      let phone = show(Map(initialPosition: .region(.equator(0.4))) { UserAnnotation() })
      #expect(!phone.item("My Location").exists)
      phone.screen.phone.permissions[.location] = .whileInUse
      let frame = phone.item("My Location").frame
      #expect(CGPoint(x: frame.midX, y: frame.midY).isNear(200, 100))
      phone.screen.phone.location = PhoneLocation(latitude: -0.1, longitude: 0)
      #expect(
        CGPoint(x: phone.item("My Location").frame.midX, y: phone.item("My Location").frame.midY).isNear(200, 300))
      phone.screen.phone.permissions[.location] = .denied
      #expect(!phone.item("My Location").exists)
    }

    @Test("is the middle of a map that follows it, and a fallback is shown until it is known")
    func follow() {
      let phone = show(
        Map(initialPosition: .userLocation(fallback: .region(.equator(0.4)))) {
          UserAnnotation()
          Marker("A", coordinate: .at(0.1, 0.1))
        })
      #expect(phone.tip("A").isNear(300, 100))
      phone.screen.phone.permissions[.location] = .whileInUse
      let frame = phone.item("My Location").frame
      #expect(CGPoint(x: frame.midX, y: frame.midY).isNear(200, 200))
      phone.screen.phone.location = PhoneLocation(latitude: 10, longitude: 10)
      let now = phone.item("My Location").frame
      #expect(CGPoint(x: now.midX, y: now.midY).isNear(200, 200))
    }

    @Test("is found by the button of a map, if it is permitted")
    func button() {
      let phone = show(
        Map(initialPosition: .region(.equator(0.4))) { UserAnnotation() }
          .mapControls {
            MapUserLocationButton()
            MapScaleView()
          })
      let button = phone.app.buttons["Current Location"]
      #expect(button.frame.maxX == 392 && button.frame.minY == 8)
      button.tap()
      #expect(!phone.item("My Location").exists)
      phone.screen.phone.permissions[.location] = .authorized
      button.tap()
      #expect(
        CGPoint(x: phone.item("My Location").frame.midX, y: phone.item("My Location").frame.midY).isNear(200, 200))
    }

    @Test("is found by a button of the same scope outside of the map")
    func scope() {
      struct Scoped: View {
        @Namespace private var scope

        var body: some View {
          VStack(spacing: 0) {
            Map(initialPosition: .region(.equator(0.4)), scope: scope) { UserAnnotation() }
            MapUserLocationButton(scope: scope)
            MapScaleView(scope: scope)
          }
          .mapScope(scope)
        }
      }
      let phone = show(Scoped())
      phone.screen.phone.permissions[.location] = .whileInUse
      phone.app.buttons["Current Location"].tap()
      let (dot, map) = (phone.item("My Location").frame, phone.map.frame)
      #expect(abs(dot.midY - map.midY) < 1)
      #expect(phone.app.staticTexts.matching(NSPredicate(format: "label ENDSWITH 'm'")).count == 1)
    }
  }
#endif
