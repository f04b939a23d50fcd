import SwiftUI

/// The forms of `ForEach` over the items of the model.
struct RandomRows: View {
  let view: RandomView
  @Environment(RandomModel.self) private var model

  private var children: RandomChildren { RandomChildren(view: view) }

  private var sortedItems: [RandomModel.Item] { model.items.sorted { ($0.name.count, $0.id) < ($1.name.count, $1.id) } }

  var body: some View {
    @Bindable var model = model
    switch view.kind {
    case .boundRows:
      ForEach($model.items) { $item in
        Toggle(item.name, isOn: $item.isDone)
        children
      }
    case .identifiedRows: ForEach($model.items, id: \.id) { $item in ItemField(item: $item) }
    case .turnedRows: ForEach($model.items.reversed()) { $item in ItemField(item: $item) }
    case .rangeRows:
      ForEach(0..<model.items.count, id: \.self) { index in
        Text("\(index) of \(model.items.count)")
        children
      }
    case .indexRows: ForEach(model.items.indices, id: \.self) { Text(model.items[$0].name) }
    case .numberedRows:
      ForEach(Array(model.items.enumerated()), id: \.element.id) { index, item in Text("\(index + 1). \(item.name)") }
    case .sortedRows: ForEach(sortedItems) { ItemText(item: $0) }
    case .filteredRows:
      ForEach(model.items.filter { !$0.isDone && (model.text.isEmpty || $0.name.contains(model.text)) }) {
        ItemText(item: $0)
      }
    case .constantRows: ForEach(0..<view.number % 4) { Text("\($0) with \(model.number)") }
    default: MoreRandomRows(view: view)
    }
  }
}

private struct MoreRandomRows: View {
  let view: RandomView
  @Environment(RandomModel.self) private var model

  private var children: RandomChildren { RandomChildren(view: view) }

  var body: some View {
    @Bindable var model = model
    switch view.kind {
    case .nestedRows:
      ForEach(model.items) { item in
        ForEach(0..<item.count, id: \.self) { Text("\(item.name).\($0)") }
      }
    case .nestedBindings:
      ForEach($model.items) { $item in
        if item.isDone { Text("Done") }
        ForEach(0..<item.count, id: \.self) { _ in ItemField(item: $item) }
      }
    case .sectionRows:
      ForEach(model.items) { item in
        Section(item.name) { ForEach(0..<item.count, id: \.self) { Text("Row \($0)") } }
      }
    case .boundSections:
      ForEach($model.items) { $item in
        Section {
          ItemField(item: $item)
          children
        } header: {
          Text(item.name)
        } footer: {
          if item.isDone { Text("Done") }
        }
      }
    case .editedRows: ForEach($model.items, editActions: .all) { $item in ItemField(item: $item) }
    case .boundList: List($model.items) { $item in ItemField(item: $item) }.frame(height: 150)
    case .editedList: List($model.items, editActions: .delete) { $item in ItemField(item: $item) }.frame(height: 150)
    default:
      ForEach(model.items) { item in
        Text(item.name).swipeActions {
          Button("Finish \(item.id)") { model.items.removeAll { $0.id == item.id } }
          if model.isOn { Button("Add", systemImage: "plus") { model.add(at: 0) } }
        }
      }
      .onDelete { model.items.remove(atOffsets: $0) }
      .onMove { model.items.move(fromOffsets: $0, toOffset: $1) }
    }
  }
}

private struct ItemText: View {
  let item: RandomModel.Item

  var body: some View { Text("\(item.name), \(item.count)").strikethrough(item.isDone) }
}

private struct ItemField: View {
  @Binding var item: RandomModel.Item

  var body: some View {
    HStack {
      TextField("Name", text: $item.name)
      if item.isDone { Image(systemName: "checkmark") }
    }
  }
}
