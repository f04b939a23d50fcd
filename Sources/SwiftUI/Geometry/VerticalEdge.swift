/// An edge on the vertical axis.
public enum VerticalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
  /// The upper edge.
  case top

  /// The lower edge.
  case bottom

  /// An efficient set of vertical edges.
  public struct Set: OptionSet, Codable, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// A set holding one edge.
    public init(_ edge: VerticalEdge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    /// The top edge.
    public static let top = Set(rawValue: 1 << VerticalEdge.top.rawValue)

    /// The bottom edge.
    public static let bottom = Set(rawValue: 1 << VerticalEdge.bottom.rawValue)

    /// Both vertical edges.
    public static let all: Set = [.top, .bottom]
  }
}

extension Edge {
  package init(_ edge: VerticalEdge) {
    switch edge {
    case .top: self = .top
    case .bottom: self = .bottom
    }
  }
}

extension Edge.Set {
  package init(_ edges: VerticalEdge.Set) {
    self = []
    if edges.contains(.top) { insert(.top) }
    if edges.contains(.bottom) { insert(.bottom) }
  }
}
