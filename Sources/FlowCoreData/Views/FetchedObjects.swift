import FlowFoundation
import Foundation
import SwiftUI

/// The objects of a request of a view in the tree.
@MainActor
final class FetchedObjects: Observable {
  private nonisolated let registrar = ObservationRegistrar()
  /// What readers of the objects observe.
  private nonisolated var result: Int { 0 }
  private var fetched: [NSManagedObject] = []
  private var given: FetchOptions?
  private(set) var options = FetchOptions()
  /// The key path of the names of sections.
  private(set) var sectionKeyPath: AnyKeyPath?
  private var context: NSManagedObjectContext?
  private var transaction: Transaction?
  private var root: String?
  private var isStale = true
  private var hasReported = false

  nonisolated init() {}

  /// The objects as they were when the view was last brought up to date, as on Apple's systems. Whoever reads them is
  /// told when they change.
  var objects: [NSManagedObject] {
    registrar.access(self, keyPath: \.result)
    return fetched
  }

  /// Takes over what the view says, and fetches if the result may have changed.
  func update(
    _ options: FetchOptions, _ context: NSManagedObjectContext, _ transaction: Transaction?,
    sections: AnyKeyPath? = nil
  ) {
    self.transaction = transaction
    if context !== self.context {
      self.context = context
      context.add(self)
      isStale = true
    }
    // What was set on the results stays until the view says something else.
    if given.map({ !$0.isSame(as: options) }) ?? true {
      given = options
      self.options = options
      sectionKeyPath = sections
      isStale = true
    }
    registrar.access(self, keyPath: \.result)
    if isStale { fetch() }
  }

  /// Changes the request.
  func change(_ body: (inout FetchOptions) -> Void) {
    body(&options)
    isStale = true
    invalidate()
  }

  /// Changes the sections.
  func changeSections(_ keyPath: AnyKeyPath) {
    sectionKeyPath = keyPath
    invalidate()
  }

  private func fetch() {
    guard let context else { return }
    isStale = false
    do {
      root = try context.entity(of: options).root.name
      fetched = try context.objects(options)
    } catch {
      fetched = []
      guard !hasReported else { return }
      hasReported = true
      let name = options.entity?.name ?? options.entityName ?? ""
      reportMistake(
        """
        @FetchRequest of \(name) finds nothing: \(error.localizedDescription) Give the view a context with \
        environment(\\.managedObjectContext, …).
        """)
    }
  }

  private func invalidate() {
    func change() { registrar.withMutation(of: self, keyPath: \.result) {} }
    if let transaction { withTransaction(transaction, change) } else { change() }
  }
}

extension FetchedObjects: ContextWatcher {
  nonisolated func contextDidChange(_ roots: Set<String>) {
    guard MainQueue.isCurrent else { return }
    MainActor.assumeIsolated {
      guard !isStale, root.map(roots.contains) ?? true else { return }
      isStale = true
      invalidate()
    }
  }
}

extension FetchOptions {
  /// Whether both are known to select the same.
  fileprivate func isSame(as other: FetchOptions) -> Bool {
    let isSamePredicate =
      predicate === other.predicate
      || predicate != nil && other.predicate != nil && predicate?.tree.description == other.predicate?.tree.description
        && !(predicate?.tree.description.contains("BLOCK") ?? true)
    return isSamePredicate && entityName == other.entityName && entity === other.entity && limit == other.limit
      && offset == other.offset && hasSameOrder(as: other)
  }

  private func hasSameOrder(as other: FetchOptions) -> Bool {
    let (left, right) = (sortDescriptors ?? [], other.sortDescriptors ?? [])
    return left.count == right.count && zip(left, right).allSatisfy { $0 === $1 || $0.hasSameOrder(as: $1) }
  }
}

extension NSSortDescriptor {
  fileprivate func hasSameOrder(as other: NSSortDescriptor) -> Bool {
    guard ascending == other.ascending, type(of: self) == type(of: other) else { return false }
    if let own = self as? KeySortDescriptor, let other = other as? KeySortDescriptor {
      return own.sortedKey == other.sortedKey
    }
    if let own = self as? WrappedSortDescriptor, let other = other as? WrappedSortDescriptor {
      return own.wrapped as? AnyHashable == other.wrapped as? AnyHashable
    }
    return keyPath == other.keyPath
  }
}
