import SwiftUI
import Testing

@testable import ViewInspector

/// A view whose button changes the content of its container.
private struct Changing<Content: View>: View {
  let content: (Int) -> Content

  @State private var count = 1

  var body: some View {
    VStack {
      Button("More") { count += 1 }
      content(count)
    }
  }
}

@MainActor
@Suite("Containers")
struct ContainersTests {
  /// A container with a text of a number, and the call for it.
  struct Case: CustomTestStringConvertible, Sendable {
    let path: String
    let make: @MainActor (Int) -> AnyView

    var testDescription: String { path }
  }

  nonisolated static let cases: [Case] = [
    Case(path: "grid(1).gridRow(0).text(0)") { n in AnyView(Grid { GridRow { Text("\(n)") } }) },
    Case(path: "lazyHGrid(1).text(0)") { n in AnyView(LazyHGrid(rows: [GridItem()]) { Text("\(n)") }) },
    Case(path: "lazyVGrid(1).text(0)") { n in AnyView(LazyVGrid(columns: [GridItem()]) { Text("\(n)") }) },
    Case(path: "lazyHStack(1).text(0)") { n in AnyView(LazyHStack { Text("\(n)") }) },
    Case(path: "lazyVStack(1).text(0)") { n in AnyView(LazyVStack { Text("\(n)") }) },
    Case(path: "form(1).text(0)") { n in AnyView(Form { Text("\(n)") }) },
    Case(path: "list(1).section(0).text(0)") { n in AnyView(List { Section { Text("\(n)") } }) },
    Case(path: "groupBox(1).text(0)") { n in AnyView(GroupBox { Text("\(n)") }) },
    Case(path: "groupBox(1).labelView().text()") { n in AnyView(GroupBox("\(n)") { EmptyView() }) },
    Case(path: "controlGroup(1).text()") { n in AnyView(ControlGroup { Text("\(n)") }) },
    Case(path: "scrollView(1).text()") { n in AnyView(ScrollView { Text("\(n)") }) },
    Case(path: "scrollViewReader(1).text()") { n in AnyView(ScrollViewReader { _ in Text("\(n)") }) },
    Case(path: "geometryReader(1).text()") { n in AnyView(GeometryReader { _ in Text("\(n)") }) },
    Case(path: "viewThatFits(1).text(0)") { n in AnyView(ViewThatFits { Text("\(n)") }) },
    Case(path: "navigationView(1).text()") { n in AnyView(NavigationView { Text("\(n)") }) },
    Case(path: "navigationStack(1).text()") { n in AnyView(NavigationStack { Text("\(n)") }) },
    Case(path: "disclosureGroup(1).text(0)") { n in
      AnyView(DisclosureGroup("", isExpanded: .constant(true)) { Text("\(n)") })
    },
    Case(path: "tabView(1).text(0)") { n in AnyView(TabView { Text("\(n)").tabItem { Text("A") } }) },
    Case(path: "forEach(1).text(0)") { n in AnyView(ForEach([0], id: \.self) { _ in Text("\(n)") }) },
  ]

  @Test("content follows the state of a hosted view", arguments: cases)
  func followsState(_ example: Case) throws {
    let view = Changing { example.make($0) }
    ViewHosting.host(view: view)
    defer { ViewHosting.expel() }
    for number in 1...3 {
      let text = try view.inspect().find(text: "\(number)")
      #expect(text.pathToRoot.hasSuffix("anyView(1)." + example.path.replacing("(1)", with: "()", maxReplacements: 1)))
      try view.inspect().find(button: "More").tap()
    }
  }

  @Test("layout values are those of the view")
  func values() throws {
    let grid = Grid(alignment: .bottomTrailing, horizontalSpacing: 1, verticalSpacing: 2) {
      GridRow(alignment: .top) { Text("") }
    }
    #expect(try grid.inspect().grid().alignment() == .bottomTrailing)
    #expect(try grid.inspect().grid().horizontalSpacing() == 1)
    #expect(try grid.inspect().grid().verticalSpacing() == 2)
    #expect(try grid.inspect().grid().gridRow(0).alignment() == .top)

    let columns = LazyVGrid(
      columns: [GridItem(.fixed(10)), GridItem(.adaptive(minimum: 5))], alignment: .trailing, spacing: 3,
      pinnedViews: .sectionHeaders
    ) { Text("") }
    #expect(try columns.inspect().lazyVGrid().columns() == [GridItem(.fixed(10)), GridItem(.adaptive(minimum: 5))])
    #expect(try columns.inspect().lazyVGrid().alignment() == .trailing)
    #expect(try columns.inspect().lazyVGrid().spacing() == 3)
    #expect(try columns.inspect().lazyVGrid().pinnedViews() == .sectionHeaders)

    let stack = LazyVStack(alignment: .leading, spacing: 4, pinnedViews: .sectionFooters) { Text("") }
    #expect(try stack.inspect().lazyVStack().alignment() == .leading)
    #expect(try stack.inspect().lazyVStack().spacing() == 4)
    #expect(try stack.inspect().lazyVStack().pinnedViews() == .sectionFooters)

    let scroll = ScrollView([.horizontal, .vertical], showsIndicators: false) { Spacer(minLength: 7) }
    #expect(try scroll.inspect().scrollView().axes() == [.horizontal, .vertical])
    #expect(try scroll.inspect().scrollView().showsIndicators() == false)
    #expect(try scroll.inspect().scrollView().spacer().minLength() == 7)
  }

  @Test("a view of another kind is an error that names both")
  func otherKind() {
    #expect(throws: InspectionError.self) { try Form { Divider() }.inspect().list() }
    #expect {
      try Form { Divider() }.inspect().form().spacer(0)
    } throws: { error in
      error.localizedDescription == "form().spacer(0) found Divider instead of Spacer"
    }
  }

  @Test("a hosted geometry reader is inspected with its size")
  func geometry() throws {
    let view = Measuring()
    ViewHosting.host(view: view, size: CGSize(width: 120, height: 80))
    defer { ViewHosting.expel() }
    #expect(try view.inspect().find(ViewType.Text.self).string() == "120 x 80")
    #expect(try Measuring().body.inspect().geometryReader().text().string() == "0 x 0")
  }
}

private struct Measuring: View {
  var body: some View {
    GeometryReader { proxy in Text("\(Int(proxy.size.width)) x \(Int(proxy.size.height))") }
  }
}
