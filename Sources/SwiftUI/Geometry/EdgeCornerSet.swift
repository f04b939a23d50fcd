extension Edge.Corner {
  /// A set of corners.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    /// Creates a set from its bits: one for each corner, in the order of the cases.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// A set holding one corner.
    public init(_ corner: Edge.Corner) {
      self =
        switch corner {
        case .topLeading: .topLeading
        case .topTrailing: .topTrailing
        case .bottomLeading: .bottomLeading
        case .bottomTrailing: .bottomTrailing
        }
    }

    /// The top leading corner.
    public static let topLeading = Set(rawValue: 1)

    /// The top trailing corner.
    public static let topTrailing = Set(rawValue: 1 << 1)

    /// The bottom leading corner.
    public static let bottomLeading = Set(rawValue: 1 << 2)

    /// The bottom trailing corner.
    public static let bottomTrailing = Set(rawValue: 1 << 3)

    /// Both corners at the top.
    public static let top: Set = [.topLeading, .topTrailing]

    /// Both corners at the bottom.
    public static let bottom: Set = [.bottomLeading, .bottomTrailing]

    /// Both corners at the leading edge.
    public static let leading: Set = [.topLeading, .bottomLeading]

    /// Both corners at the trailing edge.
    public static let trailing: Set = [.topTrailing, .bottomTrailing]

    /// All four corners.
    public static let all: Set = [.top, .bottom]

    /// No corner.
    public static let none: Set = []

    /// Whether a corner is in the set.
    public func contains(_ corner: Edge.Corner) -> Bool { isSuperset(of: Set(corner)) }
  }
}
