import Dispatch
import Foundation
import Locking
import Testing

@testable import SwiftUI

@Suite("State on other threads") @MainActor
struct StateLocationTests {
  private struct Counter: View {
    let given: TestValue<Binding<Int>?>
    @State private var count = 0

    var body: some View {
      Text(verbatim: "\(count)").onAppear { given.value = $count }
    }
  }

  /// Runs `work` on threads while the main thread waits for them.
  private func wait(
    for threads: Int = 1, sourceLocation: SourceLocation = #_sourceLocation, _ work: @escaping @Sendable (Int) -> Void
  ) throws {
    let group = DispatchGroup()
    for thread in 0..<threads {
      group.enter()
      Thread.detachNewThread {
        work(thread)
        group.leave()
      }
    }
    try #require(group.wait(timeout: .now() + 60) == .success, sourceLocation: sourceLocation)
  }

  /// Shows a counter.
  private func counter() throws -> (phone: PhoneScreen, state: Binding<Int>) {
    let given = TestValue<Binding<Int>?>(nil)
    let phone = PhoneScreen(Counter(given: given))
    return (phone, try #require(given.value))
  }

  @Test(
    "a thread that the main thread waits for writes and reads; actions read the value, views show it when they update")
  func oneThread() throws {
    let (phone, state) = try counter()
    try wait { _ in
      state.wrappedValue = 1
      state.wrappedValue += 1
    }
    #expect(state.wrappedValue == 2)
    phone.screen.perform {}
    #expect(phone.texts == ["2"])
    #expect(phone.issues == [])
  }

  @Test("what many threads write last is what views show")
  func manyThreads() throws {
    let (phone, state) = try counter()
    try wait(for: 8) { thread in
      for step in 1...100 {
        state.wrappedValue = thread * 1_000 + step
        #expect(state.wrappedValue % 1_000 > 0)
      }
    }
    #expect(state.wrappedValue % 1_000 == 100)
    phone.screen.perform {}
    #expect(phone.texts == ["\(state.wrappedValue)"])
  }

  @Test("a later write on the main thread replaces one that views have not seen")
  func mainThread() throws {
    let (phone, state) = try counter()
    try wait { _ in state.wrappedValue = 1 }
    phone.screen.perform { state.wrappedValue = 2 }
    #expect(phone.texts == ["2"])
    #expect(state.wrappedValue == 2)
  }

  @Test("a write on another thread is animated by the transaction that it is made in")
  func transaction() throws {
    let given = TestValue<Binding<Int>?>(nil)
    let animations = TestValue<[Animation?]>([])
    let phone = PhoneScreen(Counter(given: given).transaction { animations.value.append($0.animation) })
    let state = try #require(given.value)
    try wait { _ in
      withAnimation(.linear(duration: 1)) { state.wrappedValue = 2 }
    }
    phone.screen.perform {}
    #expect(phone.texts == ["2"])
    #expect(animations.value.contains(.linear(duration: 1)))
  }

  @Test("a value that is replaced may read the state when it is released")
  func release() throws {
    final class Reader: Sendable {
      let state: Binding<Int>
      init(_ state: Binding<Int>) { self.state = state }
      deinit { _ = state.wrappedValue }
    }
    struct Holder: View {
      let given: TestValue<(Binding<Int>, Binding<Reader?>)?>
      @State private var count = 0
      @State private var reader: Reader?

      var body: some View {
        Text(reader == nil ? "none" : "one").onAppear { given.value = ($count, $reader) }
      }
    }
    let given = TestValue<(Binding<Int>, Binding<Reader?>)?>(nil)
    let phone = PhoneScreen(Holder(given: given))
    let (count, reader) = try #require(given.value)
    try wait { _ in
      reader.wrappedValue = Reader(count)
      reader.wrappedValue = nil
    }
    phone.screen.perform {}
    #expect(phone.texts == ["none"])
  }

  @Test("a screen that is released with a write that it has not seen is released")
  func lateWrite() throws {
    weak var graph: Graph?
    var kept: Binding<Int>?
    do {
      let (phone, state) = try counter()
      graph = phone.screen.graph
      kept = state
      // Not captured by the thread, which may end later than its work.
      let lent = Locked<Binding<Int>?>(state)
      try wait { _ in
        lent.withLock { state in
          state?.wrappedValue = 1
          state = nil
        }
      }
    }
    #expect(kept?.wrappedValue == 1)
    kept = nil
    #expect(graph == nil)
  }
}
