import Foundation

/// An opaque value derived from an anchor source and a particular view.
///
/// Convert it to the coordinates of another view with `GeometryProxy`'s subscript.
public struct Anchor<Value> {
  /// Where the value came from, and how it is taken over into the coordinates of another element.
  private let box: AnchorBox<Value>

  package init(_ box: AnchorBox<Value>) {
    self.box = box
  }

  @MainActor
  package func value(in element: Element?) -> Value { box.value(element) }

  /// A type-erased geometry value that produces an anchored value of a given type.
  public struct Source {
    private let box: AnchorSourceBox<Value>

    /// What tells the source from others, where it can be said.
    package let id: [CGFloat]?

    package init(id: [CGFloat]? = nil, _ make: @escaping @MainActor (Element) -> @MainActor (Element?) -> Value) {
      box = AnchorSourceBox(make)
      self.id = id
    }

    /// Joins the anchors of several sources.
    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
      // Sources are made and used on the main actor.
      nonisolated(unsafe) let array = array
      self.init { owner in
        let anchors = array.map { $0.anchor(of: owner) }
        return { target in anchors.map { $0.value(in: target) } }
      }
    }

    /// The anchor of a source that may be missing.
    public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
      // Sources are made and used on the main actor.
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

/// What makes an anchor out of an element.
package final class AnchorSourceBox<Value> {
  fileprivate let make: @MainActor (Element) -> @MainActor (Element?) -> Value

  fileprivate init(_ make: @escaping @MainActor (Element) -> @MainActor (Element?) -> Value) {
    self.make = make
  }
}

// An anchor is made and read on the main actor.
extension Anchor: @unchecked Sendable where Value: Sendable {}
extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

/// Anchors are equal when they are of the same view and read the same in the window.
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

  /// The middle of the top edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }

  /// The top trailing corner of the view.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }

  /// The middle of the leading edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }

  /// The middle of the view.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }

  /// The middle of the trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }

  /// The bottom leading corner of the view.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }

  /// The middle of the bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }

  /// The bottom trailing corner of the view.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Element {
  /// A point of this element in the coordinates of another one anywhere on the screen, or of the screen.
  ///
  /// Zero in an element that an effect flattens, where no position can be computed.
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

/// An element whose content depends on where other elements are.
@MainActor
protocol AnchorReader {
  /// Makes the content again when `isCurrent` says that what was read has changed.
  func watch(_ isCurrent: @escaping @MainActor () -> Bool)
}

extension GeometryProxy {
  /// Resolves the value of an anchor to the container view, in points.
  public subscript<T>(anchor: Anchor<T>) -> T {
    let value = anchor.value(in: element)
    guard let element else { return value }
    element.graph.recordPositionRead(of: element)
    (element as? any AnchorReader)?.watch { [weak element] in
      guard let element else { return true }
      return areKnownEqual(anchor.value(in: element), value)
    }
    return value
  }
}
