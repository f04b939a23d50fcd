import Foundation

/// The subscription of one subscriber to a timer.
protocol TimerSubscription: AnyObject, Subscription {
  /// Sends a date on, where there is demand for it.
  func receive(_ date: Date)
}

/// The subscription of one subscriber, of a known type, to a timer.
final class TypedTimerSubscription<Downstream: Subscriber>: TimerSubscription, CustomStringConvertible
where Downstream.Input == Date, Downstream.Failure == Never {
  private let downstream: SerialDownstream<Downstream>
  private weak var publisher: Timer.TimerPublisher?
  private let lock = NSLock()
  private var demand = Subscribers.Demand.none

  init(downstream: Downstream, publisher: Timer.TimerPublisher) {
    self.downstream = SerialDownstream(downstream)
    self.publisher = publisher
  }

  func receive(_ date: Date) {
    let additional = downstream.receive {
      lock.withLock {
        guard demand > .none else { return nil }
        demand -= 1
        return date
      }
    }
    lock.withLock { demand += additional }
  }

  func request(_ additional: Subscribers.Demand) {
    lock.withLock { demand += additional }
  }

  func cancel() {
    downstream.cancel()
    publisher?.remove(self)
  }

  var description: String { "Timer" }
}
