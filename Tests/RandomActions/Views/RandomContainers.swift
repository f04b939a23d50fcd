import SwiftUI

struct TabsView: View {
  let view: RandomView
  @State private var tab = 0

  var body: some View {
    TabView(selection: $tab) {
      ForEach(Array(view.children.enumerated()), id: \.offset) { index, child in
        VStack { RandomContent(view: child) }.tabItem { Text("Tab \(index)") }.tag(index)
      }
    }
  }
}

/// Rows that are added, deleted and moved, with a swipe or buttons.
struct RowsView: View {
  let view: RandomView
  @State private var rows: [Int]
  @State private var next: Int

  init(view: RandomView) {
    self.view = view
    _rows = State(initialValue: Array(0..<view.rowCount))
    _next = State(initialValue: view.rowCount)
  }

  var body: some View {
    Button("Add") {
      withAnimation(view.number % 2 == 0 ? .default : nil) { add(at: rows.count / 2) }
    }
    Button("Turn") { withAnimation { rows.reverse() } }
    ForEach(rows, id: \.self) { row in
      VStack(alignment: .leading) {
        Text("Row \(row)")
        RandomChildren(view: view)
      }
      .swipeActions(edge: .leading) {
        Button("Copy \(row)") { add(at: rows.count) }
      }
    }
    .onDelete { rows.remove(atOffsets: $0) }
    .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
  }

  private func add(at index: Int) {
    guard rows.count < view.rowLimit else { return }
    rows.insert(next, at: index)
    next += 1
  }
}

struct DisclosureView<Content: View>: View {
  let content: Content
  @State private var isExpanded = false

  var body: some View { DisclosureGroup("More", isExpanded: $isExpanded) { content } }
}

/// Appears and disappears with a transition.
struct AppearingView<Content: View>: View {
  let content: Content
  let number: Int
  @State private var isShown = false
  @State private var appearances = 0

  private var transition: AnyTransition {
    switch number % 4 {
    case 0: .opacity
    case 1: .slide
    case 2: .move(edge: .bottom).combined(with: .scale)
    default: .asymmetric(insertion: .push(from: .leading), removal: .identity)
    }
  }

  var body: some View {
    Button("Show, \(appearances)") { withAnimation { isShown.toggle() } }
    if isShown {
      VStack { content }
        .transition(transition)
        .onAppear { appearances += 1 }
        .onDisappear { appearances += 100 }
    }
  }
}

/// Shows one view at a time: each loses its state when the next appears.
struct AlternatingView: View {
  let view: RandomView
  @State private var index = 0

  var body: some View {
    Button("Next") { index += 1 }
    if !view.children.isEmpty {
      RandomContent(view: view.children[index % view.children.count]).id(index)
    }
  }
}

struct SearchedView: View {
  let content: RandomChildren
  @State private var text = ""

  var body: some View {
    NavigationStack {
      List {
        Text("Searching for \(text)")
        content
      }
      .searchable(text: $text)
      .refreshable { @MainActor in text = "refreshed" }
    }
  }
}

struct FocusedView<Content: View>: View {
  let content: Content
  @FocusState private var isFocused: Bool
  @State private var text = ""

  var body: some View {
    VStack {
      Button(isFocused ? "Leave" : "Enter") { isFocused.toggle() }
      TextField("Focused", text: $text).focused($isFocused)
      content
    }
    .toolbar { ToolbarItem(placement: .keyboard) { Button("Done") { isFocused = false } } }
  }
}

/// Shows its views in a sheet, a cover, a popover, an alert, or a dialog.
struct PresentingView: View {
  let view: RandomView
  @State private var isPresented = false
  @State private var answers = 0

  var body: some View {
    let button = Button("Present \(answers)") { isPresented = true }
    switch view.kind {
    case .sheet:
      button.sheet(isPresented: $isPresented, onDismiss: { answers += 1 }) {
        content.presentationDetents(view.number % 2 == 0 ? [.large] : [.medium, .large])
      }
    case .cover: button.fullScreenCover(isPresented: $isPresented) { content }
    case .popover: button.popover(isPresented: $isPresented) { content }
    case .alert:
      button.alert("Alert", isPresented: $isPresented) {
        Button("Yes") { answers += 1 }
        Button("No", role: .cancel) {}
      }
    default:
      button.confirmationDialog("Dialog", isPresented: $isPresented, titleVisibility: .visible) {
        Button("Do it", role: .destructive) { answers += 1 }
      }
    }
  }

  private var content: some View {
    VStack {
      Button("Close") { isPresented = false }
      RandomChildren(view: view)
    }
  }
}
