import Foundation

/// The sizes of a scrolling view and where it stands.
public struct ScrollGeometry: Equatable, Sendable {
  /// Where the window stands in the content, in points; negative by the insets where the content starts.
  public var contentOffset: CGPoint

  /// The size of the content, in points.
  public var contentSize: CGSize

  /// What margins and bars take around the content.
  public var contentInsets: EdgeInsets

  /// The size of the window, in points, with what lies under bars.
  public var containerSize: CGSize

  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// What is seen of the content beside its insets.
  public var visibleRect: CGRect { bounds.inset(by: contentInsets) }

  /// The window in the content, insets included.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}

/// Runs an action when something about a scrolling view changes.
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

extension EnvironmentValues {
  private enum ScrollGeometryObserversKey: EnvironmentKey {
    static var defaultValue: [any ScrollGeometryObserving] { [] }
  }

  var scrollGeometryObservers: [any ScrollGeometryObserving] {
    get { self[ScrollGeometryObserversKey.self] }
    set { self[ScrollGeometryObserversKey.self] = newValue }
  }
}

/// Keeps one observer for as long as the view is there.
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
      .transformEnvironment(\.scrollGeometryObservers) { $0.append(observer) }
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
  /// Runs an action when a value derived from the scrolling views inside changes.
  public nonisolated func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(ScrollGeometryModifier(transform: transform, action: action))
  }
}

extension ScrollElement {
  /// Notifies the watchers of this view of its position.
  func tellGeometryObservers() {
    let observers = environment.scrollGeometryObservers
    if observers.isEmpty { return }
    let current = currentGeometry
    for observer in observers { observer.geometryChanged(current, in: graph) }
  }

  /// Where the view stands in its content, as it was laid out last.
  var currentGeometry: ScrollGeometry {
    let insets = geometry.margins.adding(geometry.outsets)
    let outsets = geometry.outsets
    return ScrollGeometry(
      contentOffset: CGPoint(x: offset.x + overrun.x - insets.leading, y: offset.y + overrun.y - insets.top),
      contentSize: geometry.contentSize, contentInsets: insets,
      containerSize: CGSize(
        width: geometry.containerSize.width + outsets.horizontal,
        height: geometry.containerSize.height + outsets.vertical))
  }
}
