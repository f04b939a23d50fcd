import DataModels
import FlowFoundation
import Foundation

/// A version of a model that is read when a migration needs it.
open class NSManagedObjectModelReference: NSObject {
  private enum Place {
    case model(NSManagedObjectModel)
    case file(URL)
    case hashes([String: Data], Bundle?)
    case name(String, Bundle?)
  }

  private let place: Place
  private var read: NSManagedObjectModel?
  /// The checksum that the app gives.
  public let versionChecksum: String

  private init(_ place: Place, _ checksum: String) {
    self.place = place
    versionChecksum = checksum
  }

  public convenience init(model: NSManagedObjectModel, versionChecksum: String) {
    self.init(.model(model), versionChecksum)
  }

  /// - Parameter fileURL: The folder of a model, or of one of its versions.
  public convenience init(fileURL: URL, versionChecksum: String) { self.init(.file(fileURL), versionChecksum) }

  /// - Parameters:
  ///   - versionHash: The hashes of the entities by their names.
  ///   - bundle: Where the model is; `nil` for the app's bundles.
  public convenience init(
    entityVersionHashes versionHash: [AnyHashable: Any], in bundle: Bundle?, versionChecksum: String
  ) {
    let hashes = versionHash.compactMap { key, value in
      (key as? String).flatMap { name in (value as? Data).map { (name, $0) } }
    }
    self.init(.hashes(Dictionary(hashes) { first, _ in first }, bundle), versionChecksum)
  }

  /// - Parameters:
  ///   - modelName: The name of the version, or of a model with a single one.
  ///   - bundle: Where the model is; `nil` for the app's bundles.
  public convenience init(name modelName: String, in bundle: Bundle?, versionChecksum: String) {
    self.init(.name(modelName, bundle), versionChecksum)
  }

  /// The model. One that cannot be found is a mistake, and is empty.
  open var resolvedModel: NSManagedObjectModel {
    do {
      return try resolve()
    } catch {
      reportMistake(error.localizedDescription)
      return NSManagedObjectModel()
    }
  }

  /// Finds the model.
  ///
  /// - Throws: A `CocoaError` with the code `NSManagedObjectModelReferenceNotFoundError` if it is not there.
  func resolve() throws -> NSManagedObjectModel {
    if let read { return read }
    guard let found = find() else {
      throw StagedMigration.unknownModel("The model reference \(text) cannot be found among the app's data models.")
    }
    read = found
    return found
  }

  private func find() -> NSManagedObjectModel? {
    switch place {
    case .model(let model): model
    case .file(let url): NSManagedObjectModel(contentsOf: url)
    case .hashes(let hashes, let bundle):
      NSManagedObjectModel.versions(in: bundle.map { [$0] }).first { $0.entityVersionHashesByName == hashes }
    case .name(let name, let bundle):
      Self.file(name, among: ModelFiles.all(in: bundle.map { [$0] })).flatMap { NSManagedObjectModel(contentsOf: $0) }
    }
  }

  private static func file(_ name: String, among folders: [URL]) -> URL? {
    func isNamed(_ url: URL) -> Bool { url.deletingPathExtension().lastPathComponent == name }
    return folders.flatMap { DataModelFolder($0).versions }.first(where: isNamed) ?? folders.first(where: isNamed)
  }

  /// What the reference refers to, for messages.
  var text: String {
    switch place {
    case .model: "to a model of the app"
    case .file(let url): "to '\(url.lastPathComponent)'"
    case .hashes(let hashes, _): "to the entities \(hashes.keys.sorted().joined(separator: ", ")) with their hashes"
    case .name(let name, _): "to '\(name)'"
    }
  }
}
