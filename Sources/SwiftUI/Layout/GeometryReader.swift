/// A view whose content depends on its own size and position.
public struct GeometryReader<Content: View>: PrimitiveView {
  public var content: (GeometryProxy) -> Content

  public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    GeometryReaderElement(view, in: context)
  }

  public static var _isUnary: Bool { true }
}

extension GeometryReader: ComposedView {
  package var composition: Composition {
    Composition("GeometryReader").content(
      .reading(isSingle: true) { node in
        content(GeometryProxy(node as? Element, size: (node as? Element)?.size ?? .zero))
      })
  }
}

/// A proxy for a container's size and position.
@MainActor @preconcurrency
public struct GeometryProxy {
  /// The container, or `nil` while it is not shown.
  package var element: Element? {
    if let known, known.isMounted { return known }
    guard hasElement else { return nil }
    reportMistake(
      "A GeometryProxy was used after its view was removed. It returns the last size of the view, at the origin.")
    return nil
  }

  // Closures of the content and models of the app have proxies: they do not keep the tree.
  private weak var known: Element?
  private let hasElement: Bool

  /// The size of the container, in points.
  public let size: CGSize

  package init(_ element: Element?, size: CGSize) {
    known = element
    hasElement = element != nil
    self.size = size
  }

  /// The insets of the safe area that overlap the container, in points.
  public var safeAreaInsets: EdgeInsets { read { $0.safeAreaInsetsInside } ?? EdgeInsets() }

  /// The container's frame in a coordinate space, in points.
  public func frame(in space: CoordinateSpace) -> CGRect {
    guard let element else { return CGRect(origin: .zero, size: size) }
    element.graph.recordPositionRead(of: element)
    switch space {
    case .local: return CGRect(origin: .zero, size: size)
    case .global: return frame(of: element, in: nil)
    case .named(let name): return frame(of: element, in: element.ancestor(inSpace: name))
    }
  }

  /// The container's frame in a coordinate space, in points.
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: space.coordinateSpace)
  }

  /// The bounding box of the container's corners in an ancestor, or on the screen.
  private func frame(of element: Element, in ancestor: Element?) -> CGRect {
    element.transform(to: ancestor).apply(to: CGRect(origin: .zero, size: size))
  }

  /// The container's bounds in a coordinate space, or `nil` if no ancestor has that space.
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    guard case .named(let name) = space.coordinateSpace else { return nil }
    return read { element in
      element.ancestor(inSpace: name).flatMap {
        element.transform(to: $0).inverted?.apply(to: CGRect(origin: .zero, size: $0.size))
      }
    } ?? nil
  }

  /// Returns a value that depends on the position of the container, or `nil` while it is not shown; the content that
  /// reads it is created again when it changes.
  func read<Value>(_ value: @escaping @MainActor (Element) -> Value) -> Value? {
    guard let element else { return nil }
    element.graph.recordPositionRead(of: element)
    let known = value(element)
    (element as? any PositionReader)?.watch { [weak element] in element.map { areKnownEqual(value($0), known) } ?? true
    }
    return known
  }
}

/// An element whose content depends on the positions of elements.
@MainActor
protocol PositionReader {
  /// Creates the content again when `isCurrent` returns `false` because a dependency has changed.
  func watch(_ isCurrent: @escaping @MainActor () -> Bool)
}

final class GeometryReaderElement<Content: View>: ContentElement, PositionReader {
  private var view: GeometryReader<Content>
  private var shownSize: CGSize?
  private var shownFrame: CGRect?
  private var watches: [@MainActor () -> Bool] = []

  init(_ view: GeometryReader<Content>, in context: _NodeContext) {
    self.view = view
    super.init(context)
  }

  override func update<V: View>(_ view: V) {
    self.view = reinterpret(view, as: GeometryReader<Content>.self)
    if shownSize != nil { evaluate() }
  }

  override func evaluate() {
    isDirty = false
    show(size)
    placeContent(in: size)
  }

  private func show(_ size: CGSize) {
    shownSize = size
    shownFrame = frame(in: nil)
    watches.removeAll()
    let body = graph.evaluate(self) { view.content(GeometryProxy(self, size: size)) }
    if let content {
      content.update(body)
    } else {
      content = Content._makeNode(body, in: contentContext)
    }
  }

  override func positionMayHaveChanged() {
    guard let shownFrame else { return }
    if shownFrame != frame(in: nil) || watches.contains(where: { !$0() }) { invalidate() }
  }

  func watch(_ isCurrent: @escaping @MainActor () -> Bool) {
    watches.append(isCurrent)
  }

  override func environmentReadChanged() { invalidate() }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override var axisForChildren: Axis? { nil }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    if size != shownSize || shownFrame != frame(in: nil) { show(size) }
    placeContent(in: size)
  }

  /// Places the content in the top leading corner.
  private func placeContent(in size: CGSize) {
    for child in children { placeChild(child, at: .zero, proposal: ProposedViewSize(size)) }
  }

  override var pathName: String { "GeometryReader" }
  override var valueType: Any.Type? { GeometryReader<Content>.self }
}
