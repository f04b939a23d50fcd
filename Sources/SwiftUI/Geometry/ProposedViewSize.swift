import Foundation

/// A proposal for the size of a view, in points; a `nil` dimension requests the view's ideal size.
public struct ProposedViewSize: Hashable, Sendable {
  private var optionalWidth: OptionalLength
  private var optionalHeight: OptionalLength

  public init(width: CGFloat?, height: CGFloat?) {
    optionalWidth = OptionalLength(width)
    optionalHeight = OptionalLength(height)
  }

  // Implemented manually: it is called very often, and derived implementations are slow in debug builds.
  public static func == (lhs: ProposedViewSize, rhs: ProposedViewSize) -> Bool {
    if lhs.optionalWidth == rhs.optionalWidth { return lhs.optionalHeight == rhs.optionalHeight }
    return false
  }

  private init(_ length: OptionalLength) {
    optionalWidth = length
    optionalHeight = length
  }

  /// The proposed horizontal size.
  public var width: CGFloat? {
    get { optionalWidth.length }
    set { optionalWidth = OptionalLength(newValue) }
  }

  /// The proposed vertical size.
  public var height: CGFloat? {
    get { optionalHeight.length }
    set { optionalHeight = OptionalLength(newValue) }
  }

  /// A value that is never proposed, marking an empty field.
  package static let unused = ProposedViewSize(.unused)

  /// Creates a new proposed size from a specified size.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// A size proposal that contains zero in both dimensions: requests the minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)

  /// The proposed size with both dimensions left unspecified: requests the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// A size proposal that contains infinity in both dimensions: requests the maximum size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Creates a new proposal that replaces unspecified dimensions with the corresponding dimension of `size`.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  package subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }

  /// The proposal inside `insets`: specified dimensions never become negative, and NaN becomes 0.
  package func inset(by insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { Self.nonNegative($0 - insets.horizontal) },
      height: height.map { Self.nonNegative($0 - insets.vertical) })
  }

  /// `max(0, NaN)` would be NaN.
  private static func nonNegative(_ length: CGFloat) -> CGFloat {
    length > 0 ? length : 0
  }
}
