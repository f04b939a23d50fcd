/// Something that does not compile here and that the preparation leaves as it is.
package struct Leftover: Hashable, Codable, Sendable {
  package enum Kind: String, Hashable, Codable, Sendable {
    /// A `#selector` of a form that is not known.
    case selector
    /// A `#keyPath` of a form that is not known.
    case keyPath
    /// An `@NSManaged` of a form that is not known.
    case managed
    /// An optional requirement of a protocol.
    case optionalRequirement
  }

  package let kind: Kind
  package let line: Int

  init(_ kind: Kind, line: Int) {
    self.kind = kind
    self.line = line
  }
}
