#if os(Linux)
  import PhoneSimulation
  import SwiftUI
  import Testing

  @Suite("The location of a phone") @MainActor
  struct PhoneLocationTests {
    @Test("moves along a route on the screen's clock")
    func route() {
      let screen = Screen(device: .iPhone)
      let places = (1...3).map { PhoneLocation(latitude: Double($0), longitude: 0) }
      screen.phone.move(along: places, every: 10)
      #expect(screen.phone.location == places[0])
      screen.advance(by: 10)
      #expect(screen.phone.location == places[1])
      screen.advance(by: 15)
      #expect(screen.phone.location == places[2])
    }
  }
#endif
