import FlowFoundation
import Foundation
import SwiftUI

/// The models of a query of a view in the tree.
@MainActor
final class QueryResults<Element: PersistentModel, Result>: Observable {
  private nonisolated let registrar = ObservationRegistrar()
  /// What readers of the models observe.
  private nonisolated var result: Int { 0 }
  /// The models as the view has them; `nil` before the first fetch.
  private var fetched: Result?
  private var convert: (([Element]) -> Result)?
  private var descriptor = FetchDescriptor<Element>()
  private var context: ModelContext?
  private var transaction: Transaction?
  /// The types of the models that decide on the result.
  private var types: Set<ObjectIdentifier> = []
  private var isStale = true
  private var isFetching = false
  private(set) var error: (any Error)?

  nonisolated init() {}

  /// The models. Whoever reads them is notified when they change.
  var value: Result? {
    registrar.access(self, keyPath: \.result)
    if isStale { fetch() }
    return fetched
  }

  /// Takes over what the view says.
  func update(
    _ descriptor: FetchDescriptor<Element>, _ context: ModelContext, _ transaction: Transaction?,
    _ convert: @escaping ([Element]) -> Result
  ) {
    self.transaction = transaction
    self.convert = convert
    if context !== self.context {
      self.context = context
      context.add(self)
      isStale = true
    }
    if !descriptor.isKnownEqual(to: self.descriptor) { isStale = true }
    self.descriptor = descriptor
    if isStale { fetch() }
  }

  private func fetch() {
    guard let context, !isFetching else { return }
    isFetching = true
    defer { isFetching = false }
    isStale = false
    do {
      guard let fetch = try context.selection(descriptor) else {
        if fetched == nil, error == nil {
          reportWarning(
            """
            @Query of \(Element.self) finds nothing, because the environment has no container. Set a .modelContext in \
            view's environment to use Query, with modelContainer(for:) for example.
            """)
          error = SwiftDataError.missingModelContext
        }
        return
      }
      types = fetch.otherTypes.union([ModelDescription.of(Element.self).familyID])
      fetched = convert?(try fetch.models())
      error = nil
    } catch {
      if self.error == nil { reportMistake("@Query of \(Element.self) cannot be fetched: \(error)") }
      self.error = error
    }
  }
}

extension QueryResults: ContextWatcher {
  nonisolated func contextDidChange(_ types: Set<ObjectIdentifier>) {
    guard MainQueue.isCurrent else { return }
    MainActor.assumeIsolated {
      guard !isStale, !isFetching, !self.types.isDisjoint(with: types) else { return }
      isStale = true
      func invalidate() { registrar.withMutation(of: self, keyPath: \.result) {} }
      if let transaction { withTransaction(transaction, invalidate) } else { invalidate() }
    }
  }
}
