import SwiftUI

/// The view of a random tree. Views of trees are nested, like the rows of an outline.
struct TreeView: View {
  let node: TreeNode
  let model: TreeModel

  var body: some View {
    if TreeNode.Kind.leaves.contains(node.kind) {
      LeafTreeView(node: node, model: model)
    } else if TreeNode.Kind.containers.contains(node.kind) {
      ContainerTreeView(node: node, model: model)
    } else if node.kind.isSecondHalf {
      OtherModifierTreeView(node: node, model: model)
    } else {
      ModifierTreeView(node: node, model: model)
    }
  }
}

extension TreeNode.Kind {
  fileprivate var isSecondHalf: Bool {
    guard let index = Self.modifiers.firstIndex(of: self) else { return false }
    return index >= Self.modifiers.count / 2
  }
}

/// The first child of a node.
private struct FirstChild: View {
  let node: TreeNode
  let model: TreeModel

  var body: some View {
    if let child = node.children.first { TreeView(node: child, model: model) }
  }
}

// MARK: - Leaves

private struct LeafTreeView: View {
  let node: TreeNode
  let model: TreeModel

  var body: some View {
    switch node.kind {
    case .text: Text(String(repeating: "ab ", count: node.value % 9))
    case .color: [Color.red, .blue, .green][node.value % 3]
    case .spacer: Spacer(minLength: node.value % 2 == 0 ? nil : CGFloat(node.value))
    case .divider: Divider()
    case .circle: Circle().fill(node.value % 2 == 0 ? .red : .blue)
    case .stateText: StateText(node: node, model: model).id(node.id)
    case .objectText: ObjectText(object: model.object(node.id))
    case .observableText: ObservableText(observable: model.observable(node.id))
    case .environmentText: EnvironmentText()
    default: PlaceText(value: node.value)
    }
  }
}

private struct StateText: View {
  let node: TreeNode
  let model: TreeModel
  @State private var value: Int
  @StateObject private var token = TreeToken()

  init(node: TreeNode, model: TreeModel) {
    self.node = node
    self.model = model
    _value = State(initialValue: model.states[node.id] ?? 0)
  }

  var body: some View {
    let _ = model.setters[node.id] = { value = $0 }
    let _ = model.tokens[node.id] = token
    Text(String(repeating: "s", count: value) + "\(node.value)")
  }
}

private struct ObjectText: View {
  @ObservedObject var object: TreeObject

  var body: some View { Text(String(repeating: "o", count: object.value)) }
}

private struct ObservableText: View {
  let observable: TreeObservable

  var body: some View { Text(String(repeating: "v ", count: observable.value)) }
}

private struct EnvironmentText: View {
  @Environment(\.treeDepth) private var depth
  @Environment(\.layoutDirection) private var direction

  var body: some View { Text("\(depth)\(direction == .rightToLeft ? "r" : "")") }
}

/// Shows its own position.
private struct PlaceText: View {
  let value: Int

  var body: some View {
    GeometryReader { proxy in
      let frame = proxy.frame(in: .global)
      Text("\(Int(frame.minX)) \(Int(frame.minY)) \(Int(frame.width))")
    }
    .frame(width: CGFloat(20 + value), height: 20)
  }
}

// MARK: - Containers

private struct ContainerTreeView: View {
  let node: TreeNode
  let model: TreeModel

  private var spacing: CGFloat? { node.value % 3 == 0 ? nil : CGFloat(node.value) }

  var body: some View {
    switch node.kind {
    case .column: VStack(alignment: node.value % 2 == 0 ? .center : .leading, spacing: spacing) { children }
    case .row: HStack(alignment: node.value % 2 == 0 ? .center : .firstTextBaseline, spacing: spacing) { children }
    case .layers: ZStack(alignment: node.value % 2 == 0 ? .center : .topLeading) { children }
    case .lazyColumn: LazyVStack(alignment: .leading, spacing: spacing) { children }
    case .lazyRow: LazyHStack(spacing: spacing) { children }
    case .grid: GridTree(node: node, model: model)
    case .flow: FlowLayout(width: CGFloat(40 + 10 * (node.value % 8))) { children }
    case .group: Group { children }
    case .tuple: TupleTree(node: node, model: model)
    case .switchingLayout:
      (node.value % 2 == 0 ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout(spacing: 3))) { children }
    case .scroll: ScrollTree(node: node, model: model)
    default: List { children }.frame(width: 200, height: 150)
    }
  }

  private var children: some View {
    ForEach(node.children) { TreeView(node: $0, model: model) }
  }
}

private struct GridTree: View {
  let node: TreeNode
  let model: TreeModel

  var body: some View {
    Grid(horizontalSpacing: CGFloat(node.value)) {
      ForEach(node.children) { child in
        if child.id % 2 == 0 {
          GridRow {
            Text("\(child.value)")
            TreeView(node: child, model: model)
          }
        } else {
          TreeView(node: child, model: model)
        }
      }
    }
  }
}

private struct TupleTree: View {
  let node: TreeNode
  let model: TreeModel

  var body: some View {
    VStack(spacing: 1) {
      if node.children.count > 0 { TreeView(node: node.children[0], model: model) }
      if node.children.count > 1 { TreeView(node: node.children[1], model: model) } else { Text("none") }
      if node.children.count > 2 { TreeView(node: node.children[2], model: model) }
    }
  }
}

private struct ScrollTree: View {
  let node: TreeNode
  let model: TreeModel

  var body: some View {
    ScrollView(node.value % 2 == 0 ? .vertical : .horizontal) {
      LazyVStack {
        ForEach(node.children) { TreeView(node: $0, model: model) }
      }
    }
    .frame(width: 120, height: CGFloat(60 + node.value))
  }
}

/// A flow layout: each line has as many views as fit.
private struct FlowLayout: Layout {
  var width: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let places = places(subviews)
    return CGSize(width: width, height: places.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for (subview, place) in zip(subviews, places(subviews)) {
      subview.place(
        at: CGPoint(x: bounds.minX + place.minX, y: bounds.minY + place.minY), proposal: ProposedViewSize(place.size))
    }
  }

  private func places(_ subviews: Subviews) -> [CGRect] {
    var places: [CGRect] = []
    var point = CGPoint.zero
    var lineHeight: CGFloat = 0
    for subview in subviews {
      let size = subview.sizeThatFits(ProposedViewSize(width: width, height: nil))
      if point.x > 0, point.x + size.width > width {
        point = CGPoint(x: 0, y: point.y + lineHeight)
        lineHeight = 0
      }
      places.append(CGRect(origin: point, size: size))
      point.x += size.width
      lineHeight = max(lineHeight, size.height)
    }
    return places
  }
}

// MARK: - Modifiers

private struct ModifierTreeView: View {
  let node: TreeNode
  let model: TreeModel

  private var length: CGFloat { CGFloat(node.value * 3) }
  private var child: FirstChild { FirstChild(node: node, model: model) }

  var body: some View {
    switch node.kind {
    case .padding: child.padding(node.value % 2 == 0 ? .all : .leading, CGFloat(node.value))
    case .frame: child.frame(width: length + 10, height: node.value % 3 == 0 ? nil : length, alignment: .bottomLeading)
    case .flexibleFrame:
      child.frame(minWidth: length, maxWidth: node.value % 2 == 0 ? .infinity : length + 20, minHeight: 10)
    case .offset: child.offset(x: CGFloat(node.value), y: 2)
    case .background: child.background(alignment: .leading) { Text(String(repeating: "b", count: node.value)) }
    case .overlay: ZStack { child }.overlay { TreeOverlay(node: node, model: model) }
    case .opacity: child.opacity(Double(node.value % 5) / 4)
    case .environment: child.environment(\.treeDepth, node.value)
    case .preference: child.preference(key: TreeSum.self, value: node.value)
    case .preferenceOverlay: child.overlayPreferenceValue(TreeSum.self) { Text("p\($0)") }
    case .preferenceState: PreferenceStateTree(child: child)
    case .geometry:
      GeometryReader { proxy in
        VStack {
          Text("\(Int(proxy.size.width))")
          child
        }
      }
    case .anyView: node.value % 2 == 0 ? AnyView(child) : AnyView(child.padding(2))
    default: if node.value % 2 == 0 { child }
    }
  }
}

/// The overlay of the first child: the second child.
private struct TreeOverlay: View {
  let node: TreeNode
  let model: TreeModel

  var body: some View {
    if node.children.count > 1 { TreeView(node: node.children[1], model: model) } else { Text("\(node.value)") }
  }
}

private struct PreferenceStateTree<Content: View>: View {
  let child: Content
  @State private var sum = -1

  var body: some View {
    VStack {
      child
      Text("sum \(sum)").frame(width: 50)
    }
    .onPreferenceChange(TreeSum.self) { sum = $0 }
  }
}

private struct OtherModifierTreeView: View {
  let node: TreeNode
  let model: TreeModel

  private var child: FirstChild { FirstChild(node: node, model: model) }

  var body: some View {
    switch node.kind {
    case .customModifier: child.modifier(TreeModifier(value: node.value))
    case .fixedSize: child.fixedSize(horizontal: node.value % 2 == 0, vertical: node.value % 3 == 0)
    case .aspectRatio: child.aspectRatio(CGFloat(1 + node.value % 3), contentMode: .fit)
    case .priority: child.layoutPriority(Double(node.value % 3))
    case .guide: child.alignmentGuide(.leading) { $0.width / 2 + CGFloat(node.value) }
    case .zIndex: child.zIndex(Double(node.value % 3))
    case .hidden: if node.value % 2 == 0 { child.hidden() } else { child.clipped() }
    case .identity: child.id(node.value)
    case .equatable: EquatableTree(node: node, model: model).equatable()
    case .direction: child.environment(\.layoutDirection, node.value % 2 == 0 ? .leftToRight : .rightToLeft)
    case .fontSize: child.font(.system(size: CGFloat(8 + node.value)))
    case .fitting: FittingTree(child: child, width: CGFloat(node.value * 8))
    case .safeArea: SafeAreaTree(child: child, value: node.value)
    case .button: Button(action: {}) { child }
    case .scale: child.scaleEffect(CGFloat(1 + node.value % 3)).rotationEffect(.degrees(Double(node.value)))
    case .visualEffect: child.visualEffect { content, proxy in content.offset(x: proxy.size.width / 4) }
    case .section: SectionTree(node: node, model: model)
    case .conditionalModifier: if node.value % 2 == 0 { child.padding(3) } else { child }
    default: ChoiceTree(node: node, model: model)
    }
  }
}

private struct FittingTree: View {
  let child: FirstChild
  let width: CGFloat

  var body: some View {
    ViewThatFits {
      child.frame(minWidth: width)
      Text("does not fit")
      Text("-")
    }
  }
}

private struct SafeAreaTree: View {
  let child: FirstChild
  let value: Int

  var body: some View {
    if value % 2 == 0 {
      child.safeAreaInset(edge: .top) { Text(String(repeating: "i", count: value)) }
    } else {
      child.safeAreaInset(edge: .leading) { Text(String(repeating: "i", count: value)) }
    }
  }
}

private struct SectionTree: View {
  let node: TreeNode
  let model: TreeModel

  var body: some View {
    Section {
      ForEach(node.children) { TreeView(node: $0, model: model) }
    } header: {
      Text("\(node.value)")
    }
  }
}

private struct ChoiceTree: View {
  let node: TreeNode
  let model: TreeModel

  var body: some View {
    if node.children.isEmpty {
      Text("empty")
    } else if node.value % node.children.count % 2 == 0 {
      TreeView(node: node.children[0], model: model)
    } else {
      TreeView(node: node.children[1], model: model).foregroundStyle(.red)
    }
  }
}

private struct TreeModifier: ViewModifier {
  let value: Int
  @State private var width: CGFloat = 0

  func body(content: Content) -> some View {
    HStack(spacing: 0) {
      content.background {
        GeometryReader { proxy in
          Color.clear.onAppear { width = proxy.size.width }.onChange(of: proxy.size.width) { width = $1 }
        }
      }
      // The same width for every number: the content's width must not depend on what is measured.
      Text("\(Int(width)) \(value)").frame(width: 30)
    }
  }
}

private struct EquatableTree: View, Equatable {
  let node: TreeNode
  let model: TreeModel

  nonisolated static func == (lhs: Self, rhs: Self) -> Bool { lhs.node == rhs.node }

  var body: some View { FirstChild(node: node, model: model) }
}
