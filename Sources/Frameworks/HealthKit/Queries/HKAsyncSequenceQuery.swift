import Foundation

/// A query whose results come in a loop that waits.
public protocol HKAsyncSequenceQuery {
  associatedtype Sequence: AsyncSequence

  func results(for healthStore: HKHealthStore) -> Sequence
}
