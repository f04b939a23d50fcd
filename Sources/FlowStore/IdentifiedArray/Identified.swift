/// A value together with its identifier, for values that are not `Identifiable`.
@dynamicMemberLookup
public struct Identified<ID: Hashable, Value>: Identifiable {
  /// The identifier.
  public let id: ID

  /// The value.
  public var value: Value

  /// Creates an identified value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - id: The identifier.
  // Disfavored, because a key path could itself be an identifier, but means the path to one.
  @_disfavoredOverload
  public init(_ value: Value, id: ID) {
    self.value = value
    self.id = id
  }

  /// Creates an identified value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - id: Returns the identifier of the value.
  public init(_ value: Value, id: (Value) -> ID) {
    self.init(value, id: id(value))
  }

  /// Creates an identified value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - id: The key path from the value to its identifier.
  public init(_ value: Value, id: KeyPath<Value, ID>) {
    self.init(value, id: value[keyPath: id])
  }

  /// A member of the value.
  public subscript<Member>(dynamicMember keyPath: WritableKeyPath<Value, Member>) -> Member {
    get { value[keyPath: keyPath] }
    set { value[keyPath: keyPath] = newValue }
  }
}

extension Identified: Equatable where Value: Equatable {}
extension Identified: Hashable where Value: Hashable {}
extension Identified: Sendable where ID: Sendable, Value: Sendable {}
extension Identified: Decodable where ID: Decodable, Value: Decodable {}
extension Identified: Encodable where ID: Encodable, Value: Encodable {}
