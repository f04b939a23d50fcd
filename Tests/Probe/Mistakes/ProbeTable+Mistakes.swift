import SwiftUI

extension ProbeTable {
  /// Calls that are too late, too frequent, or on the wrong thread.
  mutating func addMistakes() {
    add("a stepper at the limit of its type") { screens in
      let model = Limits()
      let screen = screens.show(LimitsView(model: model))
      for kind in [SemanticsAction.Kind.increment, .decrement] {
        for node in screen.everyNode { if let action = node.action(kind) { screen.perform(action) } }
        screens.look(at: screen)
      }
      for node in screen.everyNode where node.role == .button {
        if let action = node.action(.activate) { screen.perform(action) }
      }
      screens.look(at: screen)
    }
    add("navigationPath.removeLast of more than there is") { screens in
      let screen = screens.show(PathView())
      for node in screen.everyNode where node.role == .button {
        if let action = node.action(.activate) { screen.perform(action) }
      }
      screens.look(at: screen)
    }
    add("state written off the main actor") { screens in
      let kept = Kept()
      let screen = screens.show(KeepingView(kept: kept))
      await Task.detached { await kept.writeElsewhere() }.value
      screens.look(at: screen)
    }
    add("published values written off the main actor") { screens in
      let model = PublishedModel()
      let screen = screens.show(PublishedView(model: model))
      let reference = UncheckedReference(model)
      await Task.detached { reference.value.count += 1 }.value
      screens.look(at: screen)
      screens.expect(screen.everyNode.contains { $0.label == "1" }, "The view does not show what was published.")
    }
    add("values sent to onReceive off the main actor") { screens in
      let numbers = PassthroughSubject<Int, Never>()
      let screen = screens.show(ReceivingView(numbers: numbers))
      let reference = UncheckedReference(numbers)
      await Task.detached { reference.value.send(1) }.value
      screens.look(at: screen)
      screens.expect(screen.everyNode.contains { $0.label == "1" }, "The view does not show what was sent.")
    }
    add("observable values written off the main actor") { screens in
      let model = NumberModel(0)
      let screen = screens.show(NumberText(model: model))
      let reference = UncheckedReference(model)
      await Task.detached { reference.value.number += 1 }.value
      screens.look(at: screen)
      screens.expect(screen.everyNode.contains { $0.label == "1.0" }, "The view does not show what was written.")
    }
    add("what views gave, used when they are gone") { screens in
      let kept = Kept()
      let screen = screens.show(KeepingView(kept: kept))
      screen.show(Text("b"))
      kept.useEverything()
      screens.look(at: screen)
      screen.remove()
      kept.useEverything()
    }
    add("what views gave, used when the screen is gone") { screens in
      let kept = Kept()
      screens.show(KeepingView(kept: kept))
      kept.useEverything()
      screens.show(Text("b"))
    }
    add("a screen that is changed in its own update") { screens in
      let reference = Kept()
      let screen = screens.show(Text("a").onAppear { reference.action() })
      reference.action = { screen.show(Text("b")) }
      screen.show(VStack { Text("c").onAppear { reference.action() } })
      screens.look(at: screen)
    }
    add("rows with bindings to their elements, removed with an animation") { screens in
      let model = Rows()
      let screen = screens.show(RowsView(model: model))
      screen.perform { withAnimation(.linear(duration: 1)) { model.rows.removeLast(3) } }
      screen.advance(by: 0.5)
      screens.look(at: screen)
      screen.perform { withAnimation(.linear(duration: 1)) { model.rows.removeAll() } }
      screen.advance(by: 2)
      screens.look(at: screen)
    }
    add("rows that read the bindings to their elements only when they disappear") { screens in
      let model = Rows()
      let screen = screens.show(LateRows(model: model))
      screen.perform { withAnimation(.linear(duration: 1)) { model.rows.removeAll() } }
      screen.advance(by: 2)
      screens.look(at: screen)
    }
    add("a ForEach whose elements all have one ID") { screens in
      screens.show(List { ForEach(0..<100, id: \.description.isEmpty) { Text("\($0)") } })
    }
    add("missing images, fonts, colours, symbols") { screens in
      screens.show(
        VStack {
          Image("nothing")
          Image(systemName: "nothing.at.all")
          Image(systemName: "")
          Text("a").font(.custom("", size: 12))
          Color("nothing")
        })
    }
  }
}

extension Screen {
  /// Every node of the semantics tree.
  var everyNode: [SemanticsNode] {
    func all(_ nodes: [SemanticsNode]) -> [SemanticsNode] { nodes.flatMap { [$0] + all($0.children) } }
    return all(semantics())
  }
}

/// Passes a value to another thread, on purpose.
private final class UncheckedReference<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}

private final class PublishedModel: ObservableObject {
  @Published var count = 0
}

private struct PublishedView: View {
  @ObservedObject var model: PublishedModel

  var body: some View { Text("\(model.count)") }
}

private struct ReceivingView: View {
  let numbers: PassthroughSubject<Int, Never>
  @State private var number = 0

  var body: some View { Text("\(number)").onReceive(numbers) { number = $0 } }
}

private struct NumberText: View {
  let model: NumberModel

  var body: some View { Text("\(model.number.description)") }
}

@Observable
private final class Rows {
  struct Row: Identifiable {
    let id: Int
    var isOn = true
  }

  var rows = (0..<5).map { Row(id: $0) }
}

private struct RowsView: View {
  @Bindable var model: Rows

  var body: some View {
    VStack { ForEach($model.rows) { row in RowToggle(row: row) } }
  }
}

private struct LateRows: View {
  @Bindable var model: Rows

  var body: some View {
    VStack { ForEach(model.rows.indices, id: \.self) { LateRow(row: $model.rows[$0]) } }
  }
}

private struct LateRow: View {
  @Binding var row: Rows.Row

  var body: some View { Text("a").onDisappear { row.isOn = !row.isOn } }
}

private struct RowToggle: View {
  @Binding var row: Rows.Row

  var body: some View { Toggle("\(row.id)", isOn: $row.isOn) }
}

@Observable
private final class Limits {
  var small = Int8.max
  var unsigned = UInt8.min
  var whole = Int.max
  var least = Int.min
  var number = Double.greatestFiniteMagnitude
}

private struct LimitsView: View {
  @Bindable var model: Limits

  var body: some View {
    Stepper("a", value: $model.small)
    Stepper("b", value: $model.unsigned, step: 1)
    Stepper("c", value: $model.whole, step: .max)
    Stepper("d", value: $model.least)
    Stepper("e", value: $model.number, step: .greatestFiniteMagnitude)
    Stepper("f", value: $model.small, in: 0...Int8.max, step: 100)
  }
}

private struct PathView: View {
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      Button("remove") { path.removeLast() }
      Button("remove more") { path.removeLast(100) }
      Button("remove less than nothing") { path.removeLast(-1) }
    }
  }
}

/// A value that escapes from a view.
@MainActor
private final class Kept {
  var action: () -> Void = {}
  var state: Binding<Int>?
  var proxy: GeometryProxy?
  var scroll: ScrollViewProxy?
  var dismiss: DismissAction?
  var openURL: OpenURLAction?
  var focus: FocusState<Bool>.Binding?

  func useEverything() {
    action()
    state?.wrappedValue += 1
    _ = proxy?.size
    _ = proxy?.frame(in: .global)
    _ = proxy?.safeAreaInsets
    scroll?.scrollTo(1)
    dismiss?()
    openURL?(URL(fileURLWithPath: "/"))
    focus?.wrappedValue = true
  }

  nonisolated func writeElsewhere() async {
    let binding = await state
    binding?.wrappedValue += 1
  }
}

private struct KeepingView: View {
  let kept: Kept
  @State private var count = 0
  @FocusState private var isFocused: Bool
  @Environment(\.dismiss) private var dismiss
  @Environment(\.openURL) private var openURL

  var body: some View {
    GeometryReader { proxy in
      ScrollViewReader { scroll in
        let _ = keep(proxy, scroll)
        TextField("\(count)", text: .constant("")).focused($isFocused).id(1)
      }
    }
  }

  private func keep(_ proxy: GeometryProxy, _ scroll: ScrollViewProxy) {
    kept.state = $count
    kept.proxy = proxy
    kept.scroll = scroll
    kept.dismiss = dismiss
    kept.openURL = openURL
    kept.focus = $isFocused
  }
}
