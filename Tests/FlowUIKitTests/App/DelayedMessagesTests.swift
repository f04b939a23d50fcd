import FlowObjectiveC
import SwiftUI
import Testing

@testable import FlowUIKit

@Suite("Messages that are sent later") @MainActor
struct DelayedMessagesTests {
  private final class Bell: NSObject {
    var rings: [String] = []

    func ring(_ text: Any?) { rings.append(text as? String ?? "-") }
    func stop() { rings.append("stopped") }
  }

  @Test("they come after their time on the screen's clock, unless they are taken back")
  func order() {
    let bell = Bell()
    let (ring, stop) = (_selector(Bell.ring, "ring(_:)"), _selector(Bell.stop, "stop"))
    let phone = Phone(Text("a"), timing: .manual)
    phone.screen.perform {
      bell.perform(ring, with: "late", afterDelay: 2)
      bell.perform(ring, with: "soon", afterDelay: 1)
      bell.perform(stop, with: nil, afterDelay: 3)
    }
    #expect(bell.rings == [])
    phone.screen.advance(by: 1.5)
    #expect(bell.rings == ["soon"])
    phone.screen.perform {
      NSObject.cancelPreviousPerformRequests(withTarget: bell, selector: ring, object: "late")
    }
    phone.screen.advance(by: 2)
    #expect(bell.rings == ["soon", "stopped"])
    phone.screen.perform {
      bell.perform(ring, with: nil, afterDelay: 1)
      NSObject.cancelPreviousPerformRequests(withTarget: bell)
    }
    phone.screen.advance(by: 2)
    #expect(bell.rings == ["soon", "stopped"])
  }
}
