import Combine
import SwiftUI

/// What a query shows if some documents cannot be decoded.
public enum DecodingFailureStrategy {
  /// The others.
  case ignore
  /// None.
  case raise
}

/// The documents of a collection, decoded, in a view.
@propertyWrapper
public struct FirestoreQuery<T>: DynamicProperty {
  /// What the query looks for, with the error of its last answer.
  public struct Configuration {
    public var path: String
    public var predicates: [QueryPredicate]
    public var decodingFailureStrategy: DecodingFailureStrategy = .raise
    public var error: (any Error)?
    public var animation: Animation?
  }

  @StateObject private var model: FirestoreQueryModel<T>

  @MainActor @preconcurrency public var wrappedValue: T { model.items }

  @MainActor @preconcurrency public var projectedValue: Configuration {
    get { model.configuration }
    nonmutating set { model.restart(newValue) }
  }

  /// Creates a query whose value is its documents.
  public init<U: Decodable>(
    collectionPath: String, predicates: [QueryPredicate] = [],
    decodingFailureStrategy: DecodingFailureStrategy = .raise, animation: Animation? = nil
  ) where T == [U] {
    self.init(
      Configuration(
        path: collectionPath, predicates: predicates, decodingFailureStrategy: decodingFailureStrategy,
        animation: animation)
    ) { (result: Result<[U], any Error>) in (try? result.get()) ?? [] }
  }

  /// Creates a query whose value is its documents, or an error.
  public init<U: Decodable>(
    collectionPath: String, predicates: [QueryPredicate] = [],
    decodingFailureStrategy: DecodingFailureStrategy = .raise, animation: Animation? = nil
  ) where T == Result<[U], any Error> {
    self.init(
      Configuration(
        path: collectionPath, predicates: predicates, decodingFailureStrategy: decodingFailureStrategy,
        animation: animation)
    ) { (result: Result<[U], any Error>) in result }
  }

  private init<U: Decodable>(_ configuration: Configuration, _ value: @escaping (Result<[U], any Error>) -> T) {
    _model = StateObject(wrappedValue: FirestoreQueryModel(configuration, value))
  }
}

/// Follows the documents of a query.
// @unchecked: views and listeners use it on the main actor.
final class FirestoreQueryModel<T>: ObservableObject, @unchecked Sendable {
  @Published private(set) var items: T
  private(set) var configuration: FirestoreQuery<T>.Configuration
  private var listener: (any ListenerRegistration)?
  private let listen: (FirestoreQueryModel<T>) -> any ListenerRegistration

  init<U: Decodable>(
    _ configuration: FirestoreQuery<T>.Configuration, _ value: @escaping (Result<[U], any Error>) -> T
  ) {
    items = value(.success([]))
    self.configuration = configuration
    listen = { model in
      let query = model.configuration.predicates.reduce(
        Firestore.firestore().collection(model.configuration.path) as Query
      ) { $1.applied(to: $0) }
      return query.addSnapshotListener { [weak model] snapshot, error in
        model?.show(snapshot, error, value)
      }
    }
    listener = listen(self)
  }

  deinit { listener?.remove() }

  /// Looks for something else.
  func restart(_ configuration: FirestoreQuery<T>.Configuration) {
    objectWillChange.send()
    self.configuration = configuration
    listener?.remove()
    listener = listen(self)
  }

  private func show<U: Decodable>(
    _ snapshot: QuerySnapshot?, _ error: (any Error)?, _ value: (Result<[U], any Error>) -> T
  ) {
    var failure = error
    let decoded = (snapshot?.documents ?? []).compactMap { document -> U? in
      do { return try document.data(as: U.self) } catch {
        failure = error
        return nil
      }
    }
    let isFailure = error != nil || failure != nil && configuration.decodingFailureStrategy == .raise
    withAnimation(configuration.animation) {
      configuration.error = failure
      items = value(isFailure ? failure.map { .failure($0) } ?? .success([]) : .success(decoded))
    }
  }
}
