import Combine

/// A subscriber that records what it receives, with a demand that the test controls.
final class RecordingSubscriber<Input, Failure: Error>: Subscriber {
  private(set) var subscription: (any Subscription)?
  private(set) var values: [Input] = []
  private(set) var completions: [Subscribers.Completion<Failure>] = []
  private let initialDemand: Subscribers.Demand
  private let demandOnValue: (Input) -> Subscribers.Demand

  /// - Parameters:
  ///   - initialDemand: What is requested on subscription.
  ///   - demandOnValue: What is requested with each value.
  init(
    _ initialDemand: Subscribers.Demand = .none,
    demandOnValue: @escaping (Input) -> Subscribers.Demand = { _ in .none }
  ) {
    self.initialDemand = initialDemand
    self.demandOnValue = demandOnValue
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    if initialDemand > .none { subscription.request(initialDemand) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    return demandOnValue(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    completions.append(completion)
  }

  func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }

  func cancel() { subscription?.cancel() }
}
