import SwiftUI

/// The sections and items of a table or a collection, by what identifies them.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  struct Section: Sendable {
    let id: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }

  private(set) var sections: [Section] = []

  /// Items that were reloaded or configured again.
  private(set) var changedItems: Set<ItemIdentifierType> = []

  public init() {}

  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  public var numberOfSections: Int { sections.count }
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.id) }
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
  public var reloadedItemIdentifiers: [ItemIdentifierType] { itemIdentifiers.filter { changedItems.contains($0) } }
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reloadedItemIdentifiers }
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { [] }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    indexOfSection(identifier).map { sections[$0].items } ?? []
  }

  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    sections.first { $0.items.contains(identifier) }?.id
  }

  /// The position of an item among all items.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }

  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.id == identifier }
  }

  // MARK: - Items

  /// Adds items at the end of a section, by default the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let index = sectionIdentifier.map(indexOfSection) ?? sections.indices.last else {
      preconditionFailure("A snapshot needs a section before items are appended: call appendSections(_:) first.")
    }
    sections[index].items += unique(identifiers)
  }

  /// The identifiers that are not in the snapshot yet, each once.
  private func unique(_ identifiers: [ItemIdentifierType]) -> [ItemIdentifierType] {
    var known = Set(itemIdentifiers)
    return identifiers.filter { known.insert($0).inserted }
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: beforeIdentifier, offset: 0) }

  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
    insert(identifiers, at: afterIdentifier, offset: 1)
  }

  private mutating func insert(_ identifiers: [ItemIdentifierType], at item: ItemIdentifierType, offset: Int) {
    let new = unique(identifiers)
    for index in sections.indices {
      guard let place = sections[index].items.firstIndex(of: item) else { continue }
      sections[index].items.insert(contentsOf: new, at: place + offset)
      return
    }
  }

  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for index in sections.indices { sections[index].items.removeAll { gone.contains($0) } }
  }

  public mutating func deleteAllItems() { sections = [] }

  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    deleteItems([identifier])
    insertItems([identifier], beforeItem: toIdentifier)
  }

  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    deleteItems([identifier])
    insertItems([identifier], afterItem: toIdentifier)
  }

  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { changedItems.formUnion(identifiers) }
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) { changedItems.formUnion(identifiers) }

  // MARK: - Sections

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    for id in identifiers where indexOfSection(id) == nil { sections.append(Section(id: id)) }
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = indexOfSection(toIdentifier) else { return }
    sections.insert(contentsOf: identifiers.map { Section(id: $0) }, at: index)
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = indexOfSection(toIdentifier) else { return }
    sections.insert(contentsOf: identifiers.map { Section(id: $0) }, at: index + 1)
  }

  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sections.removeAll { identifiers.contains($0.id) }
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard let old = indexOfSection(identifier) else { return }
    let moved = sections.remove(at: old)
    sections.insert(moved, at: indexOfSection(toIdentifier) ?? sections.endIndex)
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    guard let old = indexOfSection(identifier) else { return }
    let moved = sections.remove(at: old)
    sections.insert(moved, at: indexOfSection(toIdentifier).map { $0 + 1 } ?? sections.endIndex)
  }

  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for id in identifiers { changedItems.formUnion(itemIdentifiers(inSection: id)) }
  }

  /// Replaces the items of a section.
  mutating func setItems(_ items: [ItemIdentifierType], ofSection id: SectionIdentifierType) {
    appendSections([id])
    if let index = indexOfSection(id) { sections[index].items = items }
  }

  mutating func forgetChanges() { changedItems = [] }

  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard path.count == 2, sections.indices.contains(path.section) else { return nil }
    let items = sections[path.section].items
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  func path(of item: ItemIdentifierType) -> IndexPath? {
    for (index, section) in sections.enumerated() {
      if let place = section.items.firstIndex(of: item) { return IndexPath(item: place, section: index) }
    }
    return nil
  }

  /// The edits that lead from another snapshot to this one.
  func edits(from old: Self) -> RowModel.Edits {
    var edits = RowModel.Edits()
    let (oldIDs, newIDs) = (old.sectionIdentifiers, sectionIdentifiers)
    for step in newIDs.difference(from: oldIDs) {
      switch step {
      case .remove(let offset, _, _): edits.deletedSections.insert(offset)
      case .insert(let offset, _, _): edits.insertedSections.insert(offset)
      }
    }
    for (oldIndex, section) in old.sections.enumerated() where !edits.deletedSections.contains(oldIndex) {
      guard let index = indexOfSection(section.id) else { continue }
      for step in sections[index].items.difference(from: section.items) {
        switch step {
        case .remove(let offset, _, _): edits.deletedRows.append(IndexPath(item: offset, section: oldIndex))
        case .insert(let offset, _, _): edits.insertedRows.append(IndexPath(item: offset, section: index))
        }
      }
    }
    return edits
  }
}

/// The items of one section, some of them in others.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
  private struct Item: Sendable {
    let id: ItemIdentifierType
    let parent: ItemIdentifierType?
    let level: Int
  }

  private var all: [Item] = []
  private var expanded: Set<ItemIdentifierType> = []

  public init() {}

  /// All items, in order.
  public var items: [ItemIdentifierType] { all.map(\.id) }

  /// The items without those of items that are collapsed.
  public var visibleItems: [ItemIdentifierType] { all.filter { isVisible($0.id) }.map(\.id) }
  public var rootItems: [ItemIdentifierType] { all.filter { $0.parent == nil }.map(\.id) }
  public var expandedItems: [ItemIdentifierType] { items.filter { expanded.contains($0) } }

  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    let new = items.map { Item(id: $0, parent: parent, level: parent.map { level(of: $0) + 1 } ?? 0) }
    guard let parent, let place = all.firstIndex(where: { $0.id == parent }) else {
      all += new
      return
    }
    let end = all[(place + 1)...].firstIndex { $0.level <= all[place].level } ?? all.endIndex
    all.insert(contentsOf: new, at: end)
  }

  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    guard let place = all.firstIndex(where: { $0.id == item }) else { return }
    let model = all[place]
    all.insert(contentsOf: items.map { Item(id: $0, parent: model.parent, level: model.level) }, at: place)
  }

  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    guard let place = all.firstIndex(where: { $0.id == item }) else { return }
    let model = all[place]
    let end = all[(place + 1)...].firstIndex { $0.level <= model.level } ?? all.endIndex
    all.insert(contentsOf: items.map { Item(id: $0, parent: model.parent, level: model.level) }, at: end)
  }

  public mutating func delete(_ items: [ItemIdentifierType]) {
    var gone = Set(items)
    for item in all { if let parent = item.parent, gone.contains(parent) { gone.insert(item.id) } }
    all.removeAll { gone.contains($0.id) }
  }

  public mutating func deleteAll() { all = [] }
  public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items) }
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  public func contains(_ item: ItemIdentifierType) -> Bool { all.contains { $0.id == item } }
  public func index(of item: ItemIdentifierType) -> Int? { all.firstIndex { $0.id == item } }
  public func level(of item: ItemIdentifierType) -> Int { all.first { $0.id == item }?.level ?? 0 }
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { all.first { $0.id == child }?.parent }

  /// Whether all items around an item are expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    var parent = parent(of: item)
    while let outer = parent {
      guard expanded.contains(outer) else { return false }
      parent = self.parent(of: outer)
    }
    return contains(item)
  }

  func hasChildren(_ item: ItemIdentifierType) -> Bool { all.contains { $0.parent == item } }
}
