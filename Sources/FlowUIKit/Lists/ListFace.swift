import SwiftUI

/// A view of UIKit that shows its rows as a list of SwiftUI: a table, or a collection with the layout of a list.
@MainActor
protocol ListOwner: UIScrollView {
  var list: ListState { get }

  /// How the list is described.
  var listRole: SemanticsNode.Role { get }
  var listKind: _ListKind { get }
  var isEditingList: Bool { get }
  var allowsManyWhileEditing: Bool { get }

  /// The cell of a row, which is about to be shown.
  func makeCell(at path: IndexPath) -> UIView

  /// Takes a cell back that is not shown any more.
  func takeBack(_ cell: UIView, from path: IndexPath?)

  /// The height of a row, in points.
  func height(of cell: UIView, at path: IndexPath, width: CGFloat) -> CGFloat

  /// The look of a row, and what a person can do with it.
  func look(of cell: UIView?, at path: IndexPath) -> RowLook

  /// The header or the footer of a section.
  func part(_ kind: ListPart.Kind, ofSection section: Int) -> ListPart?

  /// The view above or below all sections.
  func end(_ kind: ListPart.Kind) -> UIView?

  /// Called when a person has tapped a row.
  func choose(_ path: IndexPath)

  /// Counts the rows again.
  func loadRows()
}

/// The look of a row, and what a person can do with it.
@MainActor
struct RowLook {
  var background: AnyView?
  var showsSeparator = true
  var separatorColor: UIColor?

  /// The distances of the separator from the edges, in points; `nil` for those of the list.
  var separatorInset: (leading: CGFloat, trailing: CGFloat)?

  var editing = HostedRowEditing(place: 0)
  var swipes: [HostedSwipeActions] = []
}

/// The header or the footer of a section.
struct ListPart {
  enum Kind { case header, footer }

  /// The title, in the look of the list, or a view.
  enum Content {
    case title(String)
    case view(UIView, height: CGFloat?)
  }

  let content: Content
}

/// The rows of a list, and those that are shown.
@MainActor
final class ListState {
  var model = RowModel()
  var selected: Set<Int> = []

  /// Whether the rows were counted.
  var isLoaded = false

  /// Counts what the whole list depends on: its rows, its style, its parts.
  let changes = ViewChanges()

  var request: RowRequest?
  private var requests: UInt = 0
  private(set) var slots: [Int: RowSlot] = [:]

  func slot(_ id: Int) -> RowSlot {
    if let known = slots[id] { return known }
    let new = RowSlot(id)
    slots[id] = new
    return new
  }

  /// The rows that are shown, in order.
  var shown: [(path: IndexPath, slot: RowSlot)] {
    slots.values.filter { $0.isShown && $0.cell != nil }
      .compactMap { slot in model.path(of: slot.id).map { ($0, slot) } }
      .sorted { $0.path < $1.path }
  }

  func scroll(to id: Int, _ anchor: UnitPoint?) {
    requests &+= 1
    request = RowRequest(id: id, anchor: anchor, number: requests)
    changes.note()
  }

  /// Forgets the cells of rows that are gone.
  func forgetSlots(_ owner: some ListOwner, where isGone: (RowSlot) -> Bool) {
    for (id, slot) in slots.sorted(by: { $0.key < $1.key }) where isGone(slot) {
      slots[id] = nil
      slot.changes.note()
      if let cell = slot.cell {
        slot.cell = nil
        owner.takeBack(cell, from: nil)
      }
    }
  }
}

/// The place of a row's cell: the cell is there while the row is shown.
@MainActor
final class RowSlot {
  let id: Int
  let changes = ViewChanges()
  fileprivate(set) var isShown = false
  var cell: UIView?

  /// The height that was measured last, and the width for which it was.
  var measured: (height: CGFloat, width: CGFloat)?

  init(_ id: Int) {
    self.id = id
  }
}

/// The list of SwiftUI.
struct ListFace<Owner: ListOwner>: View, Equatable {
  let owner: Owner

  nonisolated static func == (first: Self, second: Self) -> Bool { first.owner === second.owner }

  var body: some View {
    _ = owner.list.changes.count
    if !owner.list.isLoaded { owner.loadRows() }
    return HostedList(role: owner.listRole, selection: selection) {
      if let view = owner.end(.header) {
        Section {
        } footer: {
          ListPartView(view: view, height: view.bounds.height)
        }
      }
      ForEach(Array(owner.list.model.sections.enumerated()), id: \.element.id) { index, section in
        Section {
          ForEach(section.rows, id: \.self) { ListRow(owner: owner, id: $0) }
        } header: {
          PartContent(part: owner.part(.header, ofSection: index))
        } footer: {
          PartContent(part: owner.part(.footer, ofSection: index))
        }
      }
      if let view = owner.end(.footer) {
        Section {
        } footer: {
          ListPartView(view: view, height: view.bounds.height)
        }
      }
    }
    .environment(\.listKind, owner.listKind)
    .environment(\.defaultMinListRowHeight, 0)
    .environment(\.editMode, .constant(owner.isEditingList ? .active : .inactive))
    .scrollContentBackground(owner.backgroundColor == nil ? .automatic : .hidden)
    .modifier(TopMargin(isRemoved: owner.end(.header) != nil))
    .modifier(ScrollFollower(view: owner, changes: owner.list.changes.count, row: owner.list.request))
  }

  private var selection: HostedSelection {
    HostedSelection(allowsMany: owner.allowsManyWhileEditing, selected: owner.list.selected) { id in
      if let path = owner.list.model.path(of: id) { owner.choose(path) }
    }
  }
}

/// A view above all sections begins at the top.
private struct TopMargin: ViewModifier {
  let isRemoved: Bool

  func body(content: Content) -> some View {
    if isRemoved { content.contentMargins(.top, 0, for: .scrollContent) } else { content }
  }
}

/// The header or the footer of a section.
private struct PartContent: View {
  let part: ListPart?

  var body: some View {
    switch part?.content {
    case .title(let title): Text(verbatim: title)
    case .view(let view, let height): ListPartView(view: view, height: height)
    case nil: EmptyView()
    }
  }
}

/// A view of UIKit over the width of the list.
private struct ListPartView: View {
  let view: UIView
  let height: CGFloat?

  var body: some View {
    _ = view.changes.count
    return ListBox(content: ViewContent(view: view), changes: view.changes.count) { width in
      height ?? view.listHeight(width: width)
    }
    .listRowInsets(EdgeInsets())
  }
}

/// A row: the cell while it is shown.
private struct ListRow<Owner: ListOwner>: View {
  let owner: Owner
  let id: Int

  var body: some View {
    let slot = owner.list.slot(id)
    _ = slot.changes.count
    let path = owner.list.model.path(of: id) ?? IndexPath(item: 0, section: 0)
    if slot.cell == nil, slot.measured == nil || slot.isShown { slot.cell = owner.makeCell(at: path) }
    let cell = slot.cell
    let look = owner.look(of: cell, at: path)
    let inset = look.separatorInset
    let start = inset?.leading ?? (cell as? any RowCell)?.separatorStart ?? 16
    return ListBox(content: CellContent(cell: cell), changes: cell?.changes.count ?? 0) { width in
      if let cell = slot.cell { slot.measured = (owner.height(of: cell, at: path, width: width), width) }
      return slot.measured?.height ?? 0
    }
    .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] + start }
    .alignmentGuide(.listRowSeparatorTrailing) { $0[.trailing] - (inset?.trailing ?? 0) }
    .listRowInsets(EdgeInsets())
    .listRowBackground(look.background)
    .listRowSeparator(look.showsSeparator ? .automatic : .hidden)
    .listRowSeparatorTint(look.separatorColor.map { Color(uiColor: $0) })
    .hostedRow(editing: look.editing, swipes: look.swipes)
    .onAppear { show(slot) }
    .onDisappear { hide(slot) }
  }

  private func show(_ slot: RowSlot) {
    slot.isShown = true
    if slot.cell == nil { slot.changes.note() }
  }

  private func hide(_ slot: RowSlot) {
    slot.isShown = false
    guard let cell = slot.cell else { return }
    slot.cell = nil
    owner.takeBack(cell, from: owner.list.model.path(of: id))
    slot.changes.note()
  }
}

private struct CellContent: View {
  let cell: UIView?

  var body: some View {
    if let cell {
      ViewContent(view: cell).id(ObjectIdentifier(cell)).transformEnvironment(\.self) { $0.leaveScrollView() }
    } else {
      Color.clear
    }
  }
}

/// One element of a height that is known for a width.
private struct ListBox<Content: View>: ContainerView {
  let content: Content
  let changes: UInt
  let height: @MainActor (CGFloat) -> CGFloat

  @MainActor var arrangement: ListBoxArrangement { ListBoxArrangement(changes: changes, height: height) }
}

private struct ListBoxArrangement: ContainerLayout {
  let changes: UInt
  let height: @MainActor (CGFloat) -> CGFloat

  @MainActor func makeCache(_ children: [Element], in parent: Element) {}

  @MainActor func sizeThatFits(
    _ proposal: ProposedViewSize, children: [Element], in parent: Element, cache: inout Void
  ) -> CGSize {
    let width = proposal.width ?? 320
    return CGSize(width: width, height: max(0, height(width)))
  }

  @MainActor func place(
    _ children: [Element], size: CGSize, proposal: ProposedViewSize, in parent: Element, cache: inout Void
  ) {
    for child in children { child.place(at: .zero, proposal: ProposedViewSize(size)) }
  }
}

extension UIView {
  /// The height of the view in a list, in points: by its constraints, its content, or its frame.
  func listHeight(width: CGFloat) -> CGFloat {
    if ConstraintLayout.isNeeded(in: self) {
      return systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    let fitting = sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    return fitting > 0 ? fitting : bounds.height
  }
}

/// A cell that knows where the separator below it starts.
@MainActor
protocol RowCell: UIView {
  var separatorStart: CGFloat { get }
}
