/// The distances that a view prefers to its neighbours when a container has no spacing of its own.
public struct ViewSpacing: Sendable, Equatable {
  /// What one edge prefers.
  package enum Preference: Sendable, Equatable {
    /// The platform's standard distance.
    case standard
    /// Lines of text follow each other as in a paragraph (measured: 0 between two texts on Apple's SwiftUI).
    case text
    case fixed(CGFloat)
  }

  package var top = Preference.standard
  package var leading = Preference.standard
  package var bottom = Preference.standard
  package var trailing = Preference.standard

  /// The distance between two views that prefer nothing, in points (measured on macOS and iOS).
  package static let standardDistance: CGFloat = 8

  /// The standard spacing.
  public init() {}

  /// No distance on any side.
  public static let zero: ViewSpacing = {
    var spacing = ViewSpacing()
    for edge in Edge.allCases { spacing[edge] = .fixed(0) }
    return spacing
  }()

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

  /// Takes over what `other` prefers on some edges.
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

  /// The distance to the view that follows along an axis, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    axis == .horizontal ? Self.distance(trailing, next.leading) : Self.distance(bottom, next.top)
  }

  private static func union(_ lhs: Preference, _ rhs: Preference) -> Preference {
    switch (lhs, rhs) {
    case (.fixed(let left), .fixed(let right)): .fixed(max(left, right))
    case (.fixed, let other), (let other, .fixed): other
    case (.text, _), (_, .text): .text
    case (.standard, .standard): .standard
    }
  }

  private static func distance(_ lhs: Preference, _ rhs: Preference) -> CGFloat {
    switch (lhs, rhs) {
    case (.fixed(let left), .fixed(let right)): max(left, right)
    case (.fixed(let length), _), (_, .fixed(let length)): length
    case (.text, .text): 0
    default: standardDistance
    }
  }
}
