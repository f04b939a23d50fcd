import Foundation

/// The position of a scroll view: the position the app has requested, or the view that is visible after scrolling.
///
/// Setting the binding of ``View/scrollPosition(_:anchor:)`` scrolls to the position. When a person scrolls, the
/// position says so and identifies the first visible view in the layout marked with `scrollTargetLayout()`.
public struct ScrollPosition: Equatable, Sendable {
  /// The position the app has requested.
  enum Request: Equatable, Sendable {
    case none
    case edge(Edge)
    case offset(x: CGFloat?, y: CGFloat?)
    case view(anchor: UnitPoint?)
  }

  private(set) var request = Request.none

  /// The identity of the requested view, or of the first visible view.
  public private(set) var viewID: (any Hashable & Sendable)?

  /// Whether a person has scrolled since the app last requested a position.
  public private(set) var isPositionedByUser = false

  /// Returns an identity if it has the type of the position.
  private let identity: @Sendable (AnyHashable) -> (any Hashable & Sendable)?

  private init<ID: Hashable & Sendable>(_ idType: ID.Type, _ request: Request) {
    identity = { $0.base as? ID }
    self.request = request
  }

  /// Creates a position at the view with an identity.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    self.init(type(of: id), .view(anchor: anchor))
    viewID = id
  }

  /// Creates a position without a request.
  ///
  /// - Parameter idType: The type of the reported identities.
  public init(idType: (some Hashable & Sendable).Type = Never.self) {
    self.init(idType, .none)
  }

  /// Creates a position at an edge of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    self.init(idType, .edge(edge))
  }

  /// Creates a position at a point of the content, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    self.init(idType, .offset(x: point.x, y: point.y))
  }

  /// Creates a position at a point of the content, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(idType, .offset(x: x, y: y))
  }

  /// Creates a position at a horizontal offset, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    self.init(idType, .offset(x: x, y: nil))
  }

  /// Creates a position at a vertical offset, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    self.init(idType, .offset(x: nil, y: y))
  }

  private mutating func request(_ request: Request, viewID: (any Hashable & Sendable)? = nil) {
    self.request = request
    self.viewID = viewID
    isPositionedByUser = false
  }

  /// Scrolls to the view with an identity.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    request(.view(anchor: anchor), viewID: id)
  }

  /// Scrolls to an edge of the content.
  public mutating func scrollTo(edge: Edge) { request(.edge(edge)) }

  /// Scrolls to a point of the content, in points.
  public mutating func scrollTo(point: CGPoint) { request(.offset(x: point.x, y: point.y)) }

  /// Scrolls to a point of the content, in points.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { request(.offset(x: x, y: y)) }

  /// Scrolls to a horizontal offset, in points.
  public mutating func scrollTo(x: CGFloat) { request(.offset(x: x, y: nil)) }

  /// Scrolls to a vertical offset, in points.
  public mutating func scrollTo(y: CGFloat) { request(.offset(x: nil, y: y)) }

  /// The requested edge, until a person scrolls.
  public var edge: Edge? {
    if case .edge(let edge) = request { edge } else { nil }
  }

  /// The requested point, until a person scrolls.
  public var point: CGPoint? {
    if case .offset(let x?, let y?) = request { CGPoint(x: x, y: y) } else { nil }
  }

  /// The requested horizontal offset, until a person scrolls.
  public var x: CGFloat? {
    if case .offset(let x, _) = request { x } else { nil }
  }

  /// The requested vertical offset, until a person scrolls.
  public var y: CGFloat? {
    if case .offset(_, let y) = request { y } else { nil }
  }

  /// The identity of the requested or first visible view, if it has the given type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

  /// The position after a person has scrolled to a view with one of these identities.
  package func scrolled(to candidates: [AnyHashable]) -> ScrollPosition {
    var copy = self
    copy.request(.none, viewID: candidates.lazy.compactMap(identity).first)
    copy.isPositionedByUser = true
    return copy
  }

  public static func == (lhs: ScrollPosition, rhs: ScrollPosition) -> Bool {
    lhs.request == rhs.request && lhs.isPositionedByUser == rhs.isPositionedByUser
      && lhs.viewID.map { AnyHashable($0) } == rhs.viewID.map { AnyHashable($0) }
  }
}
