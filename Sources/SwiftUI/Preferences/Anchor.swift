import Foundation

/// An opaque value derived from an anchor source and a particular view.
///
/// Convert it to the coordinates of another view with `GeometryProxy`'s subscript.
public struct Anchor<Value> {
  /// The source of the value, and its conversion to the coordinates of another element.
  private let box: AnchorBox<Value>

  package init(_ box: AnchorBox<Value>) {
    self.box = box
  }

  @MainActor
  package func value(in element: Element?) -> Value { box.value(element) }

  /// A type-erased geometry value that produces an anchored value of a given type.
  public struct Source {
    private let box: AnchorSourceBox<Value>

    /// Identifies the source, if possible.
    package let id: [CGFloat]?

    package init(id: [CGFloat]? = nil, _ make: @escaping @MainActor (Element) -> @MainActor (Element?) -> Value) {
      box = AnchorSourceBox(make)
      self.id = id
    }

    /// Combines the anchors of several sources.
    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
      // Sources are created and used on the main actor.
      nonisolated(unsafe) let array = array
      self.init { owner in
        let anchors = array.map { $0.anchor(of: owner) }
        return { target in anchors.map { $0.value(in: target) } }
      }
    }

    /// Creates the anchor of an optional source.
    public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
      // Sources are created and used on the main actor.
      nonisolated(unsafe) let anchor = anchor
      self.init { owner in
        let anchor = anchor?.anchor(of: owner)
        return { target in anchor?.value(in: target) }
      }
    }

    @MainActor
    package func anchor(of element: Element) -> Anchor<Value> {
      Anchor(AnchorBox(owner: element, value: box.make(element)))
    }
  }
}

/// The conversion of one anchor.
package final class AnchorBox<Value> {
  fileprivate weak var owner: Element?
  fileprivate let value: @MainActor (Element?) -> Value

  fileprivate init(owner: Element, value: @escaping @MainActor (Element?) -> Value) {
    self.owner = owner
    self.value = value
  }
}

/// Creates an anchor from an element.
package final class AnchorSourceBox<Value> {
  fileprivate let make: @MainActor (Element) -> @MainActor (Element?) -> Value

  fileprivate init(_ make: @escaping @MainActor (Element) -> @MainActor (Element?) -> Value) {
    self.make = make
  }
}

// Anchors are created and read on the main actor.
extension Anchor: @unchecked Sendable where Value: Sendable {}
extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

/// Anchors are equal if they belong to the same view and have the same value in the window.
extension Anchor: Equatable where Value: Equatable {
  public static func == (lhs: Anchor, rhs: Anchor) -> Bool {
    if lhs.box === rhs.box { return true }
    guard let owner = lhs.box.owner, owner === rhs.box.owner else { return false }
    return assumeMainActor(with: (lhs.box, rhs.box, owner)) { $0.value($2) == $1.value($2) }
  }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(box.owner.map(ObjectIdentifier.init))
  }
}

extension Anchor.Source where Value == CGRect {
  /// The bounding rectangle of the view.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(id: []) { owner in
      { target in owner.rect(CGRect(origin: .zero, size: owner.size), in: target) }
    }
  }

  /// A rectangle in the view's coordinates, in points.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(id: [r.minX, r.minY, r.width, r.height]) { owner in
      { target in owner.rect(r, in: target) }
    }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's coordinates, in points.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { owner in { target in owner.point(p, in: target) } }
  }

  /// A point relative to the view's bounds.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { owner in
      { target in owner.point(CGPoint(x: p.x * owner.size.width, y: p.y * owner.size.height), in: target) }
    }
  }

  /// The top leading corner of the view.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }

  /// The center of the top edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }

  /// The top trailing corner of the view.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }

  /// The center of the leading edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }

  /// The center of the view.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }

  /// The center of the trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }

  /// The bottom leading corner of the view.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }

  /// The center of the bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }

  /// The bottom trailing corner of the view.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Element {
  /// Converts a point of this element to the coordinates of another element on the screen, or of the screen.
  ///
  /// Zero in an element that an effect flattens, because its positions cannot be computed.
  fileprivate func point(_ point: CGPoint, in target: Element?) -> CGPoint {
    transform(intoAny: target)?.apply(to: point) ?? .zero
  }

  fileprivate func rect(_ rect: CGRect, in target: Element?) -> CGRect {
    transform(intoAny: target)?.apply(to: rect) ?? .zero
  }

  private func transform(intoAny target: Element?) -> PointTransform? {
    guard let target else { return transform(to: nil) }
    return transform(into: target)
  }
}

extension GeometryProxy {
  /// Resolves the value of an anchor to the container view, in points.
  public subscript<T>(anchor: Anchor<T>) -> T {
    read { anchor.value(in: $0) } ?? anchor.value(in: nil)
  }
}
