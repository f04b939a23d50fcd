/// An edge on the horizontal axis.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
  /// The edge at which lines of text start.
  case leading

  /// The edge at which lines of text end.
  case trailing

  /// An efficient set of horizontal edges.
  public struct Set: OptionSet, Codable, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// A set holding one edge.
    public init(_ edge: HorizontalEdge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    /// The leading edge.
    public static let leading = Set(rawValue: 1 << HorizontalEdge.leading.rawValue)

    /// The trailing edge.
    public static let trailing = Set(rawValue: 1 << HorizontalEdge.trailing.rawValue)

    /// Both horizontal edges.
    public static let all: Set = [.leading, .trailing]
  }
}

extension Edge {
  package init(_ edge: HorizontalEdge) {
    switch edge {
    case .leading: self = .leading
    case .trailing: self = .trailing
    }
  }
}

extension Edge.Set {
  package init(_ edges: HorizontalEdge.Set) {
    self = []
    if edges.contains(.leading) { insert(.leading) }
    if edges.contains(.trailing) { insert(.trailing) }
  }
}
