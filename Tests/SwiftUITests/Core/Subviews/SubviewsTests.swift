import Testing

@testable import SwiftUI

@MainActor
@Suite("Subviews")
struct SubviewsTests {
  /// A container that separates its views with lines.
  private struct Ruled<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
      VStack(spacing: 0) {
        Group(subviews: content) { subviews in
          ForEach(subviews) { subview in
            if subview.id != subviews.first?.id { Color.red.frame(height: 1) }
            subview
          }
        }
      }
    }
  }

  private struct Numbers: View {
    @State var count: Int

    var body: some View {
      Ruled {
        ForEach(0..<count, id: \.self) { Text("row \($0)") }
        Button("more") { count += 1 }
      }
    }
  }

  private func labels(_ screen: Screen) -> [String] {
    screen.nodes.filter { $0.role == .staticText }.compactMap(\.label)
  }

  @Test("a container shows each of its subviews, with others in between")
  func group() {
    let screen = Screen.phone()
    screen.show(Numbers(count: 2))
    #expect(labels(screen) == ["row 0", "row 1"])
    #expect(screen.frames(of: .red).count == 2)
  }

  @Test("views that come later are shown as well")
  func changes() throws {
    let screen = Screen.phone()
    screen.show(Numbers(count: 1))
    let frame = try #require(screen.node(.button, "more")?.frame)
    screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    #expect(labels(screen) == ["row 0", "row 1"])
    #expect(screen.frames(of: .red).count == 2)
    #expect(screen.graph.issues.isEmpty)
  }

  @Test("a subview keeps its state, and has the environment of its new position")
  func environment() throws {
    let screen = Screen.phone()
    screen.show(
      Group(subviews: Text("a").environment(\.font, .caption)) { subviews in
        subviews.environment(\.isEnabled, false).padding(10)
      })
    #expect(labels(screen) == ["a"])
    let text = try #require(screen.elements.last)
    #expect(text.environment.isEnabled == false)
    #expect(text.environment.font == .caption)
  }

  @Test("ForEach goes over the subviews of a view")
  func forEach() {
    let screen = Screen.phone()
    screen.show(
      VStack {
        ForEach(
          subviews: Group {
            Text("a")
            Text("b")
          }
        ) { $0.accessibilityHint("row") }
      })
    #expect(labels(screen) == ["a", "b"])
    #expect(screen.nodes.compactMap(\.hint) == ["row", "row"])
  }

  @Test("of nested sections, the inner ones are the sections, and every view is in one of them")
  func nestedSections() {
    let screen = Screen.phone()
    screen.show(
      VStack {
        Group(
          sections: Group {
            Section {
              Text("a")
              Section { Text("b") }
              Text("c")
            }
          }
        ) { sections in
          ForEach(sections) { section in
            Text("section \(section.content.count)")
            section.content
          }
        }
      })
    #expect(labels(screen) == ["section 1", "a", "section 1", "b", "section 1", "c"])
  }

  @Test("the sections of a view have a header, content and a footer")
  func sections() {
    let screen = Screen.phone()
    screen.show(
      VStack {
        Group(
          sections: Group {
            Text("alone")
            Section("head") { Text("content") }
          }
        ) { sections in
          ForEach(sections) { section in
            Text("\(section.header.count) \(section.content.count)")
            section.content
          }
        }
      })
    #expect(labels(screen) == ["0 1", "alone", "1 1", "content"])
  }

  @Test("container values reach the container")
  func containerValues() {
    let screen = Screen.phone()
    screen.show(
      Group(subviews: Text("a").containerValue(\.rank, 3).tag("t")) { subviews in
        Text("\(subviews[0].containerValues.rank) \(subviews[0].containerValues.tag(for: String.self) ?? "")")
      })
    #expect(labels(screen) == ["3 t"])
  }

  @Test("a container follows a value that a view inside changes")
  func changedContainerValue() {
    struct Ranked: View {
      let rank: TestValue<Int>

      var body: some View { Text("a").containerValue(\.rank, rank.value) }
    }
    let rank = TestValue(3)
    let screen = Screen.phone()
    screen.show(
      Group(subviews: Ranked(rank: rank)) { subviews in
        Text("\(subviews[0].containerValues.rank)")
      })
    screen.perform { rank.value = 4 }
    #expect(labels(screen) == ["4"])
  }

  @Test("of several container values, or tags of a type, the innermost counts")
  func innermostContainerValues() {
    let screen = Screen.phone()
    let view = Group {
      Text("a").containerValue(\.rank, 3).tag("t")
      Text("b")
    }
    .containerValue(\.rank, 5).tag("u").tag(7)
    screen.show(
      VStack {
        Group(subviews: view) { subviews in
          ForEach(subviews) { subview in
            let values = subview.containerValues
            Text("\(values.rank) \(values.tag(for: String.self) ?? "") \(values.tag(for: Int.self) ?? 0)")
          }
        }
      })
    #expect(labels(screen) == ["3 t 7", "5 u 7"])
  }

  @Test("the innermost modifier decides how far in front a view is")
  func innermostDepth() throws {
    func color(_ view: some View) throws -> [Int] { try PhoneScreen(view).color(195, 428) }
    let stack = ZStack {
      Color.red.frame(width: 100, height: 100).zIndex(0).zIndex(2)
      Color.green.frame(width: 100, height: 100).zIndex(1)
    }
    #expect(try color(stack) == color(Color.green))
  }

  private struct Reversed: _VariadicView_MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      ForEach(children.reversed()) { child in
        HStack {
          child
          Text("id \(child.id(as: Int.self) ?? -1)")
        }
      }
    }
  }

  @Test("a variadic view shows its children with their identities")
  func variadic() {
    let screen = Screen.phone()
    screen.show(
      VStack {
        _VariadicView.Tree(Reversed()) {
          ForEach(1..<3, id: \.self) { Text("\($0)") }
        }
      })
    #expect(labels(screen) == ["2", "id 2", "1", "id 1"])
  }

  private struct Kind: _ViewTraitKey {
    static var defaultValue: String { "plain" }
  }

  private struct Kinds: _VariadicView_MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      ForEach(children) { Text($0[Kind.self]) }
    }
  }

  @Test("a variadic view reads the traits of its children")
  func traits() {
    let screen = Screen.phone()
    screen.show(
      VStack {
        _VariadicView.Tree(Kinds()) {
          Text("a")._trait(Kind.self, "bold"); Text("b")
        }
      })
    #expect(labels(screen) == ["bold", "plain"])
  }
}

extension ContainerValues {
  private enum RankKey: ContainerValueKey {
    static var defaultValue: Int { 0 }
  }

  fileprivate var rank: Int {
    get { self[RankKey.self] }
    set { self[RankKey.self] = newValue }
  }
}
