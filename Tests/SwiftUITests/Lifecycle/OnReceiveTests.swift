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

  @Test("a value from another thread is received on the main one, and reported")
  func otherThread() async {
    let isShown = TestValue(true)
    // nonisolated(unsafe): the subject has a lock.
    nonisolated(unsafe) let subject = CurrentValueSubject<Int, Never>(1)
    let log = EventLog()
    let screen = PhoneScreen(Receiving(isShown: isShown, subject: subject, log: log))
    _ = log.take()
    await Task.detached { subject.send(2) }.value
    screen.screen.bringUpToDate()
    #expect(log.take().sorted() == ["empty 2", "two 2"])
    #expect(screen.issues.count == 1)
    #expect(screen.issues.first?.contains("receive(on: DispatchQueue.main)") == true)
  }

  @Test("a view with another publisher receives its values, and no more those of the first one")
  func otherPublisher() {
    struct Root: View {
      let chosen: TestValue<Int>
      let other: TestValue<Int>
      let subjects: [CurrentValueSubject<Int, Never>]
      let log: EventLog

      var body: some View {
        Text("\(other.value)").onReceive(subjects[chosen.value]) { log.add("\($0)") }
      }
    }
    let (chosen, other, log) = (TestValue(0), TestValue(0), EventLog())
    let subjects = [CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(2)]
    let screen = PhoneScreen(Root(chosen: chosen, other: other, subjects: subjects, log: log))
    #expect(log.take() == ["1"])
    screen.screen.perform { other.value = 1 }
    #expect(log.take() == [])
    screen.screen.perform { chosen.value = 1 }
    #expect(log.take() == ["2"])
    screen.screen.perform { subjects[0].send(3) }
    #expect(log.take() == [])
    screen.screen.perform { subjects[1].send(4) }
    #expect(log.take() == ["4"])
  }

  @Test("a publisher of one value, created from a state, is received whenever the value changes")
  func just() {
    struct Root: View {
      let text: TestValue<String>
      let log: EventLog
      var body: some View { Text(text.value).onReceive(Just(text.value)) { log.add($0) } }
    }
    let (text, log) = (TestValue("a"), EventLog())
    let screen = PhoneScreen(Root(text: text, log: log))
    screen.screen.perform { text.value = "b" }
    #expect(log.take() == ["a", "b"])
  }
}
