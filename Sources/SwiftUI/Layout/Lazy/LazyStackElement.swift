import Foundation

/// A lazy stack along one axis.
nonisolated protocol LazyStackView: PrimitiveView {
  associatedtype Content: View

  @MainActor static var axis: Axis { get }
  @MainActor var alignment: AlignmentKey { get }
  @MainActor var spacing: CGFloat? { get }
  @MainActor var pinnedViews: PinnedScrollableViews { get }
  var content: Content { get }
}

@MainActor extension LazyStackView {
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    LazyStackElement(view, in: context)
  }

  public static var _isUnary: Bool { true }
}

final class LazyStackElement<Stack: LazyStackView>: LazyElement {
  private var alignment: AlignmentKey
  private var lineSpacing: CGFloat?
  private var pinnedViews: PinnedScrollableViews

  init(_ view: Stack, in context: _NodeContext) {
    alignment = view.alignment
    lineSpacing = view.spacing
    pinnedViews = view.pinnedViews
    super.init(context)
    content = Stack.Content._makeNode(view.content, in: childContext.with(container: .lazy))
  }

  override func update<V: View>(_ view: V) {
    let new = reinterpret(view, as: Stack.self)
    if alignment != new.alignment || lineSpacing != new.spacing || pinnedViews != new.pinnedViews {
      alignment = new.alignment
      lineSpacing = new.spacing
      pinnedViews = new.pinnedViews
      tableChanged()
    }
    content?.update(new.content)
  }

  override var axis: Axis { Stack.axis }
  override var pinnedKinds: Set<LineTable.Kind> { pinnedViews.kinds }

  override func makeTable(_ outline: ElementOutline) -> LineTable {
    LineTable(outline, perLine: 1, spacing: lineSpacing ?? ViewSpacing.standardDistance)
  }

  private func proposal(cross: CGFloat?) -> ProposedViewSize { axis.proposal(main: nil, cross: cross) }

  override func measure(_ elements: [Element], kind: LineTable.Kind, cross: CGFloat?) -> CGFloat {
    elements.reduce(0) { max($0, axis.main(of: $1.size(for: proposal(cross: cross)))) }
  }

  override func idealCross(_ elements: [Element], kind: LineTable.Kind) -> CGFloat {
    elements.reduce(0) { max($0, axis.cross(of: $1.size(for: .unspecified))) }
  }

  override func place(_ elements: [Element], line: Int, at start: CGFloat, length: CGFloat, cross: CGFloat?) {
    let proposal = proposal(cross: cross)
    for element in elements {
      let outer = ViewDimensions(size: axis.size(main: length, cross: cross ?? 0))
      let place = alignment.value(in: outer) - alignment.value(in: element.dimensions(for: proposal))
      placeChild(element, at: axis.point(main: start, cross: place), proposal: proposal)
    }
  }

  override var pathName: String { Stack.typeName }
}

extension AlignmentKey {
  /// The guide's position in a view's dimensions.
  @MainActor
  func value(in dimensions: ViewDimensions) -> CGFloat {
    axis == .horizontal ? dimensions[HorizontalAlignment(id)] : dimensions[VerticalAlignment(id)]
  }
}
