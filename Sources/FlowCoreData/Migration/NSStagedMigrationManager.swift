import FlowFoundation
import Foundation

public let NSPersistentStoreStagedMigrationManagerOptionKey = "NSPersistentStoreStagedMigrationManagerOptionKey"

/// The versions of a model in their order, with what an app does between them.
///
/// A store whose options have it, by ``NSPersistentStoreStagedMigrationManagerOptionKey``, goes through the custom stages
/// between its version and the app's when it is opened. What is before, between and after them is migrated without help, to
/// the next version that a custom stage names, or to the app's: versions of lightweight stages are no stops.
open class NSStagedMigrationManager: NSObject {
  /// The stages in the order in which they are applied.
  public let stages: [NSMigrationStage]

  /// The store that is being migrated, in a handler of a custom stage; otherwise `nil`.
  open internal(set) var container: NSPersistentContainer?

  public init(_ stages: [NSMigrationStage]) {
    self.stages = stages
    super.init()
    if let checksum = duplicate {
      reportMistake(
        """
        Duplicate version checksums across stages detected: '\(checksum)' is in two stages. A version is in one \
        lightweight stage, or in custom stages that follow each other.
        """)
    }
  }

  /// A checksum that two stages have, other than the version between two custom ones.
  private var duplicate: String? {
    var known: Set<String> = []
    var last: String?
    for stage in stages {
      let custom = stage as? NSCustomMigrationStage
      let isNext = last != nil && custom?.currentModel.versionChecksum == last
      for checksum in stage.checksums.dropFirst(isNext ? 1 : 0) where !known.insert(checksum).inserted {
        return checksum
      }
      last = custom?.nextModel.versionChecksum
    }
    return nil
  }
}
