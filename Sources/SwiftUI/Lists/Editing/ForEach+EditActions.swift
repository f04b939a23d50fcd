import Foundation

extension ForEach where Content: View {
  /// Creates views from a binding to a collection whose elements can be deleted and moved.
  public init<C, R: View>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }

  /// Creates views from a binding to a collection whose elements can be deleted and moved.
  public init<C, R: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>,
    C: MutableCollection & RandomAccessCollection, C.Index: Hashable
  {
    let values = data.wrappedValue
    let editing = Self.editing(data, editActions)
    self.init(
      data: IndexedIdentifierCollection(base: values, identity: id), id: { $0.id },
      content: { element in
        let binding = data.element(at: element.index, orLast: values[element.index])
        let place = values.distance(from: values.startIndex, to: element.index)
        return EditableCollectionContent(
          content: content(binding), row: EditableRow(editing: editing, place: place))
      })
  }

  private static func editing<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, _ actions: EditActions<C>
  ) -> RowEditing {
    var editing = RowEditing()
    guard let replaceable = C.self as? any RangeReplaceableCollection.Type else { return editing }
    func edit(_ change: @escaping (inout [C.Element]) -> Void) {
      var values = Array(data.wrappedValue)
      change(&values)
      if let new = makeCollection(replaceable, values) as? C { data.wrappedValue = new }
    }
    if actions.contains(.delete) {
      editing.delete = { places in edit { $0.remove(atOffsets: places) } }
    }
    if actions.contains(.move) {
      editing.move = { places, destination in edit { $0.move(fromOffsets: places, toOffset: destination) } }
    }
    return editing
  }
}

/// A collection with the given elements, of a type known to be range-replaceable.
private func makeCollection<C: RangeReplaceableCollection>(_ type: C.Type, _ elements: [Any]) -> Any {
  C(elements.compactMap { $0 as? C.Element })
}
