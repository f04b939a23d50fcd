import SwiftUI

// A collection with the layout of a list.
extension UICollectionView {
  private var configuration: UICollectionLayoutListConfiguration? {
    (collectionViewLayout as? UICollectionViewCompositionalLayout)?.list
  }

  var listRole: SemanticsNode.Role { .collectionView }

  var listKind: _ListKind {
    switch configuration?.appearance {
    case .plain, .sidebarPlain, nil: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    case .sidebar: .sidebar
    }
  }

  var isEditingList: Bool { isEditing }
  var allowsManyWhileEditing: Bool { allowsMultipleSelectionDuringEditing }

  func makeCell(at path: IndexPath) -> UIView {
    guard let dataSource else { return UICollectionViewCell(frame: .zero) }
    let cell = dataSource.collectionView(self, cellForItemAt: path)
    cell.collection = self
    cell.isEditingCell = isEditing
    cell.isSelected = list.model.id(at: path).map { list.selected.contains($0) } ?? false
    itemDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    return cell
  }

  func takeBack(_ cell: UIView, from path: IndexPath?) {
    guard let cell = cell as? UICollectionViewCell else { return }
    if let path { itemDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path) }
    giveBack(cell)
  }

  func height(of cell: UIView, at path: IndexPath, width: CGFloat) -> CGFloat {
    (cell as? UICollectionViewCell)?.fittingSize(width: width).height ?? 44
  }

  func look(of cell: UIView?, at path: IndexPath) -> RowLook {
    var look = RowLook()
    let cell = cell as? UICollectionViewCell
    look.background = cell?.listBackground
    if let configuration {
      look.showsSeparator = configuration.showsSeparators
      if let handler = configuration.itemSeparatorHandler {
        let separator = handler(path, configuration.separatorConfiguration)
        look.separatorColor = separator.color
        if separator.bottomSeparatorVisibility == .hidden { look.showsSeparator = false }
      }
      look.swipes = [
        configuration.leadingSwipeActionsConfigurationProvider?(path)?.shown(at: .leading),
        configuration.trailingSwipeActionsConfigurationProvider?(path)?.shown(at: .trailing),
      ].compactMap { $0 }
    }
    var editing = HostedRowEditing(place: list.model.place(of: path))
    editing.name.identifier = cell?.accessibilityIdentifier
    editing.name.label = cell?.accessibilityLabel
    editing.name.value = cell?.accessibilityValue
    let row = cell as? UICollectionViewListCell
    if isEditing { editing.delete = row?.canBeDeleted }
    let id = list.model.id(at: path)
    if isEditing, row?.showsReorder == true, dataSource?.collectionView(self, canMoveItemAt: path) == true {
      editing.move = { [weak self] in self?.move(id, toPlace: $0) }
    }
    look.editing = editing
    return look
  }

  private func move(_ id: Int?, toPlace place: Int) {
    guard let source = id.flatMap({ list.model.path(of: $0) }) else { return }
    move(from: source, to: list.model.path(atPlace: place, movedFrom: source))
  }

  /// Moves an item, as a person does.
  func move(from source: IndexPath, to target: IndexPath) {
    guard target != source, let dataSource else { return }
    dataSource.collectionView(self, moveItemAt: source, to: target)
    var edits = RowModel.Edits()
    edits.movedRows = [(source, target)]
    apply(edits, changed: [], isAnimated: true)
  }

  func part(_ kind: ListPart.Kind, ofSection section: Int) -> ListPart? {
    let isHeader = kind == .header
    guard isHeader ? configuration?.headerMode == .supplementary : configuration?.footerMode == .supplementary else {
      return nil
    }
    let view = dataSource?.collectionView(
      self,
      viewForSupplementaryElementOfKind: isHeader
        ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter,
      at: IndexPath(item: 0, section: section))
    guard let view else { return nil }
    view.collection = self
    return ListPart(content: .view(view, height: nil))
  }

  func end(_ kind: ListPart.Kind) -> UIView? { nil }
}

extension UICollectionViewCell {
  /// The background of the row in its list; `nil` for that of the list.
  fileprivate var listBackground: AnyView? {
    let selection = isSelected || isHighlighted ? Color(uiColor: .systemGray4) : nil
    if let backgroundConfiguration {
      return AnyView(backgroundConfiguration.updated(for: configurationState).content(systemColor: selection))
    }
    return selection.map { AnyView($0) }
  }
}
