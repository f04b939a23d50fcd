/// An enumeration to indicate one edge of a rectangle.
public enum Edge: Int8, CaseIterable, Codable, Sendable {
  /// The top edge.
  case top

  /// The edge at which lines of text start.
  case leading

  /// The bottom edge.
  case bottom

  /// The edge at which lines of text end.
  case trailing

  /// An efficient set of edges.
  public struct Set: OptionSet, Codable, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// A set holding one edge.
    public init(_ e: Edge) {
      self.init(rawValue: 1 << e.rawValue)
    }

    /// The top edge.
    public static let top = Set(rawValue: 1 << Edge.top.rawValue)

    /// The leading edge.
    public static let leading = Set(rawValue: 1 << Edge.leading.rawValue)

    /// The bottom edge.
    public static let bottom = Set(rawValue: 1 << Edge.bottom.rawValue)

    /// The trailing edge.
    public static let trailing = Set(rawValue: 1 << Edge.trailing.rawValue)

    /// All four edges.
    public static let all: Set = [.top, .leading, .bottom, .trailing]

    /// The leading and trailing edges.
    public static let horizontal: Set = [.leading, .trailing]

    /// The top and bottom edges.
    public static let vertical: Set = [.top, .bottom]

    package func contains(_ edge: Edge) -> Bool {
      rawValue & (1 << edge.rawValue) != 0
    }
  }
}
