import Foundation

/// A part of a staged migration: one of its subclasses.
open class NSMigrationStage: NSObject {
  private var text = ""

  /// What the stage is for. Empty without a value.
  open var label: String! {
    get { text }
    set { text = newValue ?? "" }
  }

  /// The checksums of the stage's versions in their order.
  var checksums: [String] { [] }
}

/// Versions of a model from which and to which a store is migrated without help.
open class NSLightweightMigrationStage: NSMigrationStage {
  /// The checksums of the versions.
  public let versionChecksums: [String]

  /// Makes a stage of versions in their order.
  ///
  /// - Parameter checksums: The checksums, as ``NSManagedObjectModel/versionChecksum`` has them, or as Xcode writes them.
  public init(_ checksums: [String]) { versionChecksums = checksums }

  override var checksums: [String] { versionChecksums }
}

/// A step from one version of a model to the next, with work of the app before and after it.
open class NSCustomMigrationStage: NSMigrationStage {
  public let currentModel: NSManagedObjectModelReference
  public let nextModel: NSManagedObjectModelReference

  /// Is called before the step. The manager's container has the current model.
  ///
  /// It ends the migration by an error, which leaves the store at the current model.
  public var willMigrateHandler:
    ((_ migrationManager: NSStagedMigrationManager, _ migrationStage: NSCustomMigrationStage) throws -> Void)?

  /// Is called after the step. The manager's container has the next model.
  ///
  /// It ends the migration by an error, which leaves the store at the next model.
  public var didMigrateHandler:
    ((_ migrationManager: NSStagedMigrationManager, _ migrationStage: NSCustomMigrationStage) throws -> Void)?

  public init(migratingFrom currentModel: NSManagedObjectModelReference, to nextModel: NSManagedObjectModelReference) {
    (self.currentModel, self.nextModel) = (currentModel, nextModel)
  }

  override var checksums: [String] { [currentModel.versionChecksum, nextModel.versionChecksum] }
}
