import Foundation

/// Where a scrolling view stands, as far as an app has asked for it or its views say.
///
/// Writing one to the binding of ``View/scrollPosition(_:anchor:)`` scrolls there. When a person scrolls, the position
/// says so, and which view is then shown first, among those of the layout marked with `scrollTargetLayout()`.
public struct ScrollPosition: Equatable, Sendable {
  /// What the app has asked for.
  enum Request: Equatable, Sendable {
    case none
    case edge(Edge)
    case offset(x: CGFloat?, y: CGFloat?)
    case view(anchor: UnitPoint?)
  }

  private(set) var request = Request.none

  /// The identity of the view that was asked for, or of the one that is shown first.
  public private(set) var viewID: (any Hashable & Sendable)?

  /// Whether a person has scrolled since the app asked for a position.
  public private(set) var isPositionedByUser = false

  /// Gives an identity back if it is of the type that the position is for.
  private let identity: @Sendable (AnyHashable) -> (any Hashable & Sendable)?

  private init<ID: Hashable & Sendable>(_ idType: ID.Type, _ request: Request) {
    identity = { $0.base as? ID }
    self.request = request
  }

  /// A position that shows a view with an identity.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    self.init(type(of: id), .view(anchor: anchor))
    viewID = id
  }

  /// A position that an app has not asked for yet.
  ///
  /// - Parameter idType: The type of the identities that it tells.
  public init(idType: (some Hashable & Sendable).Type = Never.self) {
    self.init(idType, .none)
  }

  /// A position at an edge of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    self.init(idType, .edge(edge))
  }

  /// A position at a point of the content, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    self.init(idType, .offset(x: point.x, y: point.y))
  }

  /// A position at a point of the content, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(idType, .offset(x: x, y: y))
  }

  /// A position at a horizontal distance, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    self.init(idType, .offset(x: x, y: nil))
  }

  /// A position at a vertical distance, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    self.init(idType, .offset(x: nil, y: y))
  }

  private mutating func ask(for request: Request, viewID: (any Hashable & Sendable)? = nil) {
    self.request = request
    self.viewID = viewID
    isPositionedByUser = false
  }

  /// Asks for a view with an identity.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    ask(for: .view(anchor: anchor), viewID: id)
  }

  /// Asks for an edge of the content.
  public mutating func scrollTo(edge: Edge) { ask(for: .edge(edge)) }

  /// Asks for a point of the content, in points.
  public mutating func scrollTo(point: CGPoint) { ask(for: .offset(x: point.x, y: point.y)) }

  /// Asks for a point of the content, in points.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { ask(for: .offset(x: x, y: y)) }

  /// Asks for a horizontal distance, in points.
  public mutating func scrollTo(x: CGFloat) { ask(for: .offset(x: x, y: nil)) }

  /// Asks for a vertical distance, in points.
  public mutating func scrollTo(y: CGFloat) { ask(for: .offset(x: nil, y: y)) }

  /// The edge that was asked for, until a person scrolls.
  public var edge: Edge? {
    if case .edge(let edge) = request { edge } else { nil }
  }

  /// The point that was asked for, until a person scrolls.
  public var point: CGPoint? {
    if case .offset(let x?, let y?) = request { CGPoint(x: x, y: y) } else { nil }
  }

  /// The horizontal distance that was asked for, until a person scrolls.
  public var x: CGFloat? {
    if case .offset(let x, _) = request { x } else { nil }
  }

  /// The vertical distance that was asked for, until a person scrolls.
  public var y: CGFloat? {
    if case .offset(_, let y) = request { y } else { nil }
  }

  /// The identity of the view that was asked for or is shown first, if it is of a type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

  /// The position after a person has scrolled to where views with these identities are.
  func scrolled(to candidates: [AnyHashable]) -> ScrollPosition {
    var copy = self
    copy.ask(for: .none, viewID: candidates.lazy.compactMap(identity).first)
    copy.isPositionedByUser = true
    return copy
  }

  public static func == (lhs: ScrollPosition, rhs: ScrollPosition) -> Bool {
    lhs.request == rhs.request && lhs.isPositionedByUser == rhs.isPositionedByUser
      && lhs.viewID.map { AnyHashable($0) } == rhs.viewID.map { AnyHashable($0) }
  }
}
