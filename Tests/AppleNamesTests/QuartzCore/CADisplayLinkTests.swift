#if os(Linux)
  import FlowUIKit
  import SwiftUI
  import Testing

  @Suite("CADisplayLink") @MainActor
  struct CADisplayLinkTests {
    @MainActor
    private final class Receiver {
      var times: [Double] = []
      func tick(_ link: CADisplayLink) { times.append(link.timestamp) }
    }

    @Test("it sends its message for each frame of the screen's clock, until it pauses or ends")
    func frames() throws {
      let screen = Screen(device: .iPhone)
      screen.show(Text("a"))
      let receiver = Receiver()
      let link = CADisplayLink(target: receiver, selector: _selector(Receiver.tick(_:), "tick:"))
      screen.perform { link.add(to: .main, forMode: .common) }
      screen.advance(by: 0.505)
      #expect(receiver.times.count == 30)
      #expect(abs((receiver.times.last ?? 0) - (receiver.times.first ?? 0) - 29.0 / 60) < 1e-6)
      link.isPaused = true
      screen.advance(by: 0.5)
      #expect(receiver.times.count == 30)
      screen.perform {
        link.preferredFramesPerSecond = 10
        link.isPaused = false
      }
      screen.advance(by: 1)
      #expect(receiver.times.count == 40 && abs(link.targetTimestamp - link.timestamp - 0.1) < 1e-9)
      link.invalidate()
      screen.advance(by: 1)
      #expect(receiver.times.count == 40)
    }
  }
#endif
