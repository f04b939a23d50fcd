import PhoneSimulation
import Testing

@testable import SwiftUI

@Suite("Pictures that an app draws of its views") @MainActor
struct ImageRendererTests {
  @MainActor
  private final class Count { var value = 0 }

  @Test("leave the phone's clock and prompts, and the present screen, to the app's screen")
  func isNotShown() {
    let screen = Screen(device: .iPhone)
    screen.show(Text("app"))
    let phone = screen.graph.phone
    let calls = Count()
    screen.perform {
      #expect(ImageRenderer(content: Text("picture")).cgImage != nil)
      phone.runSoon(named: "a message") { calls.value += 1 }
    }
    #expect(phone.host === screen && CurrentScreen.screen === screen)
    screen.advance(by: 1)
    #expect(calls.value == 1)
  }
}
