import Foundation

/// A type that holds a time of the server.
public protocol ServerTimestampWrappable {
  static func wrap(_ timestamp: Timestamp) throws -> Self
  static func unwrap(_ value: Self) throws -> Timestamp
}

extension Date: ServerTimestampWrappable {
  public static func wrap(_ timestamp: Timestamp) -> Date { timestamp.dateValue() }

  public static func unwrap(_ value: Date) -> Timestamp { Timestamp(date: value) }
}

extension Timestamp: ServerTimestampWrappable {
  public static func wrap(_ timestamp: Timestamp) throws -> Self {
    guard let own = timestamp as? Self else {
      throw FirestoreDecodingError.decodingIsNotSupported("A Timestamp has no subclasses.")
    }
    return own
  }

  public static func unwrap(_ value: Timestamp) -> Timestamp { value }
}

/// A time that the server sets when it writes the document, if it is `nil`.
@propertyWrapper
public struct ServerTimestamp<Value: ServerTimestampWrappable & Codable>: Codable {
  private var value: Value?

  public init(wrappedValue value: Value?) { self.value = value }

  public var wrappedValue: Value? {
    get { value }
    set { value = newValue }
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    value = container.decodeNil() ? nil : try Value.wrap(container.decode(Timestamp.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let value {
      try container.encode(Value.unwrap(value))
    } else {
      try container.encode(FieldValue.serverTimestamp())
    }
  }
}

extension ServerTimestamp: Equatable where Value: Equatable {}
extension ServerTimestamp: Hashable where Value: Hashable {}
extension ServerTimestamp: Sendable where Value: Sendable {}

/// A value that is written as null if it is `nil`, instead of not at all.
@propertyWrapper
public struct ExplicitNull<Value> {
  private var value: Value?

  public init(wrappedValue value: Value?) { self.value = value }

  public var wrappedValue: Value? {
    get { value }
    set { value = newValue }
  }
}

extension ExplicitNull: Equatable where Value: Equatable {}
extension ExplicitNull: Hashable where Value: Hashable {}
extension ExplicitNull: Sendable where Value: Sendable {}

extension ExplicitNull: Encodable where Value: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let value { try container.encode(value) } else { try container.encodeNil() }
  }
}

extension ExplicitNull: Decodable where Value: Decodable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    value = container.decodeNil() ? nil : try container.decode(Value.self)
  }
}
