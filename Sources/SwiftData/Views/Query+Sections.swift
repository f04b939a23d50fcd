import SwiftUI

// Queries with sections, which are those of iOS 27.
extension Query {
  /// The models that a descriptor selects, in sections.
  public init<SectionID>(
    _ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil, sectionBy: KeyPath<Element, SectionID>
  ) where Result == SectionedResults<Element, SectionID> {
    self.init(descriptor, transaction) { SectionedResults($0) { $0[keyPath: sectionBy] } }
  }

  /// The models that a descriptor selects in sections, with an animation for their changes.
  public init<SectionID>(
    _ descriptor: FetchDescriptor<Element>, animation: Animation, sectionBy: KeyPath<Element, SectionID>
  ) where Result == SectionedResults<Element, SectionID> {
    self.init(descriptor, transaction: Transaction(animation: animation), sectionBy: sectionBy)
  }

  /// The models for which a condition holds, in sections.
  public init<SectionID>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil, sectionBy: KeyPath<Element, SectionID>
  ) where Result == SectionedResults<Element, SectionID> {
    self.init(
      FetchDescriptor(predicate: filter, sortBy: descriptors), transaction: transaction, sectionBy: sectionBy)
  }

  /// The models for which a condition holds in sections, with an animation for their changes.
  public init<SectionID>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation,
    sectionBy: KeyPath<Element, SectionID>
  ) where Result == SectionedResults<Element, SectionID> {
    self.init(
      filter: filter, sort: descriptors, transaction: Transaction(animation: animation), sectionBy: sectionBy)
  }

  /// The models for which a condition holds in sections, sorted by a property.
  public init<Value: Comparable, SectionID>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil, sectionBy: KeyPath<Element, SectionID>
  ) where Result == SectionedResults<Element, SectionID> {
    self.init(
      filter: filter, sort: [SortDescriptor(keyPath, order: order)], transaction: transaction, sectionBy: sectionBy)
  }

  /// The models for which a condition holds in sections, sorted by a property, with an animation for their
  /// changes.
  public init<Value: Comparable, SectionID>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation, sectionBy: KeyPath<Element, SectionID>
  ) where Result == SectionedResults<Element, SectionID> {
    self.init(
      filter: filter, sort: [SortDescriptor(keyPath, order: order)], animation: animation, sectionBy: sectionBy)
  }

  /// The models for which a condition holds in sections, sorted by a property that may be missing.
  public init<Value: Comparable, SectionID>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil, sectionBy: KeyPath<Element, SectionID>
  ) where Result == SectionedResults<Element, SectionID> {
    self.init(
      filter: filter, sort: [SortDescriptor(keyPath, order: order)], transaction: transaction, sectionBy: sectionBy)
  }

  /// The models for which a condition holds in sections, sorted by a property that may be missing, with an animation for their
  /// changes.
  public init<Value: Comparable, SectionID>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation, sectionBy: KeyPath<Element, SectionID>
  ) where Result == SectionedResults<Element, SectionID> {
    self.init(
      filter: filter, sort: [SortDescriptor(keyPath, order: order)], animation: animation, sectionBy: sectionBy)
  }

  /// The models for which a condition holds in sections, sorted by a text in natural order.
  public init<SectionID>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, String> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil, sectionBy: KeyPath<Element, SectionID>
  ) where Result == SectionedResults<Element, SectionID> {
    self.init(
      filter: filter, sort: [SortDescriptor(keyPath, order: order)], transaction: transaction, sectionBy: sectionBy)
  }

  /// The models for which a condition holds in sections, sorted by a text in natural order, with an animation for their
  /// changes.
  public init<SectionID>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, String> & Sendable,
    order: SortOrder = .forward, animation: Animation, sectionBy: KeyPath<Element, SectionID>
  ) where Result == SectionedResults<Element, SectionID> {
    self.init(
      filter: filter, sort: [SortDescriptor(keyPath, order: order)], animation: animation, sectionBy: sectionBy)
  }

  /// The models for which a condition holds in sections, sorted by a text that may be missing, in natural order.
  public init<SectionID>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, String?> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil, sectionBy: KeyPath<Element, SectionID>
  ) where Result == SectionedResults<Element, SectionID> {
    self.init(
      filter: filter, sort: [SortDescriptor(keyPath, order: order)], transaction: transaction, sectionBy: sectionBy)
  }

  /// The models for which a condition holds in sections, sorted by a text that may be missing, in natural order, with an animation for their
  /// changes.
  public init<SectionID>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, String?> & Sendable,
    order: SortOrder = .forward, animation: Animation, sectionBy: KeyPath<Element, SectionID>
  ) where Result == SectionedResults<Element, SectionID> {
    self.init(
      filter: filter, sort: [SortDescriptor(keyPath, order: order)], animation: animation, sectionBy: sectionBy)
  }
}
