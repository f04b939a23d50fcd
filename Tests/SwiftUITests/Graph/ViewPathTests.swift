import Testing

@testable import SwiftUI

@Suite("Paths of views in messages") @MainActor
struct ViewPathTests {
  private struct Failing: View {
    @EnvironmentObject private var shelf: Shelf

    var body: some View { Text("\(shelf.count)") }
  }

  private final class Shelf: ObservableObject {
    let count = 0
  }

  private struct Card<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View { VStack { content } }
  }

  private struct Framed: ViewModifier {
    func body(content: Content) -> some View { ZStack { content } }
  }

  /// The short and the full path of the view that fails.
  private func paths<Content: View>(_ view: Content) throws -> (short: String, full: String) {
    let screen = PhoneScreen(view).screen
    var nodes: [ViewPath] = []
    func visit(_ node: _ViewNode) {
      if node.pathName == "Failing" { nodes.append(ViewPath(to: node)) }
      node.forEachChild(visit)
    }
    visit(try #require(screen.graph.root))
    let path = try #require(nodes.first)
    return (path.short, path.full)
  }

  @Test("a path has the developer's views and the views of SwiftUI that they are written with")
  func names() throws {
    struct Library: View {
      var body: some View {
        NavigationStack {
          List {
            Section("Shelves") {
              Card { Failing() }
            }
          }
        }
      }
    }
    let paths = try paths(Library())
    #expect(paths.short == "Library > NavigationStack > … (2 levels) > Card > VStack > Failing")
    #expect(paths.full.hasPrefix("RootView > AnyView > Library > NavigationStack > "))
  }

  @Test("erased views, content of closures and modifiers of the developer are part of a path")
  func erased() throws {
    struct Erased: View {
      var body: some View {
        AnyView(HStack { ForEach(0..<1, id: \.self) { _ in Failing().modifier(Framed()) } })
      }
    }
    #expect(try paths(Erased()).short == "Erased > HStack > ForEach > Framed > ZStack > Failing")
  }

  @Test("the middle of a long path is left out, so that it is at most one line")
  func long() throws {
    struct Nested: View {
      let levels: Int

      var body: some View {
        if levels > 0 { AnyView(Nested(levels: levels - 1)) } else { AnyView(Failing()) }
      }
    }
    #expect(
      try paths(Nested(levels: 20)).short == "Nested > Nested > … (17 levels) > Nested > Nested > Failing")
  }

  @Test("views of SwiftUI that are shown alone have their own path")
  func alone() {
    let screen = PhoneScreen(VStack { Text("a") }).screen
    var paths: [String] = []
    func visit(_ node: _ViewNode) {
      if node.pathName == "Text" { paths.append(ViewPath(to: node).short) }
      node.forEachChild(visit)
    }
    screen.graph.root.map(visit)
    #expect(paths == ["VStack > Text"])
  }

  @Test("a modifier that is shown without a view around it has the path of the view inside")
  func modifier() throws {
    struct Clock: View {
      var body: some View { VStack { Text("12:00") } }
    }
    let screen = PhoneScreen(Clock().padding().task {}).screen
    var paths: Set<String> = []
    func visit(_ node: _ViewNode) {
      if node.pathName == "Clock" { return }
      paths.insert(ViewPath(to: node).short)
      node.forEachChild(visit)
    }
    visit(try #require(screen.graph.root))
    #expect(paths == ["Clock"])
  }

  @Test("a message has its path in its last sentence")
  func message() {
    #expect("\(_RuntimeIssue(message: "A. B.", path: "Cart > Text"))" == "A. B (at Cart > Text).")
    #expect("\(_RuntimeIssue(message: "A. B.", path: ""))" == "A. B.")
    #expect("\(_RuntimeIssue(message: "Is it?", path: "Cart"))" == "Is it? (at Cart)")
  }
}
