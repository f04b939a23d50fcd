/// The input of audits: the elements on the screen, and the drawn texts.
@MainActor
final class AuditScene {
  /// An element with the roles of its ancestors, outermost first.
  struct Entry {
    let node: SemanticsNode
    let around: [SemanticsNode]

    /// Whether the element is part of a system control.
    var isInSystemControl: Bool { around.contains { $0.isSystemControl } }
  }

  /// A visible text view.
  struct ShownText {
    let text: Text
    let element: Element
    let frame: CGRect
    let string: String
  }

  let screen: Screen
  let bounds: CGRect
  let entries: [Entry]
  private(set) lazy var texts: [ShownText] = findTexts()
  private(set) lazy var picture = AuditPicture(screen)

  init(_ screen: Screen) {
    self.screen = screen
    var entries: [Entry] = []
    func add(_ node: SemanticsNode, _ around: [SemanticsNode]) {
      entries.append(Entry(node: node, around: around))
      for child in node.children { add(child, around + [node]) }
    }
    for node in screen.semantics() { add(node, []) }
    bounds = CGRect(origin: .zero, size: screen.rootElement?.size ?? .zero)
    let bounds = bounds
    self.entries = entries.filter { !$0.node.frame.isEmpty && bounds.contains($0.node.frame.middle) }
  }

  /// The innermost element at a point.
  func entry(at point: CGPoint) -> Entry? {
    entries.last { $0.node.frame.insetBy(dx: -1, dy: -1).contains(point) && $0.node.reading != .never }
  }

  private func findTexts() -> [ShownText] {
    let builder = SemanticsBuilder()
    let roots = reachableRoots
    var texts: [ShownText] = []
    func visit(_ element: Element, isReachable: Bool) {
      let isReachable = isReachable || roots.contains { $0 === element }
      if isReachable, let text = element.fact(ShownTextFact.self) {
        let frame = builder.frame(of: element)
        let string = text.string(in: element)
        if !frame.isEmpty, bounds.contains(frame.middle), picture.drawnText(string, in: frame) != nil {
          texts.append(ShownText(text: text, element: element, frame: frame, string: string))
        }
      }
      element.forEachLayoutChild { visit($0, isReachable: isReachable) }
    }
    screen.rootElement.map { visit($0, isReachable: roots.isEmpty) }
    return texts
  }

  /// The topmost presentation, if there is one; otherwise empty.
  private var reachableRoots: [Element] {
    guard let presentations = screen.presentations, !presentations.isBaseReachable else { return [] }
    return presentations.reachable.map(\.element)
  }
}

extension SemanticsNode {
  /// Whether the system draws the content.
  fileprivate var isSystemControl: Bool {
    switch role {
    case .navigationBar, .tabBar, .toolbar, .alert, .sheet, .segmentedControl, .picker, .datePicker, .stepper, .switch,
      .slider, .keyboard, .searchField:
      true
    default: false
    }
  }
}

extension CGRect {
  var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
