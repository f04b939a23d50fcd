import FlowFoundation
import Foundation
import Locking

/// The stores of an app's models.
public final class ModelContainer: Sendable {
  let core: ContainerCore
  public let migrationPlan: (any SchemaMigrationPlan.Type)?

  /// The context for views, kept while the container is.
  @MainActor private var main: ModelContext?

  /// Opens or creates the stores of models, and of the models that their relationships lead to.
  ///
  /// - Throws: A ``SwiftDataError`` if the configurations contradict each other, or if a store cannot be opened.
  public convenience init(
    for forTypes: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: Schema(forTypes), migrationPlan: migrationPlan, configurations: configurations)
  }

  /// Opens or creates the stores of a schema.
  ///
  /// - Throws: A ``SwiftDataError`` if the configurations contradict each other, or if a store cannot be opened.
  public convenience init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: givenSchema, migrationPlan: migrationPlan, configurations: configurations)
  }

  /// Opens or creates the stores of a schema.
  ///
  /// - Throws: A ``SwiftDataError`` if the configurations contradict each other, or if a store cannot be opened.
  public init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: [ModelConfiguration]
  ) throws {
    let configurations = configurations.isEmpty ? [ModelConfiguration()] : configurations
    core = try ContainerCore(givenSchema, configurations, migrationPlan)
    self.migrationPlan = migrationPlan
  }

  /// Opens or creates stores of any kind for models, and for the models that their relationships lead to.
  ///
  /// - Throws: What a configuration or its store refuses, and a ``SwiftDataError`` as the other initializers.
  public convenience init(
    for forTypes: any PersistentModel.Type..., configurations: any DataStoreConfiguration...
  ) throws {
    try self.init(for: Schema(forTypes), configurations: configurations)
  }

  /// Opens or creates stores of any kind for a schema.
  ///
  /// - Throws: What a configuration or its store refuses, and a ``SwiftDataError`` as the other initializers.
  public init(for givenSchema: Schema, configurations: [any DataStoreConfiguration]) throws {
    let configurations = configurations.isEmpty ? [ModelConfiguration()] : configurations
    core = try ContainerCore(givenSchema, configurations, nil)
    migrationPlan = nil
  }

  init(_ core: ContainerCore) {
    self.core = core
    migrationPlan = nil
  }

  public var schema: Schema { core.schema }

  /// The configurations of the stores of SQLite.
  public var configurations: Set<ModelConfiguration> { Set(core.configurations) }

  /// The context for views. It saves automatically.
  @MainActor public var mainContext: ModelContext {
    let context = core.main ?? ModelContext(mainOf: self)
    main = context
    return context
  }

  /// Deletes all models.
  public func deleteAllData() {
    do { try erase() } catch { reportMistake("The models of a container cannot be deleted: \(error)") }
  }

  /// Deletes all models.
  ///
  /// - Throws: What the stores refused.
  public func erase() throws {
    for store in core.stores { try store.removeAll() }
    core.publish(ContextChange(isEverything: true), from: nil)
  }
}

extension ModelContainer: Equatable {
  public static func == (left: ModelContainer, right: ModelContainer) -> Bool { left.core === right.core }
}
