import SwiftUI

/// The sections and rows of a table or a collection that is a list: what identifies them through edits.
struct RowModel {
  /// A section with its rows.
  struct Section: Identifiable, Equatable {
    let id: Int
    var rows: RowIDs
  }

  private(set) var sections: [Section] = []
  private var nextID = 0

  /// Forgets all rows, and makes new ones.
  ///
  /// - Parameter counts: The number of rows in each section.
  mutating func reload(_ counts: [Int]) {
    sections = counts.map { makeSection($0) }
  }

  private mutating func makeSection(_ count: Int) -> Section {
    let first = nextID
    nextID += count + 1
    return Section(id: first + count, rows: RowIDs(first..<(first + count)))
  }

  private mutating func makeID() -> Int {
    nextID += 1
    return nextID - 1
  }

  func id(at path: IndexPath) -> Int? {
    guard path.count == 2, sections.indices.contains(path.section) else { return nil }
    let rows = sections[path.section].rows
    return rows.indices.contains(path.item) ? rows[path.item] : nil
  }

  func path(of id: Int) -> IndexPath? {
    for (index, section) in sections.enumerated() {
      if let position = section.rows.position(of: id) { return IndexPath(item: position, section: index) }
    }
    return nil
  }

  /// The number of rows before one, in all sections.
  func place(of path: IndexPath) -> Int {
    sections.prefix(path.section).reduce(path.item) { $0 + $1.rows.count }
  }

  /// The position of the row at a place among all rows.
  func path(atPlace place: Int, movedFrom source: IndexPath) -> IndexPath {
    var rest = place
    for (index, section) in sections.enumerated() {
      // The end of a section is the place before the first row of the next one: a row that moves down ends up there.
      if rest < section.rows.count || (rest == section.rows.count && index >= source.section) {
        let isAfter = index == source.section && rest > source.item
        return IndexPath(item: isAfter ? rest - 1 : rest, section: index)
      }
      rest -= section.rows.count
    }
    return IndexPath(item: max(0, (sections.last?.rows.count ?? 1) - 1), section: max(0, sections.count - 1))
  }

  var counts: [Int] { sections.map(\.rows.count) }

  // MARK: - Edits

  /// Edits as batch updates collect them: positions of removed rows are those before the edits, of inserted ones those
  /// after.
  struct Edits {
    var deletedRows: [IndexPath] = []
    var insertedRows: [IndexPath] = []
    var movedRows: [(from: IndexPath, to: IndexPath)] = []
    var deletedSections = IndexSet()
    var insertedSections = IndexSet()
    var movedSections: [(from: Int, to: Int)] = []
  }

  /// Applies edits.
  ///
  /// - Parameter rowCount: The number of rows in a section that is inserted.
  /// - Returns: Whether all positions exist.
  mutating func apply(_ edits: Edits, rowCount: (Int) -> Int) -> Bool {
    var new = self
    var moved: [(id: Int, to: IndexPath)] = []
    for move in edits.movedRows {
      guard let id = id(at: move.from) else { return false }
      moved.append((id, move.to))
    }
    let removed = Set(edits.deletedRows + edits.movedRows.map(\.from)).sorted(by: >)
    for path in removed {
      guard id(at: path) != nil else { return false }
      new.sections[path.section].rows.remove(at: path.item)
    }
    let movedSections = edits.movedSections.filter { sections.indices.contains($0.from) }
    let kept = movedSections.map { (section: new.sections[$0.from], to: $0.to) }
    let gone = edits.deletedSections.union(IndexSet(movedSections.map(\.from)))
    guard gone.allSatisfy({ sections.indices.contains($0) }) else { return false }
    for index in gone.reversed() { new.sections.remove(at: index) }
    let places =
      edits.insertedSections.map { (to: $0, section: RowModel.Section?.none) } + kept.map { ($0.to, $0.section) }
    for place in places.sorted(by: { $0.to < $1.to }) {
      guard place.to <= new.sections.count else { return false }
      new.sections.insert(place.section ?? new.makeSection(rowCount(place.to)), at: place.to)
    }
    let inserted = edits.insertedRows.map { (id: Int?.none, to: $0) } + moved.map { ($0.id, $0.to) }
    for place in inserted.sorted(by: { $0.to < $1.to }) {
      guard new.sections.indices.contains(place.to.section),
        place.to.item <= new.sections[place.to.section].rows.count
      else { return false }
      // Rows of a section that is inserted are counted by the data source.
      if place.id == nil, edits.insertedSections.contains(place.to.section) { continue }
      let id = place.id ?? new.makeID()
      new.sections[place.to.section].rows.insert(id, at: place.to.item)
    }
    self = new
    return true
  }
}

extension IndexPath {
  /// The position of a row.
  public init(row: Int, section: Int) { self = [section, row] }

  /// The position of an item.
  public init(item: Int, section: Int) { self = [section, item] }

  /// The index of the section.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The index of the row in its section.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The index of the item in its section.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
