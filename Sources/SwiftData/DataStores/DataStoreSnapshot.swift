/// What a property of a model can hold in a snapshot.
public typealias DataStoreSnapshotValue = Codable & Sendable

/// The values of a model at one moment, as a store and a context hand them over.
///
/// Contexts read the values of a snapshot by encoding it, with the names of the properties as keys
/// (``DataStoreSnapshotCodingKey``); related models are their identifiers.
public protocol DataStoreSnapshot: Decodable, Encodable, Sendable {
  var persistentIdentifier: PersistentIdentifier { get }

  /// The values of a model that is saved.
  ///
  /// - Parameters:
  ///   - from: The values.
  ///   - relatedBackingDatas: Those of the models that are saved with it.
  init(from: any BackingData, relatedBackingDatas: inout [PersistentIdentifier: any BackingData])

  /// The same values for another identifier.
  ///
  /// - Parameters:
  ///   - persistentIdentifier: That of the copy.
  ///   - remappedIdentifiers: Those that related models get, by their former ones.
  func copy(
    persistentIdentifier: PersistentIdentifier, remappedIdentifiers: [PersistentIdentifier: PersistentIdentifier]?
  ) -> Self
}

/// The keys of an encoded snapshot.
public enum DataStoreSnapshotCodingKey: CodingKey {
  case persistentIdentifier
  /// A property of the model, by its name.
  case modeledProperty(String)

  public var stringValue: String {
    switch self {
    case .persistentIdentifier: "persistentIdentifier"
    case .modeledProperty(let name): name
    }
  }

  public init?(stringValue: String) {
    self = stringValue == "persistentIdentifier" ? .persistentIdentifier : .modeledProperty(stringValue)
  }

  public var intValue: Int? { nil }

  public init?(intValue: Int) { nil }
}
