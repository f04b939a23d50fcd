extension NavigationPath {
  /// A value that describes the contents of this path in a serializable format, or `nil` if an element of the path
  /// cannot be encoded.
  public var codable: CodableRepresentation? {
    let values = elements.compactMap { $0.base as? any CodableElement }
    return values.count == elements.count ? CodableRepresentation(values: values) : nil
  }

  /// Creates a new navigation path from a serializable version.
  public init(_ codable: CodableRepresentation) {
    self.init(elements: codable.values.map { AnyHashable($0) })
  }

  typealias CodableElement = Hashable & Decodable & Encodable

  /// A serializable representation of a navigation path.
  ///
  /// Encoded as a flat list from the last element to the first: the name of the element's type, then the element as a
  /// JSON string.
  public struct CodableRepresentation: Codable {
    fileprivate let values: [any CodableElement]

    fileprivate init(values: [any CodableElement]) {
      self.values = values
    }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var values: [any CodableElement] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        guard let type = _typeByName(name) as? any CodableElement.Type else {
          throw DecodingError.dataCorruptedError(
            in: container,
            debugDescription: "The type \(name) of an element of the navigation path does not exist here, "
              + "or its values are not Hashable and Codable.")
        }
        let json = try container.decode(String.self)
        values.append(try JSONDecoder().decode(type, from: Data(json.utf8)))
      }
      self.values = values.reversed()
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      let json = JSONEncoder()
      json.outputFormatting = .sortedKeys
      for value in values.reversed() {
        try container.encode(_mangledTypeName(type(of: value)) ?? String(reflecting: type(of: value)))
        try container.encode(String(decoding: json.encode(value), as: UTF8.self))
      }
    }
  }
}

extension NavigationPath.CodableRepresentation: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.values.map { AnyHashable($0) } == rhs.values.map { AnyHashable($0) }
  }
}

// The values are written once and only read afterwards.
extension NavigationPath.CodableRepresentation: @unchecked Sendable {}
