import Foundation

/// Sections and items of any types, by what identifies them: `as` turns it into a snapshot with types.
open class NSDiffableDataSourceSnapshotReference: NSObject {
  private struct Section {
    let id: AnyHashable
    var items: [AnyHashable] = []
  }

  private var sections: [Section] = []
  private var reloaded: [AnyHashable] = []

  public override init() {}

  open var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  open var numberOfSections: Int { sections.count }
  open var sectionIdentifiers: [Any] { sections.map(\.id.base) }
  open var itemIdentifiers: [Any] { sections.flatMap(\.items).map(\.base) }
  /// The items that have changed and stay where they are.
  open var reloadedItemIdentifiers: [Any] { reloaded.map(\.base) }

  open func numberOfItems(inSection sectionIdentifier: Any) -> Int {
    itemIdentifiersInSection(withIdentifier: sectionIdentifier).count
  }

  open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
    place(of: sectionIdentifier).map { sections[$0].items.map(\.base) } ?? []
  }

  open func sectionIdentifier(forSectionContainingItemIdentifier itemIdentifier: Any) -> Any? {
    let item = Self.hashable(itemIdentifier)
    return sections.first { section in item.map(section.items.contains) == true }?.id.base
  }

  /// The place of an item among all items; `NSNotFound` if there is none.
  open func index(ofItemIdentifier itemIdentifier: Any) -> Int {
    let item = Self.hashable(itemIdentifier)
    return sections.flatMap(\.items).firstIndex { $0 == item } ?? NSNotFound
  }

  /// The place of a section; `NSNotFound` if there is none.
  open func index(ofSectionIdentifier sectionIdentifier: Any) -> Int { place(of: sectionIdentifier) ?? NSNotFound }

  open func appendSections(withIdentifiers sectionIdentifiers: [Any]) {
    for id in sectionIdentifiers.compactMap(Self.hashable) where place(of: id) == nil {
      sections.append(Section(id: id))
    }
  }

  /// Adds items to the last section.
  open func appendItems(withIdentifiers identifiers: [Any]) {
    if let last = sections.last { appendItems(withIdentifiers: identifiers, intoSectionWithIdentifier: last.id.base) }
  }

  open func appendItems(withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any) {
    guard let place = place(of: sectionIdentifier) else { return }
    sections[place].items += identifiers.compactMap(Self.hashable)
  }

  open func reloadItems(withIdentifiers identifiers: [Any]) { reloaded += identifiers.compactMap(Self.hashable) }

  private func place(of section: Any) -> Int? {
    let id = Self.hashable(section)
    return sections.firstIndex { $0.id == id }
  }

  private static func hashable(_ value: Any) -> AnyHashable? {
    value as? AnyHashable ?? (value as? any Hashable).map { AnyHashable($0) }
  }
}
