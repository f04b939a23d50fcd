import Combine
import Testing

@testable import SwiftUI

@Suite("onReceive") @MainActor
struct OnReceiveTests {
  struct Receiving: View {
    @Bindable var isShown: TestValue<Bool>
    let subject: CurrentValueSubject<Int, Never>
    let log: EventLog

    var body: some View {
      if isShown.value {
        Text("a").background {
          EmptyView().onReceive(subject) { log.add("empty \($0)") }
        }
        Group {
          Text("b")
          Text("c")
        }
        .onReceive(subject) { log.add("two \($0)") }
      }
    }
  }

  @Test("an empty view receives, several views receive once, and removed views do not")
  func receiving() {
    let isShown = TestValue(true)
    let subject = CurrentValueSubject<Int, Never>(1)
    let log = EventLog()
    let screen = PhoneScreen(Receiving(isShown: isShown, subject: subject, log: log))
    #expect(log.take().sorted() == ["empty 1", "two 1"])
    screen.screen.perform { subject.send(2) }
    #expect(log.take().sorted() == ["empty 2", "two 2"])
    screen.screen.perform { isShown.value = false }
    screen.screen.perform { subject.send(3) }
    #expect(log.take() == [])
  }
}
