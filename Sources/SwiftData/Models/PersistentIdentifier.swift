import Foundation
import Locking

/// The identity of a model in all contexts of a container.
///
/// It is temporary until the model is saved for the first time.
public struct PersistentIdentifier: Hashable, Identifiable, Sendable {
  /// A number in the model's table, or one for a model that is not stored yet. Negative ones are those of ``TextKeys``.
  enum Key: Hashable, Sendable {
    case temporary(UInt64)
    case permanent(Int64)
  }

  let key: Key
  /// The name of the model's type in the schema.
  public let entityName: String
  /// The store in which the model is; `nil` before the first save.
  public let storeIdentifier: String?

  init(_ key: Key, entityName: String, storeIdentifier: String?) {
    self.key = key
    self.entityName = entityName
    self.storeIdentifier = storeIdentifier
  }

  /// The identity of the identifier.
  public struct ID: Hashable, Sendable {
    let key: Key
    let entityName: String
    let storeIdentifier: String?
  }

  public var id: ID { ID(key: key, entityName: entityName, storeIdentifier: storeIdentifier) }

  /// The next number for a model that is not stored yet. Models are made before any container knows them, on any thread.
  private static let lastTemporary = Locked<UInt64>(0)

  static func temporary(entityName: String) -> PersistentIdentifier {
    let number = lastTemporary.withLock { last in
      last += 1
      return last
    }
    return PersistentIdentifier(.temporary(number), entityName: entityName, storeIdentifier: nil)
  }

  /// The row in the model's table; `nil` before the first save.
  var row: Int64? {
    if case .permanent(let row) = key { row } else { nil }
  }

  var isTemporary: Bool { row == nil }

  /// The key as a text: "t" and a number before the first save, "p" and a number after it.
  var primaryKey: String {
    switch key {
    case .temporary(let number): "t\(number)"
    case .permanent(let row): "p\(row < 0 ? TextKeys.text(of: row) : String(row))"
    }
  }

  /// The identifier of a stored model.
  ///
  /// - Parameters:
  ///   - storeIdentifier: The store of the model.
  ///   - entityName: The name of the model's type in the schema.
  ///   - primaryKey: The model's key in the store. Stores of SQLite have a number, or "p" and a number.
  /// - Throws: An error of decoding if a key has no text.
  public static func identifier<T: Comparable & CustomStringConvertible & Decodable & Encodable & Hashable>(
    for storeIdentifier: String, entityName: String, primaryKey: T
  ) throws -> PersistentIdentifier {
    let text = primaryKey.description
    guard !text.isEmpty else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: [], debugDescription: "'\(text)' is no key of a stored model: it is empty."))
    }
    let row = text.hasPrefix("p") ? TextKeys.number(String(text.dropFirst())) : nil
    return PersistentIdentifier(
      .permanent(row ?? TextKeys.key(of: text)), entityName: entityName, storeIdentifier: storeIdentifier)
  }
}

/// The keys of stores that apps bring. They can be any text; each has a negative number in this process, so that models
/// are found by a number, whatever their store.
enum TextKeys {
  private struct Table {
    var keys: [String: Int64] = [:]
    var texts: [String] = []
  }

  /// Keys are the same in all stores of the process, on any thread.
  private static let table = Locked(Table())

  /// The number that a text is; `nil` for another text.
  static func number(_ text: String) -> Int64? {
    guard let number = Int64(text), number >= 0, String(number) == text else { return nil }
    return number
  }

  /// The key of a model whose key in its store is a text: the number that it is, or a negative one.
  static func key(of text: String) -> Int64 {
    number(text)
      ?? table.withLock { table in
        if let key = table.keys[text] { return key }
        table.texts.append(text)
        let key = -Int64(table.texts.count)
        table.keys[text] = key
        return key
      }
  }

  /// The text of a negative number.
  static func text(of key: Int64) -> String { table.withLock { $0.texts[Int(-key) - 1] } }
}

extension PersistentIdentifier: Comparable {
  public static func < (left: PersistentIdentifier, right: PersistentIdentifier) -> Bool {
    if left.entityName != right.entityName { return left.entityName < right.entityName }
    switch (left.key, right.key) {
    case (.permanent(let left), .permanent(let right)):
      return left < 0 && right < 0 ? TextKeys.text(of: left) < TextKeys.text(of: right) : left < right
    case (.temporary(let left), .temporary(let right)): return left < right
    case (.permanent, .temporary): return true
    case (.temporary, .permanent): return false
    }
  }
}

extension PersistentIdentifier: CustomStringConvertible {
  public var description: String { "\(entityName) \(primaryKey)" }
}

extension PersistentIdentifier: Codable {
  private enum CodingKeys: CodingKey { case implementation }

  private enum PartKeys: CodingKey { case primaryKey, uriRepresentation, isTemporary, storeIdentifier, entityName }

  public init(from decoder: any Decoder) throws {
    let parts = try decoder.container(keyedBy: CodingKeys.self)
      .nestedContainer(keyedBy: PartKeys.self, forKey: .implementation)
    let text = try parts.decode(String.self, forKey: .primaryKey)
    let isTemporary = try parts.decode(Bool.self, forKey: .isTemporary)
    let key =
      isTemporary
      ? UInt64(text.dropFirst()).map(Key.temporary) : Key.permanent(TextKeys.key(of: String(text.dropFirst())))
    guard let key, !text.isEmpty else {
      throw DecodingError.dataCorruptedError(
        forKey: .primaryKey, in: parts, debugDescription: "'\(text)' is no key of a model.")
    }
    try self.init(
      key, entityName: parts.decode(String.self, forKey: .entityName),
      storeIdentifier: parts.decodeIfPresent(String.self, forKey: .storeIdentifier))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    var parts = container.nestedContainer(keyedBy: PartKeys.self, forKey: .implementation)
    try parts.encode(primaryKey, forKey: .primaryKey)
    try parts.encode(
      "x-coredata://\(storeIdentifier ?? "")/\(entityName)/\(primaryKey)", forKey: .uriRepresentation)
    try parts.encode(isTemporary, forKey: .isTemporary)
    try parts.encodeIfPresent(storeIdentifier, forKey: .storeIdentifier)
    try parts.encode(entityName, forKey: .entityName)
  }
}
