import Testing

@testable import SwiftUI

/// Tab views and navigation stacks in containers that let them have the size of their content.
@Suite("Screens in rows") @MainActor
struct ScreensInRowsTests {
  @MainActor @Observable
  final class Model {
    var isLarge = false
    var isMirrored = false
  }

  private enum Container: CaseIterable { case list, form, lazyColumn, scroll, fixed }
  private enum Screens: CaseIterable { case tabs, pages, stack, stackInTabs, relative, relativeTab }

  private struct Contained: View {
    let container: Container
    let screens: Screens
    let model: Model

    var body: some View {
      Group {
        switch container {
        case .list: List { content }
        case .form: Form { content }
        case .lazyColumn: LazyVStack { content }
        case .scroll: ScrollView { content }
        case .fixed: VStack { content }.fixedSize(horizontal: false, vertical: true)
        }
      }
      .environment(\.layoutDirection, model.isMirrored ? .rightToLeft : .leftToRight)
    }

    private var text: some View { Text("A").font(model.isLarge ? .largeTitle : .body) }
    private var stack: some View { NavigationStack { VStack { text }.navigationTitle("Title") } }

    @ViewBuilder private var content: some View {
      switch screens {
      case .tabs:
        TabView {
          text.tabItem { Text("First") }
          Text("B").tabItem { Text("Second") }
        }
      case .pages: TabView { text }.tabViewStyle(.page)
      case .stack: stack
      case .stackInTabs: TabView { stack.tabItem { Text("First") } }
      case .relativeTab:
        TabView { text.containerRelativeFrame(.horizontal) { length, _ in length * 0.9 }.tabItem { Text("First") } }
      case .relative:
        TabView { text.containerRelativeFrame([.horizontal, .vertical]) { $0 * 0.5 + ($1 == .vertical ? 1 : 0) } }
      }
    }
  }

  private func describe(_ screen: Screen) -> [String] {
    screen.nodes.map { "\($0.role) \($0.label ?? "") \($0.frame)" }
  }

  @Test(
    "they have the size that they have on a new screen, whatever happened", arguments: Container.allCases,
    Screens.allCases)
  private func history(container: Container, screens: Screens) {
    let model = Model()
    func show() -> Screen {
      let screen = Screen.phone()
      screen.show(Contained(container: container, screens: screens, model: model))
      return screen
    }
    let screen = show()
    let first = describe(screen)
    let changes: [() -> Void] = [
      { model.isLarge = true }, { model.isMirrored = true }, { model.isLarge = false }, { model.isMirrored = false },
    ]
    for (number, change) in changes.enumerated() {
      screen.perform { change() }
      #expect(describe(screen) == describe(show()), "\(container), \(screens), after change \(number)")
    }
    #expect(describe(screen) == first, "\(container), \(screens)")
    #expect(screen.graph.issues.filter { $0.severity == .error } == [])
  }

  @Test("a tab view in a row has the height of its tab and one bar")
  func height() throws {
    let model = Model()
    let screen = Screen.phone()
    screen.show(Contained(container: .form, screens: .tabs, model: model))
    let content = try #require(screen.node(.staticText, "A")).frame.height
    let row = try #require(screen.rows.first)
    screen.perform { model.isMirrored = true }
    #expect(row.size.height == content + Design.iOS18.tabBars.height + 22)
  }

  @Test("a tab view in a row has the width of the row")
  func width() throws {
    let screen = Screen.phone()
    screen.show(Contained(container: .form, screens: .tabs, model: Model()))
    #expect(screen.node(.tabBar)?.frame.width == screen.rows.first.map { $0.size.width - 40 })
  }

  @MainActor @Observable
  final class Rows {
    var names = ["one"]
    var height: CGFloat = 20
    var isFinalShown = true
  }

  private struct ListInRow: View {
    let rows: Rows

    var body: some View {
      List {
        NavigationStack {
          List {
            ForEach(rows.names, id: \.self) { Text($0).frame(height: rows.height) }
            if rows.isFinalShown { Text("last").frame(height: 10) }
          }
          .searchable(text: .constant(""))
        }
      }
    }
  }

  private struct ListInScrollView: View {
    let rows: Rows

    var body: some View {
      ScrollView(.horizontal) { List { ForEach(rows.names, id: \.self) { Text($0).frame(height: rows.height) } } }
    }
  }

  private func checkRows(_ view: (Rows) -> some View) {
    let rows = Rows()
    func show() -> Screen {
      let screen = Screen.phone()
      screen.show(view(rows))
      return screen
    }
    // The number of pages of a list that scrolls is an estimate.
    func frames(_ screen: Screen) -> [String] { describe(screen).filter { !$0.contains("scroll bar") } }
    let screen = show()
    let changes: [(Rows) -> Void] = [
      { $0.height = 120 }, { $0.names += ["two"] }, { $0.names += ["three, a longer name"] }, { $0.names.reverse() },
      { $0.names += (4..<20).map { "\($0)" } }, { $0.height = 40 }, { $0.isFinalShown = false },
      { $0.names.removeFirst(2) }, { $0.height = 300 }, { $0.isFinalShown = true }, { $0.names = [] },
      { $0.names = ["again", "a long name again"] },
    ]
    for (number, change) in changes.enumerated() {
      screen.perform { withAnimation(number % 2 == 0 ? .linear(duration: 0.4) : nil) { change(rows) } }
      #expect(frames(screen) == frames(show()), "after change \(number)")
    }
  }

  @Test("a list in a row has the length of its rows, whichever were visible before")
  func listInRow() {
    checkRows { ListInRow(rows: $0) }
  }

  @Test("a list in a horizontal scroll view has the width of its rows, whichever were visible before")
  func listInScrollView() {
    checkRows { ListInScrollView(rows: $0) }
  }
}
