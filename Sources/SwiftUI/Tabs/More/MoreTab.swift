/// The last tab of a bar that has no room for all: a list of the others, from which each is pushed.
///
/// As on iOS, where a narrow bar shows five tabs. The selection stays what it is while the list is shown.
@MainActor
final class MoreTab {
  /// How many tabs a narrow bar has room for, the one with the list among them.
  static let capacity = 5

  /// The tabs that are shown in the bar itself; the others are in the list.
  static let visible = capacity - 1

  /// The tab's label in the bar.
  let label: DetachedViews

  /// The list, and what has been pushed onto it.
  let screen: ScreenElement

  private(set) var isOpen = false

  /// The tab that is pushed, if one is.
  private var path: [Int] = []
  private var entries: [TabEntry] = []
  private var latestSelection: Int?
  private let selectionChanged: (Int) -> Void

  /// - Parameters:
  ///   - context: Where the tab view makes its own nodes.
  ///   - select: Called with the tab that a person chooses from the list.
  init(in context: _NodeContext, select: @escaping (Int) -> Void) {
    selectionChanged = select
    label = DetachedViews(AnyView(MoreTabLabel(isSelected: false)), in: context)
    screen = ScreenElement(MoreTabScreen(), in: context)
  }

  /// Follows the tab view: its tabs, and the one that is selected.
  func update(tabs: [TabEntry], selected: Int?) {
    entries = Array(tabs.dropFirst(Self.visible))
    if selected != latestSelection, let selected {
      latestSelection = selected
      isOpen = selected >= Self.visible
      if isOpen { path = [selected] }
    }
    path.removeAll { !tabs.indices.contains($0) }
    refresh()
  }

  /// A person has chosen the tab in the bar: the list is shown, and once more it shows its beginning.
  func choose() {
    if isOpen { path = [] }
    isOpen = true
    refresh()
  }

  /// A person has chosen another tab in the bar.
  func close() { isOpen = false }

  private func refresh() {
    label.update(AnyView(MoreTabLabel(isSelected: isOpen)))
    for entry in entries { entry.item?.showLabel(isSelected: false) }
    screen.update(
      MoreTabScreen(
        entries: entries, path: path,
        setPath: { [weak self] in self?.follow($0) }))
  }

  private func follow(_ path: [Int]) {
    self.path = path
    refresh()
    guard let last = path.last else { return }
    latestSelection = last
    selectionChanged(last)
  }
}

private struct MoreTabLabel: View {
  let isSelected: Bool

  var body: some View {
    TabItemLabel(label: AnyView(Label("More", systemImage: "ellipsis")), isSelected: isSelected)
  }
}

/// The list of tabs, and the tab that is pushed.
private struct MoreTabScreen: View {
  var entries: [TabEntry] = []
  var path: [Int] = []
  var setPath: @MainActor ([Int]) -> Void = { _ in }

  var body: some View {
    NavigationStack(path: Binding(get: { path }, set: { setPath($0) })) {
      List {
        ForEach(Array(entries.enumerated()), id: \.offset) { offset, entry in
          NavigationLink(value: offset + MoreTab.visible) {
            entry.item?.listLabel
          }
          .disabled(entry.item?.isEnabled == false)
          .badge(entry.element.trait(BadgeKey.self) ?? nil)
          .modifier(MoreTabRowSemantics())
        }
      }
      .listStyle(.plain)
      // On every system it is UIKit's table.
      .environment(\.interfaceEra, .iOS15)
      .navigationTitle("More")
      .navigationBarTitleDisplayMode(.inline)
      .navigationDestination(for: Int.self) { index in
        if entries.indices.contains(index - MoreTab.visible) {
          TabSlot(tab: entries[index - MoreTab.visible].element)
        }
      }
    }
  }
}

/// The rows are UIKit's cells: texts without buttons around them.
private struct MoreTabRowSemantics: ElementModifier {
  static var affectsLayout: Bool { false }

  func describe(_ child: Element, in element: Element, into builder: inout SemanticsBuilder) {
    for node in builder.children({ $0.describe(child) }) {
      guard node.role == .button else {
        builder.add(node)
        continue
      }
      for var text in node.children {
        text.actions = node.actions
        builder.add(text)
      }
    }
  }
}
