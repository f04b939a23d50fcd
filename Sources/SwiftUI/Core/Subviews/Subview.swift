/// A view passed to a container, which the container can place anywhere.
///
/// - Note: Approximate: environment values set by the container apply to the drawn view, but not to the bodies of the
///   custom views that created it; a warning is recorded if one of them reads such a value.
public struct Subview: PrimitiveView, Identifiable {
  /// The identity of a subview, valid for the lifetime of the view.
  public struct ID: Hashable {
    fileprivate let element: ObjectIdentifier
  }

  package let element: Element

  /// The node that collected the subview.
  let source: _ViewNode

  init(_ element: Element, source: _ViewNode) {
    self.element = element
    self.source = source
  }

  public nonisolated var id: ID { ID(element: ObjectIdentifier(element)) }

  /// The values set with `containerValue(_:_:)`.
  @MainActor public var containerValues: ContainerValues {
    var values = element.trait(ContainerValuesKey.self) ?? ContainerValues()
    values.tags = element.trait(TagKey.self).map { [$0] } ?? []
    return values
  }

  @MainActor public static func _makeNode(_ view: Subview, in context: _NodeContext) -> _ViewNode {
    SubviewNode(view, in: context)
  }

  public static var _isUnary: Bool { true }
}

/// The position at which a container shows one of its subviews. It does not own the subview's element.
final class SubviewNode: _ViewNode {
  private var subview: Subview

  init(_ subview: Subview, in context: _NodeContext) {
    self.subview = subview
    super.init(context)
    adoptEnvironment()
  }

  override func update<V: View>(_ view: V) {
    let new = reinterpret(view, as: Subview.self)
    let isSame = subview.element === new.element
    subview = new
    adoptEnvironment()
    if !isSame { childElementsChanged() }
  }

  override func environmentChanged() { adoptEnvironment() }

  private func adoptEnvironment() {
    guard subview.element.isMounted, let parent = subview.element.parent else { return }
    let own = parent.environmentForChildren()
    let outer = subview.source.environment
    let isSame = outer.isIdentical(to: environment)
    subview.element.updateEnvironment(isSame ? own : own.rebased(from: outer, onto: environment))
    if !isSame, isReadByBodies(from: outer, to: environment) {
      graph.report(
        .approximate("Subview", "what a container writes into its environment does not reach the bodies of the view."),
        at: self)
    }
  }

  /// Whether a body that the view was created by has read an environment value that the container has changed.
  private func isReadByBodies(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool {
    var node = subview.element.parent
    while let current = node, current !== subview.source {
      if !(current is Element), let reads = current.reads, reads.isAffected(from: old, to: new) { return true }
      node = current.parent
    }
    return false
  }

  override func appendElements(to elements: inout [Element]) { elements.append(subview.element) }
  override func outline(into outline: inout ElementOutline) { outline.add(subview.element) }
  override var elementCount: Int { 1 }
  override func element(at index: Int) -> Element? { index == 0 ? subview.element : nil }
  override var pathName: String { "Subview" }
}
