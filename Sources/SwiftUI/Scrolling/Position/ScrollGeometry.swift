import Foundation

/// The sizes and the offset of a scroll view.
public struct ScrollGeometry: Equatable, Sendable {
  /// The offset of the viewport in the content, in points; at the start of the content it is negative by the insets.
  public var contentOffset: CGPoint

  /// The size of the content, in points.
  public var contentSize: CGSize

  /// The insets of margins and bars around the content.
  public var contentInsets: EdgeInsets

  /// The size of the viewport, in points, including the areas under bars.
  public var containerSize: CGSize

  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The visible part of the content, excluding the insets.
  public var visibleRect: CGRect { bounds.inset(by: contentInsets) }

  /// The viewport in the coordinates of the content, including the insets.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}

/// Performs an action when a value derived from a scroll view changes.
@MainActor
protocol ScrollGeometryObserving: AnyObject {
  func geometryChanged(_ geometry: ScrollGeometry, in graph: Graph)
}

final class ScrollGeometryObserver<Value: Equatable>: ScrollGeometryObserving {
  var transform: (ScrollGeometry) -> Value
  var action: (Value, Value) -> Void
  private var last: Value?

  init(_ transform: @escaping (ScrollGeometry) -> Value, _ action: @escaping (Value, Value) -> Void) {
    self.transform = transform
    self.action = action
  }

  func geometryChanged(_ geometry: ScrollGeometry, in graph: Graph) {
    let value = transform(geometry)
    let old = last
    last = value
    guard let old, old != value else { return }
    let action = action
    graph.enqueueLateAction { action(old, value) }
  }
}

/// The observers around a scroll view, compared by identity.
struct ScrollGeometryObservers: Equatable {
  var all: [any ScrollGeometryObserving] = []

  static func == (left: ScrollGeometryObservers, right: ScrollGeometryObservers) -> Bool {
    left.all.elementsEqual(right.all) { $0 === $1 }
  }
}

extension EnvironmentValues {
  @Entry var scrollGeometryObservers: ScrollGeometryObservers = ScrollGeometryObservers()
}

/// Keeps one observer for the lifetime of the view.
nonisolated struct ScrollGeometryModifier<Value: Equatable>: ViewModifier {
  let transform: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void

  @State private var observer: ScrollGeometryObserver<Value>?

  @MainActor func body(content: Content) -> some View {
    let observer = observer ?? ScrollGeometryObserver(transform, action)
    observer.transform = transform
    observer.action = action
    return
      content
      .transformEnvironment(\.scrollGeometryObservers) { $0.all.append(observer) }
      .onAppear { self.observer = observer }
  }

  @MainActor static func _isUnary<Content: View>(_ content: Content.Type) -> Bool { Content._isUnary }
}

extension ScrollGeometryModifier: ComposedModifier {
  @MainActor var composition: Composition {
    Composition("onScrollGeometryChange").value("transform", transform).value("action", action)
  }
}

extension View {
  /// Performs an action when a value derived from the scroll views inside changes.
  public nonisolated func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(ScrollGeometryModifier(transform: transform, action: action))
  }
}

extension ScrollElement {
  /// Notifies the observers of this view's geometry.
  func tellGeometryObservers() {
    let observers = environment.scrollGeometryObservers.all
    if observers.isEmpty { return }
    let current = currentGeometry
    for observer in observers { observer.geometryChanged(current, in: graph) }
  }

  /// The geometry of the last layout pass.
  var currentGeometry: ScrollGeometry {
    let insets = geometry.margins + geometry.outsets
    let outsets = geometry.outsets
    return ScrollGeometry(
      contentOffset: CGPoint(x: offset.x + overrun.x - insets.leading, y: offset.y + overrun.y - insets.top),
      contentSize: geometry.contentSize, contentInsets: insets,
      containerSize: CGSize(
        width: geometry.containerSize.width + outsets.horizontal,
        height: geometry.containerSize.height + outsets.vertical))
  }
}
