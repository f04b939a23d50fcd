/// The last tab of a bar that has too many tabs: a list of the remaining ones, which pushes the selected one.
///
/// As on iOS, a narrow bar shows five tabs. The selection does not change while the list is shown.
@MainActor
final class MoreTab {
  /// The maximum number of tabs in a narrow bar, including this one.
  static let capacity = 5

  /// The number of tabs shown directly in the bar; the others are in the list.
  static let visible = capacity - 1

  /// The label in the bar.
  let label: DetachedViews

  /// The screen with the list and the pushed tab.
  let screen: ScreenElement

  private(set) var isOpen = false

  /// The pushed tab, if any.
  private var path: [Int] = []
  private var entries: [TabEntry] = []
  private var latestSelection: Int?
  private let selectionChanged: (Int) -> Void

  /// - Parameters:
  ///   - context: The context in which the tab view creates its nodes.
  ///   - select: Called with the tab selected in the list.
  init(in context: _NodeContext, select: @escaping (Int) -> Void) {
    selectionChanged = select
    label = DetachedViews(AnyView(MoreTabLabel(isSelected: false)), in: context)
    screen = ScreenElement(MoreTabScreen(), in: context)
  }

  /// Updates the tabs and the selection.
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

  /// Called when a person selects this tab in the bar: shows the list. If it is already shown, pops the pushed tab.
  func choose() {
    if isOpen { path = [] }
    isOpen = true
    refresh()
  }

  /// Called when a person selects another tab in the bar.
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
    TabItemLabel(label: AnyView(Label(SystemString.more, systemImage: "ellipsis")), isSelected: isSelected)
  }
}

/// The list of tabs and the pushed tab.
private struct MoreTabScreen: View {
  var entries: [TabEntry] = []
  var path: [Int] = []
  var setPath: @MainActor ([Int]) -> Void = { _ in }

  @Environment(\.design) private var design

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
      .environment(\.elementDesign, design.tabBars.moreElements)
      .navigationTitle(Text(SystemString.more))
      .navigationBarTitleDisplayMode(.inline)
      .navigationDestination(for: Int.self) { index in
        if entries.indices.contains(index - MoreTab.visible) {
          TabSlot(tab: entries[index - MoreTab.visible].element)
        }
      }
    }
  }
}

/// The rows are UIKit cells: texts without enclosing buttons.
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
