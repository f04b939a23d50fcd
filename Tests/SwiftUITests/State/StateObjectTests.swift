import Combine
import Foundation
import Testing

@testable import SwiftUI

@Suite("StateObject, ObservedObject, EnvironmentObject") @MainActor
struct StateObjectTests {
  final class Counter: ObservableObject {
    @Published var count = 0
    var silent = 0
  }

  final class Log {
    var made = 0
    var bodies: [String] = []
    var counter: Counter?
  }

  struct Owner: View {
    let log: Log
    let tick: TestValue<Int>
    @StateObject private var counter: Counter

    init(log: Log, tick: TestValue<Int>) {
      self.log = log
      self.tick = tick
      _counter = StateObject(
        wrappedValue: {
          log.made += 1
          let counter = Counter()
          log.counter = counter
          return counter
        }())
    }

    var body: some View {
      let _ = log.bodies.append("owner")
      VStack {
        Text("tick \(tick.value)")
        Reader(log: log, counter: counter)
        Bystander(log: log)
        FromEnvironment(log: log)
      }
      .environmentObject(counter)
    }
  }

  struct Reader: View {
    let log: Log
    @ObservedObject var counter: Counter
    var body: some View {
      let _ = log.bodies.append("reader")
      Text("reader \(counter.count)")
    }
  }

  struct FromEnvironment: View {
    let log: Log
    @EnvironmentObject var counter: Counter
    var body: some View {
      let _ = log.bodies.append("environment")
      Text("environment \(counter.count)")
    }
  }

  struct Bystander: View {
    let log: Log
    var body: some View {
      let _ = log.bodies.append("bystander")
      Text("bystander")
    }
  }

  @Test("the object is made once, however often its view is updated")
  func madeOnce() {
    let log = Log()
    let tick = TestValue(0)
    let screen = PhoneScreen(Owner(log: log, tick: tick))
    #expect(log.made == 1)
    screen.screen.perform { tick.value = 1 }
    #expect(screen.texts.contains("tick 1"))
    #expect(log.made == 1)
  }

  @Test("a change evaluates the views that observe the object, and no others")
  func observers() {
    let log = Log()
    let screen = PhoneScreen(Owner(log: log, tick: TestValue(0)))
    log.bodies = []
    screen.screen.perform { log.counter?.count = 7 }
    #expect(screen.texts.contains("reader 7"))
    #expect(screen.texts.contains("environment 7"))
    #expect(log.bodies.sorted() == ["environment", "owner", "reader"])
  }

  @Test("an unpublished property changes nothing")
  func silent() {
    let log = Log()
    let screen = PhoneScreen(Owner(log: log, tick: TestValue(0)))
    log.bodies = []
    screen.screen.perform { log.counter?.silent = 7 }
    #expect(log.bodies.isEmpty)
  }

  @Test("a missing environment object is an issue that names its type and the view")
  func missing() {
    let screen = PhoneScreen(FromEnvironment(log: Log()))
    #expect(screen.issues.contains { $0.contains("Counter") })
  }
}
