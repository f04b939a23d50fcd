import Combine
import Foundation
import Locking

extension Effect {
  /// Receives the values of an effect's work.
  public struct Subscriber {
    private let sendValue: (Output) -> Void
    private let sendCompletion: (Subscribers.Completion<Failure>) -> Void

    init(
      send: @escaping (Output) -> Void,
      complete: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
      sendValue = send
      sendCompletion = complete
    }

    /// Sends a value. After the completion, values are ignored.
    public func send(_ value: Output) {
      sendValue(value)
    }

    /// Ends the effect. Only the first completion counts.
    ///
    /// - Parameter completion: `.finished`, or the failure of the effect; values sent before it arrive first.
    public func send(completion: Subscribers.Completion<Failure>) {
      sendCompletion(completion)
    }
  }
}

// @unchecked: both closures use a subscription with its own lock.
extension Effect.Subscriber: @unchecked Sendable {}

/// A publisher whose values come from a closure.
struct CallbackPublisher<Output, Failure: Error>: Publisher {
  let work: (Effect<Output, Failure>.Subscriber) -> any Cancellable

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let subscription = CallbackSubscription(downstream: subscriber)
    subscriber.receive(subscription: subscription)
    subscription.start(work)
  }
}

/// A subscription that buffers values until there is demand.
private final class CallbackSubscription<Downstream: Subscriber>: Subscription {
  typealias Completion = Subscribers.Completion<Downstream.Failure>

  private struct State {
    var downstream: Downstream?
    var demand = Subscribers.Demand.none
    var values = Queue<Downstream.Input>()
    var completion: Completion?
    var isSending = false
    var stop: (any Cancellable)?
    var isDone = false
  }

  private enum Event {
    case value(Downstream.Input, Downstream)
    case completion(Completion, Downstream, (any Cancellable)?)
  }

  private let state: Locked<State>

  init(downstream: Downstream) {
    state = Locked(State(downstream: downstream))
  }

  func start(_ work: (Effect<Downstream.Input, Downstream.Failure>.Subscriber) -> any Cancellable) {
    let stop = work(.init(send: { self.send($0) }, complete: { self.complete($0) }))
    let isDone = state.withLock { state in
      if !state.isDone { state.stop = stop }
      return state.isDone
    }
    if isDone { stop.cancel() }
  }

  private func send(_ value: Downstream.Input) {
    state.withLock { state in
      guard state.completion == nil, !state.isDone else { return }
      state.values.append(value)
    }
    deliver()
  }

  private func complete(_ completion: Completion) {
    state.withLock { state in
      guard state.completion == nil, !state.isDone else { return }
      state.completion = completion
    }
    deliver()
  }

  func request(_ demand: Subscribers.Demand) {
    state.withLock { $0.demand += demand }
    deliver()
  }

  /// Delivers buffered values, on one thread at a time, in order.
  private func deliver() {
    while true {
      let event = state.withLock { state -> Event? in
        guard !state.isSending, let downstream = state.downstream else { return nil }
        if !state.values.isEmpty {
          guard state.demand > .none, let value = state.values.popFirst() else { return nil }
          state.demand -= 1
          state.isSending = true
          return .value(value, downstream)
        }
        guard let completion = state.completion else { return nil }
        state.downstream = nil
        state.isDone = true
        defer { state.stop = nil }
        return .completion(completion, downstream, state.stop)
      }
      switch event {
      case nil:
        return
      case .value(let value, let downstream):
        let more = downstream.receive(value)
        state.withLock { state in
          state.isSending = false
          state.demand += more
        }
      case .completion(let completion, let downstream, let stop):
        downstream.receive(completion: completion)
        stop?.cancel()
        return
      }
    }
  }

  func cancel() {
    let stop = state.withLock { state -> (any Cancellable)? in
      state.downstream = nil
      state.isDone = true
      state.values.removeAll()
      defer { state.stop = nil }
      return state.stop
    }
    stop?.cancel()
  }
}
