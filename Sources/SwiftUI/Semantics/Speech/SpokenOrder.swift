/// The reading order of the elements on the screen.
///
/// As AccessibilitySnapshot found it: from top to bottom; elements with nearly level top edges from the leading to the
/// trailing edge. A container is read completely before the elements after it, and is positioned by its first element.
@MainActor
struct SpokenOrder {
  /// The smallest distance of two top edges at which one is above the other, in points.
  let levelDistance: CGFloat

  /// An element that is read, and its index among its siblings, if that is read, too.
  struct Entry {
    let node: SemanticsNode
    var series: (index: Int, count: Int)?
    var isTab = false
  }

  func entries(of nodes: [SemanticsNode]) -> [Entry] {
    var groups: [Group] = []
    for node in nodes { collect(node, into: &groups) }
    return sorted(groups).flatMap(\.entries)
  }

  /// Elements that are read in sequence, regardless of what is beside them.
  private struct Group {
    let entries: [Entry]
    let frame: CGRect
    let priority: Double

    @MainActor
    var isRightToLeft: Bool { entries.first?.node.element?.isRightToLeft ?? false }
  }

  private func collect(_ node: SemanticsNode, into groups: inout [Group]) {
    if node.isHidden || node.reading == .never { return }
    if node.isReadAsOne {
      if SpokenDescription.isEmpty(of: node) { return }
      groups.append(Group(entries: [Entry(node: node)], frame: node.frame, priority: node.sortPriority))
    } else if node.isGroup {
      var inner = entries(of: node.children)
      if node.role == .tabBar || node.role == .segmentedControl {
        for index in inner.indices {
          inner[index].series = (index + 1, inner.count)
          inner[index].isTab = node.role == .tabBar
        }
      }
      guard let first = inner.first else { return }
      groups.append(Group(entries: inner, frame: first.node.frame, priority: node.sortPriority))
    } else {
      for child in node.children { collect(child, into: &groups) }
    }
  }

  private func sorted(_ groups: [Group]) -> [Group] {
    let byHeight = groups.enumerated().sorted {
      let (left, right) = ($0.element, $1.element)
      if left.priority != right.priority { return left.priority > right.priority }
      return left.frame.minY == right.frame.minY ? $0.offset < $1.offset : left.frame.minY < right.frame.minY
    }
    var result: [Group] = []
    var level: [(offset: Int, element: Group)] = []
    func finishLevel() {
      result += level.sorted {
        let (left, right) = ($0.element.frame, $1.element.frame)
        if left.minX == right.minX { return $0.offset < $1.offset }
        return $0.element.isRightToLeft ? left.maxX > right.maxX : left.minX < right.minX
      }.map(\.element)
      level = []
    }
    for group in byHeight {
      if let first = level.first?.element,
        group.element.frame.minY - first.frame.minY >= levelDistance || group.element.priority != first.priority
      {
        finishLevel()
      }
      level.append(group)
    }
    finishLevel()
    return result
  }
}

extension SemanticsNode {
  /// Whether the content is read as a group.
  fileprivate var isGroup: Bool {
    switch role {
    case .navigationBar, .tabBar, .toolbar, .collectionView, .table, .cell, .scrollView, .alert, .sheet, .popover,
      .segmentedControl, .picker, .datePicker, .keyboard, .menu:
      true
    default: reading == .asContainer
    }
  }
}
