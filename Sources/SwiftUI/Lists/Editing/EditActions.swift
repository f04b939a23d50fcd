import Foundation

/// The edits that a list makes itself to data it has a binding to.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Rows can be moved.
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }

  /// Rows can be deleted.
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }

  /// Rows can be moved and deleted.
  public static var all: EditActions<Data> { [.move, .delete] }
}

/// A row whose data the list can edit itself.
struct EditableRow {
  let editing: RowEditing
  let place: Int

  /// What the app has set for assistive technologies, if the row is a view of another module.
  var name: HostedRowName?
}

enum EditableRowKey: ListRowTraitKey { typealias Value = EditableRow }

/// The view of one element of an editable collection.
public struct EditableCollectionContent<Content, Data> {
  let content: Content
  let row: EditableRow
}

extension EditableCollectionContent: View where Content: View {
  public var body: some View {
    content.modifier(ListRowTraitModifier(EditableRowKey.self, row))
  }
}

extension EditableCollectionContent: ComposedView where Content: View {
  package var composition: Composition { Composition(transparent: content) }
}

/// The elements of a collection with their indices, identified by the identity of the element.
public struct IndexedIdentifierCollection<Base: RandomAccessCollection, ID: Hashable>: RandomAccessCollection {
  /// An element's index and identity.
  public struct Element: Identifiable {
    let index: Base.Index
    public let id: ID
  }

  let base: Base
  let identity: KeyPath<Base.Element, ID>

  public var startIndex: Base.Index { base.startIndex }
  public var endIndex: Base.Index { base.endIndex }
  public func index(after index: Base.Index) -> Base.Index { base.index(after: index) }
  public func index(before index: Base.Index) -> Base.Index { base.index(before: index) }
  public func index(_ index: Base.Index, offsetBy distance: Int) -> Base.Index {
    base.index(index, offsetBy: distance)
  }
  public func distance(from start: Base.Index, to end: Base.Index) -> Int { base.distance(from: start, to: end) }

  public subscript(position: Base.Index) -> Element {
    Element(index: position, id: base[position][keyPath: identity])
  }
}
