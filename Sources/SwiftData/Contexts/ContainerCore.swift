import Combine
import Foundation
import Locking
import SwiftUI

/// What the contexts of a container share.
final class ContainerCore: Sendable {
  let schema: Schema
  /// The configurations of stores of SQLite.
  let configurations: [ModelConfiguration]
  let stores: [any ContextStore]
  /// The stores of SQLite.
  let tables: [ModelStore]
  private let storeByType: [ObjectIdentifier: any ContextStore]
  private let contexts = Locked<[ContextReference]>([])

  /// The context for views, while something holds it.
  @MainActor weak var main: ModelContext?

  init(
    _ schema: Schema, _ configurations: [any DataStoreConfiguration], _ plan: (any SchemaMigrationPlan.Type)?
  ) throws {
    self.schema = schema
    self.configurations = configurations.compactMap { $0 as? ModelConfiguration }
    try Self.check(configurations, schema)
    var stores: [any ContextStore] = []
    var storeByType: [ObjectIdentifier: any ContextStore] = [:]
    // A configuration without a schema has all models that no other one has.
    let claimed = Set(configurations.compactMap(\.schema).flatMap { $0.descriptions.map(\.typeID) })
    for configuration in configurations {
      let types =
        configuration.schema?.descriptions
        ?? schema.descriptions.filter { configurations.count == 1 || !claimed.contains($0.typeID) }
      let part = Schema(types.map(\.type), version: schema.version)
      let store = try Self.open(configuration, part, plan)
      stores.append(store)
      for description in types where storeByType[description.typeID] == nil { storeByType[description.typeID] = store }
    }
    self.stores = stores
    tables = stores.compactMap { $0 as? ModelStore }
    self.storeByType = storeByType
  }

  private static func open(
    _ configuration: any DataStoreConfiguration, _ part: Schema, _ plan: (any SchemaMigrationPlan.Type)?
  ) throws -> any ContextStore {
    func custom<C: DataStoreConfiguration>(_ configuration: C) throws -> any ContextStore {
      try CustomStore<C.Store>(configuration, part)
    }
    guard let configuration = configuration as? ModelConfiguration else { return try custom(configuration) }
    let url = configuration.isStoredInMemoryOnly ? nil : configuration.url
    if let url, let plan { try SchemaMigration(plan, at: url).run(to: part.version) }
    return try ModelStore(part, at: url, allowsSave: configuration.allowsSave)
  }

  /// A container without models and stores.
  init() {
    schema = Schema([])
    configurations = []
    stores = []
    tables = []
    storeByType = [:]
  }

  /// Whether a store is not one of SQLite.
  var hasCustomStores: Bool { stores.count != tables.count }

  private static func check(_ configurations: [any DataStoreConfiguration], _ schema: Schema) throws {
    var files: Set<URL> = []
    for configuration in configurations {
      if let part = configuration.schema, !schema.contains(part) {
        throw SwiftDataError(
          .configurationSchemaNotFoundInContainerSchema,
          "The configuration '\(configuration.name)' has \(part), which is not part of the container's \(schema).")
      }
      guard let configuration = configuration as? ModelConfiguration, !configuration.isStoredInMemoryOnly else {
        continue
      }
      guard files.insert(configuration.url.standardizedFileURL).inserted else {
        throw SwiftDataError(
          .duplicateConfiguration, "Two configurations have the file \(configuration.url.path). Give each its own name."
        )
      }
      guard configuration.url.lastPathComponent.utf8.count <= 255 else {
        throw SwiftDataError(
          .configurationFileNameTooLong, "The name '\(configuration.name)' is longer than a file's name can be.")
      }
      guard !configuration.name.contains("/") else {
        throw SwiftDataError(
          .configurationFileNameContainsInvalidCharacters, "The name '\(configuration.name)' contains '/'.")
      }
    }
  }

  /// The store of a type of models; `nil` if the schema does not have it.
  func store(of description: ModelDescription) -> (any ContextStore)? { storeByType[description.typeID] }

  /// The type of models with a name.
  func description(named name: String) -> ModelDescription? { schema.descriptions.first { $0.name == name } }

  func add(_ context: ModelContext) {
    contexts.withLock { contexts in
      contexts.removeAll { $0.isGone }
      contexts.append(ContextReference(context))
    }
  }

  /// Tells the other contexts what was saved.
  func publish(_ change: ContextChange, from context: ModelContext?) {
    let others = contexts.value.filter { !$0.refers(to: context) }
    for other in others { other.inbox.withLock { $0.append(change) } }
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { main?.receiveChanges() }
    } else {
      Task { @MainActor in self.main?.receiveChanges() }
    }
  }
}

/// A context that saves at the end of an event, if it is there then.
///
/// `@unchecked Sendable`: it is used on the main thread.
final class AutosavedContext: @unchecked Sendable {
  private weak var context: ModelContext?

  init(_ context: ModelContext) { self.context = context }

  /// Saves on the screen's clock, or without a screen as soon as the main thread has nothing else to do.
  @MainActor func schedule() {
    guard let clock = TimeSource.virtual else {
      Task { @MainActor in self.context?.autosave() }
      return
    }
    _ = clock.schedule(at: clock.elapsed, named: "autosave of models") {
      MainActor.assumeIsolated { self.context?.autosave() }
    }
  }
}

/// A context that may be gone, with what other contexts saved.
///
/// `@unchecked Sendable`: the context is only compared.
final class ContextReference: @unchecked Sendable {
  private weak var context: ModelContext?
  let inbox: Locked<[ContextChange]>

  init(_ context: ModelContext) {
    self.context = context
    inbox = context.inbox
  }

  var isGone: Bool { context == nil }

  func refers(to other: ModelContext?) -> Bool { other != nil && context === other }
}

/// What a context saved.
struct ContextChange: Sendable {
  var inserted: [PersistentIdentifier] = []
  var updated: [PersistentIdentifier] = []
  var deleted: [PersistentIdentifier] = []
  /// Whether all models were deleted.
  var isEverything = false
  /// The types of models that a store has changed by itself.
  var unknown: Set<ObjectIdentifier> = []
}
