/// The distances that a view prefers to its neighbors in a container without explicit spacing.
public struct ViewSpacing: Sendable, Equatable {
  /// The preference of one edge: a length, or a NaN that encodes a preference that depends on the neighbor.
  package struct Preference: Sendable, Equatable {
    private let bits: UInt64

    /// The platform's standard distance, or beside a text the distance that the text prefers.
    package static let standard = Preference(bits: 0x7FF8_0000_0000_0001)

    /// No preference: a union takes the other side's, and alone it is the standard distance.
    fileprivate static let neutral = Preference(bits: 0x7FF8_0000_0000_0002)

    /// The preference of a text: line spacing to other texts, and its own distance to every other view.
    ///
    /// Measured: 0 between two texts on macOS, 21.33 points from one to the next in 16-point body on iOS; 12.33 points
    /// above and below a footnote of 12 points between two boxes, 10.5 below a text of 17 points.
    ///
    /// - Parameters:
    ///   - lineGap: The space between two lines, in points.
    ///   - edgeDistance: The distance to the edge of a view that is not a text, in points.
    package static func text(lineGap: CGFloat, edgeDistance: CGFloat) -> Preference {
      text(lineGap: lineGap, edgeDistance: edgeDistance, hasEdge: false)
    }

    /// - Parameter hasEdge: Whether a view that is not a text lies at the same edge.
    private static func text(lineGap: CGFloat, edgeDistance: CGFloat, hasEdge: Bool) -> Preference {
      Preference(bits: textMark | (hasEdge ? edgeMark : 0) | packed(lineGap) << lengthBits | packed(edgeDistance))
    }

    private static let textMark: UInt64 = 0x7FFC_0000_0000_0000
    private static let edgeMark: UInt64 = 0x0000_8000_0000_0000

    /// Two lengths share a number, in steps of 1/4096 points.
    private static let lengthBits: UInt64 = 23
    private static let lengthMask: UInt64 = (1 << lengthBits) - 1

    private static func packed(_ length: CGFloat) -> UInt64 {
      UInt64(max(0, min(CGFloat(lengthMask), (length * 4096).rounded())))
    }

    /// A value that is never preferred and marks an empty field.
    fileprivate static let unused = Preference(bits: .max)

    package static func fixed(_ length: CGFloat) -> Preference { Preference(bits: length.native.bitPattern) }

    private init(bits: UInt64) {
      self.bits = bits
    }

    fileprivate var length: CGFloat? {
      self == .standard || self == .neutral || isText ? nil : CGFloat(Double(bitPattern: bits))
    }

    private var isText: Bool { bits & 0xFFFF_0000_0000_0000 == Self.textMark }

    /// The distances that a text prefers.
    fileprivate struct TextDistances {
      var lineGap: CGFloat
      var edgeDistance: CGFloat
      var hasEdge: Bool

      func union(_ other: TextDistances) -> Preference {
        .text(
          lineGap: max(lineGap, other.lineGap), edgeDistance: max(edgeDistance, other.edgeDistance),
          hasEdge: hasEdge || other.hasEdge)
      }
    }

    /// The distances of the text at the edge, or `nil` if there is none.
    fileprivate var text: TextDistances? {
      guard isText else { return nil }
      func length(_ bits: UInt64) -> CGFloat { CGFloat(bits & Self.lengthMask) / 4096 }
      return TextDistances(
        lineGap: length(bits >> Self.lengthBits), edgeDistance: length(bits), hasEdge: bits & Self.edgeMark != 0)
    }
  }

  package var top = Preference.neutral
  package var leading = Preference.neutral
  package var bottom = Preference.neutral
  package var trailing = Preference.neutral

  /// The distance between two views without preferences, in points (measured on macOS and iOS).
  package static let standardDistance: CGFloat = 8

  /// The standard spacing, which gives way to the other spacing in a union.
  public init() {}

  /// The standard spacing of a view, which takes part in unions.
  package static let standard = ViewSpacing(.standard)

  private init(_ preference: Preference) {
    top = preference
    leading = preference
    bottom = preference
    trailing = preference
  }

  /// No distance on any side.
  public static let zero = ViewSpacing(.fixed(0))

  /// A value that no view has and that marks an unknown spacing.
  package static let unused = ViewSpacing(.unused)

  package subscript(edge: Edge) -> Preference {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// Merges the preferences of `other` on some edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      self[edge] = Self.union(self[edge], other[edge])
    }
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var copy = self
    copy.formUnion(other, edges: edges)
    return copy
  }

  /// The spacing of a frame around a view: edges whose length the frame sets no longer behave like those of a text.
  /// (Measured: buttons with labels in frames of 48 points are 8 points apart.) A spacer keeps its preference.
  func framed(horizontally: Bool, vertically: Bool) -> ViewSpacing {
    var spacing = self
    for edge in Edge.allCases where edge == .top || edge == .bottom ? vertically : horizontally {
      if spacing[edge].length == nil { spacing[edge] = .standard }
    }
    return spacing
  }

  /// The distance to the next view along an axis, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    axis == .horizontal ? Self.distance(trailing, next.leading) : Self.distance(bottom, next.top)
  }

  private static func union(_ lhs: Preference, _ rhs: Preference) -> Preference {
    if lhs == .neutral { return rhs }
    if rhs == .neutral { return lhs }
    if let left = lhs.length {
      guard let right = rhs.length else { return rhs }
      return .fixed(max(left, right))
    }
    if rhs.length != nil { return lhs }
    let edge = Preference.TextDistances(lineGap: 0, edgeDistance: 0, hasEdge: true)
    if lhs.text == nil, rhs.text == nil { return .standard }
    return (lhs.text ?? edge).union(rhs.text ?? edge)
  }

  /// - Parameters:
  ///   - first: The preference at the end of a view.
  ///   - second: The preference at the start of the next view.
  private static func distance(_ first: Preference, _ second: Preference) -> CGFloat {
    switch (first.length, second.length) {
    case (let left?, let right?): return max(left, right)
    case (let length?, nil), (nil, let length?): return length
    case (nil, nil): break
    }
    switch (first.text, second.text) {
    case (nil, nil): return standardDistance
    case (let text?, nil), (nil, let text?): return text.edgeDistance
    case (let upper?, let lower?):
      // The lower line adds the gap, unless it is a symbol; a view that is not a text keeps its distance to the text
      // opposite.
      var distance = upper.lineGap > 0 ? lower.lineGap : 0
      if lower.hasEdge { distance = max(distance, upper.edgeDistance) }
      if upper.hasEdge { distance = max(distance, lower.edgeDistance) }
      return distance
    }
  }
}
