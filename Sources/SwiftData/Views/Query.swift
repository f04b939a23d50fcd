import Foundation
import SwiftUI

/// A property of a view with the models that a descriptor selects, which follows all changes.
public struct Query<Element: PersistentModel, Result>: DynamicProperty {
  @Environment(\.modelContext) public var modelContext: ModelContext
  @State private var results = QueryResults<Element, Result>()
  private let descriptor: FetchDescriptor<Element>
  private let transaction: Transaction?
  private let convert: ([Element]) -> Result

  init(
    _ descriptor: FetchDescriptor<Element>, _ transaction: Transaction?, _ convert: @escaping ([Element]) -> Result
  ) {
    self.descriptor = descriptor
    self.transaction = transaction
    self.convert = convert
  }

  /// The models.
  @MainActor public var wrappedValue: Result { results.value ?? convert([]) }

  /// Why the models could not be fetched at last; `nil` if they were.
  @MainActor public var fetchError: (any Error)? { results.error }

  @MainActor public mutating func _bind(to binder: inout _PropertyBinder) {
    binder.bindFields(of: &self)
    results.update(descriptor, modelContext, transaction, convert)
  }
}

extension Query: ComparedByContent {
  /// Whether both select the same models. Conditions cannot be compared.
  @MainActor package func isKnownEqual(to other: Query) -> Bool {
    guard descriptor.isKnownEqual(to: other.descriptor) else { return false }
    return transaction?.animation == other.transaction?.animation
  }
}

extension FetchDescriptor {
  /// Whether both select the same models. Conditions cannot be compared.
  func isKnownEqual(to other: FetchDescriptor) -> Bool {
    predicate == nil && other.predicate == nil && sortBy == other.sortBy && fetchLimit == other.fetchLimit
      && fetchOffset == other.fetchOffset && includePendingChanges == other.includePendingChanges
  }
}

extension Query where Result == [Element] {
  /// All models.
  public init() { self.init(FetchDescriptor(), nil) { $0 } }

  /// All models, with an animation for their changes.
  public init(animation: Animation) {
    self.init(FetchDescriptor(), Transaction(animation: animation)) { $0 }
  }

  /// All models, with a transaction for their changes.
  public init(transaction: Transaction) { self.init(FetchDescriptor(), transaction) { $0 } }

  /// The models that a descriptor selects.
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
    self.init(descriptor, transaction) { $0 }
  }

  /// The models that a descriptor selects, with an animation for their changes.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
    self.init(descriptor, Transaction(animation: animation)) { $0 }
  }

  /// The models for which a condition holds.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), transaction) { $0 }
  }

  /// The models for which a condition holds, with an animation for their changes.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), Transaction(animation: animation)) { $0 }
  }

  /// The models for which a condition holds, sorted by a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward,
    transaction: Transaction? = nil
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], transaction: transaction)
  }

  /// The models for which a condition holds, sorted by a property, with an animation for their changes.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward,
    animation: Animation
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], animation: animation)
  }

  /// The models for which a condition holds, sorted by a property that may be missing.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], transaction: transaction)
  }

  /// The models for which a condition holds, sorted by a property that may be missing, with an animation for their
  /// changes.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], animation: animation)
  }

  /// The models for which a condition holds, sorted by a text in natural order.
  public init(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, String> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], transaction: transaction)
  }

  /// The models for which a condition holds, sorted by a text in natural order, with an animation for their changes.
  public init(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, String> & Sendable,
    order: SortOrder = .forward, animation: Animation
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], animation: animation)
  }

  /// The models for which a condition holds, sorted by a text that may be missing, in natural order.
  public init(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, String?> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], transaction: transaction)
  }

  /// The models for which a condition holds, sorted by a text that may be missing, in natural order, with an animation
  /// for their changes.
  public init(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, String?> & Sendable,
    order: SortOrder = .forward, animation: Animation
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], animation: animation)
  }
}
