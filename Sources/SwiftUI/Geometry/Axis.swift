/// The horizontal or vertical dimension in a 2D coordinate system.
public enum Axis: Int8, CaseIterable, Codable, Sendable, CustomStringConvertible {
  /// The horizontal dimension.
  case horizontal

  /// The vertical dimension.
  case vertical

  public var description: String {
    switch self {
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    }
  }

  /// An efficient set of axes.
  public struct Set: OptionSet, Codable, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// A set holding one axis.
    package init(_ axis: Axis) {
      self.init(rawValue: 1 << axis.rawValue)
    }

    /// The horizontal axis.
    public static let horizontal = Set(.horizontal as Axis)

    /// The vertical axis.
    public static let vertical = Set(.vertical as Axis)

    /// Both axes.
    package static let both: Set = [.horizontal, .vertical]

    /// No axis. In debug builds this is faster than an empty literal.
    package static var neither: Set { Set(rawValue: 0) }

    package func contains(_ axis: Axis) -> Bool {
      rawValue & (1 << axis.rawValue) != 0
    }
  }
}
