import DataModels
import Foundation

public let NSStoreModelVersionHashesKey = "NSStoreModelVersionHashes"
/// The key of the checksum of the model with which a store was made, in its metadata.
public let NSPersistentStoreModelVersionChecksumKey = "NSStoreModelVersionChecksumKey"
public let NSStoreModelVersionIdentifiersKey = "NSStoreModelVersionIdentifiers"

extension NSPropertyDescription {
  /// What follows from everything that decides how the property is stored: properties with different hashes are of
  /// different versions.
  public var versionHash: Data { VersionHash.of(versionParts) }

  fileprivate var versionParts: [String] {
    let own = [name, "\(isOptional)", "\(isTransient)", versionHashModifier ?? ""]
    switch self {
    case let attribute as NSAttributeDescription:
      let elements = (attribute as? NSCompositeAttributeDescription)?.elements ?? []
      return own + ["attribute", "\(attribute.attributeType.rawValue)"] + elements.flatMap(\.versionParts)
    case let relationship as NSRelationshipDescription:
      return own + [
        "relationship", relationship.destinationEntity?.name ?? "",
        relationship.inverseRelationship?.name ?? "",
        "\(relationship.minCount)", "\(relationship.maxCount)",
        "\(relationship.deleteRule.rawValue)",
        "\(relationship.isOrdered)",
      ]
    default: return own
    }
  }
}

extension NSEntityDescription {
  /// What follows from everything that decides how objects are stored: entities with different hashes are of different
  /// versions.
  public var versionHash: Data {
    let own = [name ?? "", superentity?.name ?? "", "\(isAbstract)", versionHashModifier ?? ""]
    return VersionHash.of(own + properties.sorted { $0.name < $1.name }.flatMap(\.versionParts))
  }
}

extension NSManagedObjectModel {
  /// The hashes of the entities.
  public var entityVersionHashesByName: [String: Data] { entitiesByName.mapValues(\.versionHash) }

  /// What follows from all entities: models with different checksums are of different versions.
  public var versionChecksum: String { VersionHash.checksum(of: entityVersionHashesByName) }

  /// Whether a store with metadata can be opened without a migration.
  public func isConfiguration(
    withName configuration: String?, compatibleWithStoreMetadata metadata: [String: Any]
  ) -> Bool {
    guard let hashes = metadata[NSStoreModelVersionHashesKey] as? [String: Data],
      let entities = entities(forConfigurationName: configuration)
    else { return false }
    return VersionHash.all(of: entities) == hashes
  }

  /// The models of bundles with which a store was made; `nil` if none was.
  public class func mergedModel(from bundles: [Bundle]?, forStoreMetadata metadata: [String: Any])
    -> NSManagedObjectModel?
  {
    versions(in: bundles).first {
      $0.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata)
    }
  }

  /// All versions of the models in bundles, and all models together.
  static func versions(in bundles: [Bundle]?) -> [NSManagedObjectModel] {
    let folders = ModelFiles.all(in: bundles)
    let files = folders.flatMap { DataModelFolder($0).versions }
    return (mergedModel(from: bundles).map { [$0] } ?? [])
      + (folders + files).compactMap { NSManagedObjectModel(contentsOf: $0) }
  }

  /// The checksums of all versions in bundles, in the order of their names, each once.
  static func filedVersions(in bundles: [Bundle]?) -> [String] {
    let files = ModelFiles.all(in: bundles).flatMap { DataModelFolder($0).versions }
    func name(_ url: URL) -> String { url.deletingPathExtension().lastPathComponent }
    let sorted = files.sorted { name($0).compare(name($1), options: .numeric) == .orderedAscending }
    var known: Set<String> = []
    return sorted.compactMap { NSManagedObjectModel(contentsOf: $0)?.versionChecksum }
      .filter { known.insert($0).inserted }
  }
}

/// The hashes of versions: 32 bytes, as those of Apple's systems, and the same on every machine.
enum VersionHash {
  static func all(of entities: [NSEntityDescription]) -> [String: Data] {
    Dictionary(entities.map { ($0.name ?? "", $0.versionHash) }) { first, _ in first }
  }

  /// The checksum of a model with entities of some hashes.
  static func checksum(of hashes: [String: Data]) -> String {
    of(hashes.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value.base64EncodedString()] }).base64EncodedString()
  }

  fileprivate static func of(_ parts: [String]) -> Data {
    let text = parts.map { "\($0.utf8.count):\($0)" }.joined()
    var data = Data()
    for lane in 0..<UInt64(4) {
      // FNV-1a, from another start for each eight bytes.
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ (lane &* 0x9E37_79B9_7F4A_7C15)
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
      withUnsafeBytes(of: hash.littleEndian) { data.append(contentsOf: $0) }
    }
    return data
  }
}
