import Foundation
import Testing

@testable import SwiftUI

@Suite("onChange") @MainActor
struct OnChangeTests {
  struct Watching: View {
    let value: TestValue<Int>
    let log: EventLog

    var body: some View {
      Text("\(value.value)")
        .onChange(of: value.value) { old, new in log.add("\(old) to \(new)") }
        .onChange(of: value.value) { log.add("changed") }
        .onChange(of: value.value, initial: true) { old, new in log.add("initial \(old) to \(new)") }
    }
  }

  @Test("it runs after the change, with the old and the new value, and initially on request")
  func runs() {
    let value = TestValue(1)
    let log = EventLog()
    let screen = PhoneScreen(Watching(value: value, log: log))
    #expect(log.take() == ["initial 1 to 1"])
    screen.screen.perform { value.value = 2 }
    #expect(Set(log.take()) == ["1 to 2", "changed", "initial 1 to 2"])
  }

  @Test("an equal value is not a change")
  func equal() {
    let value = TestValue(1)
    let log = EventLog()
    let screen = PhoneScreen(Watching(value: value, log: log))
    _ = log.take()
    screen.screen.perform { value.value = 1 }
    #expect(log.take().isEmpty)
  }

  @Test("its changes are visible at once")
  func cascades() {
    struct Cascade: View {
      @State private var a = 0
      @State private var b = 0
      var body: some View {
        Button("\(a) \(b)") { a += 1 }.onChange(of: a) { _, new in b = new * 10 }
      }
    }
    let screen = PhoneScreen(Cascade())
    screen.tap("0 0")
    #expect(screen.buttons == ["1 10"])
  }

  @Test("an empty view is notified of changes, and several views are notified once")
  func withoutElements() {
    let value = TestValue(1)
    let log = EventLog()
    struct Watching: View {
      let value: TestValue<Int>
      let log: EventLog
      var body: some View {
        Text("a").background {
          EmptyView().onChange(of: value.value) { log.add("empty") }
        }
        Group {
          Text("b")
          Text("c")
        }
        .onChange(of: value.value) { log.add("two") }
      }
    }
    let screen = PhoneScreen(Watching(value: value, log: log))
    screen.screen.perform { value.value = 2 }
    #expect(log.take().sorted() == ["empty", "two"])
  }

  private struct OldForm: ViewModifier {
    let value: Int
    let log: EventLog

    @available(*, deprecated)
    func body(content: Content) -> some View {
      content.onChange(of: value) { [value] (new: Int) in log.add("\(value) to \(new)") }
    }
  }

  private struct NewForm: ViewModifier {
    let value: Int
    let log: EventLog

    func body(content: Content) -> some View {
      content.onChange(of: value) { [value] in log.add("\(value)") }
    }
  }

  @Test("the action of the deprecated form has captured the old value, that of the others the new one")
  func captures() {
    struct Counter: View {
      let log: EventLog
      @State private var count = 1

      var body: some View {
        Button("Count") { count += 1 }
          .modifier(OldForm(value: count, log: log))
          .modifier(NewForm(value: count, log: log))
      }
    }
    let log = EventLog()
    let screen = PhoneScreen(Counter(log: log))
    screen.tap("Count")
    #expect(log.take().sorted() == ["1 to 2", "2"])
    screen.tap("Count")
    #expect(log.take().sorted() == ["2 to 3", "3"])
  }
}
