/// The models of a version of an app.
public protocol VersionedSchema: SendableMetatype {
  static var models: [any PersistentModel.Type] { get }
  static var versionIdentifier: Schema.Version { get }
}

/// How stores of earlier versions become stores of the newest one.
public protocol SchemaMigrationPlan: SendableMetatype {
  /// The versions, oldest first.
  static var schemas: [any VersionedSchema.Type] { get }
  /// The steps between them, in this order.
  static var stages: [MigrationStage] { get }
}

/// A step from one version of a schema to another.
// @unchecked: the closures run while a store is opened, one after the other. Apps keep stages in static constants.
public enum MigrationStage: @unchecked Sendable {
  /// Follows from comparing both.
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  /// Runs code before, with the earlier models, and after, with the later ones.
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((_ context: ModelContext) throws -> Void)?, didMigrate: ((_ context: ModelContext) throws -> Void)?)

  var from: any VersionedSchema.Type {
    switch self {
    case .lightweight(let from, _), .custom(let from, _, _, _): from
    }
  }

  var to: any VersionedSchema.Type {
    switch self {
    case .lightweight(_, let to), .custom(_, let to, _, _): to
    }
  }

  var willMigrate: ((ModelContext) throws -> Void)? {
    if case .custom(_, _, let willMigrate, _) = self { willMigrate } else { nil }
  }

  var didMigrate: ((ModelContext) throws -> Void)? {
    if case .custom(_, _, _, let didMigrate) = self { didMigrate } else { nil }
  }
}
