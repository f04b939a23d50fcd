import Combine
import FlowStore
import Foundation
import Testing

@Suite("An effect with an identifier")
struct EffectCancellationTests {
  // Separate identifiers keep concurrent tests apart.
  private struct ID: Hashable {
    let name: String
    let test = UUID()
  }

  private let subject = PassthroughSubject<Int, Never>()

  /// The effect of a subject, which runs until it is cancelled.
  private func effect(_ id: ID, cancelInFlight: Bool = false) -> Effect<Int, Never> {
    subject.eraseToEffect().cancellable(id: id, cancelInFlight: cancelInFlight)
  }

  private func run(_ effect: Effect<Int, Never>) {
    effect.sink { _ in }.cancel()
  }

  @Test("ends without another value when it is cancelled")
  func cancelling() {
    let id = ID(name: "a")
    var events: [String] = []
    let subscription = effect(id).sink { _ in
      events.append("end")
    } receiveValue: {
      events.append("\($0)")
    }
    subject.send(1)
    run(.cancel(id: id))
    subject.send(2)
    #expect(events == ["1", "end"])
    subscription.cancel()
  }

  @Test("is cancelled with all others with the identifier, and no others")
  func several() {
    let (first, second) = (ID(name: "a"), ID(name: "b"))
    var values: [String] = []
    let subscriptions = [(first, "a"), (first, "b"), (second, "c")].map { id, name in
      effect(id).sink { values.append("\(name)\($0)") }
    }
    subject.send(1)
    run(.cancel(id: first))
    subject.send(2)
    run(.cancel(ids: [first, second]))
    subject.send(3)
    #expect(values == ["a1", "b1", "c1", "c2"])
    #expect(subscriptions.count == 3)
  }

  @Test("cancels earlier ones, if requested")
  func inFlight() {
    let id = ID(name: "a")
    var values: [String] = []
    let first = effect(id, cancelInFlight: true).sink { values.append("first \($0)") }
    subject.send(1)
    let second = effect(id, cancelInFlight: true).sink { values.append("second \($0)") }
    subject.send(2)
    #expect(values == ["first 1", "second 2"])
    first.cancel()
    second.cancel()
  }

  @Test("is cancelled by effects of its own test store alone, even if those start later, on a queue")
  func otherStore() {
    enum Action: Equatable { case listen, stop, received }
    let id = ID(name: "a")
    let (messages, trigger) = (PassthroughSubject<Action, Never>(), PassthroughSubject<Action, Never>())
    let reducer = Reducer<Int, Action, Void> { state, action, _ in
      switch action {
      case .listen: return messages.eraseToEffect().cancellable(id: id)
      case .stop: return .concatenate(trigger.eraseToEffect(), .cancel(id: id))
      case .received: state += 1
      }
      return .none
    }
    let first = TestStore(initialState: 0, reducer: reducer, environment: ())
    let second = TestStore(initialState: 0, reducer: reducer, environment: ())
    first.send(.listen)
    second.send(.listen)
    second.send(.stop)
    trigger.send(completion: .finished)
    messages.send(.received)
    first.receive(.received) { $0 = 1 }
    #expect(second.state == 0)
    messages.send(completion: .finished)
  }

  @Test("is unregistered once it has ended, in any way")
  func forgetting() {
    let (ended, cancelled, immediate) = (ID(name: "a"), ID(name: "b"), ID(name: "c"))
    let first = effect(ended).sink { _ in }
    let second = effect(cancelled).sink { _ in }
    run(Effect(value: 1).cancellable(id: immediate))
    #expect(EffectRegistry.shared.counts[ended] == 1)
    #expect(EffectRegistry.shared.counts[immediate] == nil)
    second.cancel()
    #expect(EffectRegistry.shared.counts[cancelled] == nil)
    subject.send(completion: .finished)
    #expect(EffectRegistry.shared.counts[ended] == nil)
    first.cancel()
  }
}
