import Foundation

/// The subscription of one subscriber to a timer.
protocol TimerSubscription: AnyObject, Subscription {
  /// Forwards a date if there is demand.
  func receive(_ date: Date)
}

/// The subscription to a timer of one subscriber of a known type.
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
