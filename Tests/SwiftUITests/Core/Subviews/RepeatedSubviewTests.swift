import Testing

@testable import SwiftUI

@Suite("Repeated subviews") @MainActor
struct RepeatedSubviewTests {
  private struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View {
      Button {
        count += 1
      } label: {
        Text("\(name)\(count)").frame(width: 50, height: 20)
      }
    }
  }

  private struct Carousel: View {
    let model: Model

    var body: some View {
      HStack(spacing: 0) {
        Group(subviews: Items(model: model)) { subviews in
          ForEach(0..<model.copies, id: \.self) { _ in ForEach(subviews) { $0 } }
        }
      }
    }
  }

  private struct Items: View {
    let model: Model

    var body: some View {
      ForEach(model.names, id: \.self) { Counter(name: $0) }
    }
  }

  @MainActor @Observable
  final class Model {
    var names = ["a", "b"]
    var copies = 3
  }

  private func places(_ phone: PhoneScreen) -> [String] {
    phone.nodes.filter { $0.role == .button }.map { "\($0.outlineName ?? "") \(Int($0.frame.minX))" }
  }

  @Test("each use of a subview has a place and a state of its own")
  func places() {
    let model = Model()
    let phone = PhoneScreen(Carousel(model: model))
    #expect(places(phone) == ["a0 45", "b0 95", "a0 145", "b0 195", "a0 245", "b0 295"])
    phone.screen.tap(at: CGPoint(x: 170, y: 428))
    #expect(phone.labels(.button) == ["a0", "b0", "a1", "b0", "a0", "b0"])
    #expect(phone.issues == [])
  }

  @Test("further uses follow the views, and uses come and go")
  func changes() {
    let model = Model()
    let phone = PhoneScreen(Carousel(model: model))
    phone.screen.perform { model.names = ["c", "a", "b"] }
    #expect(phone.labels(.button) == ["c0", "a0", "b0", "c0", "a0", "b0", "c0", "a0", "b0"])
    phone.screen.perform { model.copies = 1 }
    #expect(places(phone) == ["c0 120", "a0 170", "b0 220"])
    phone.screen.perform { model.copies = 2 }
    #expect(phone.labels(.button) == ["c0", "a0", "b0", "c0", "a0", "b0"])
    phone.screen.perform { model.names = ["b"] }
    #expect(places(phone) == ["b0 145", "b0 195"])
    #expect(phone.issues == [])
  }

  private enum Form: CaseIterable { case group, subviews, sections, variadic }

  private struct Twice: View {
    let form: Form

    private var base: some View {
      Section("Header") {
        Text("a")
        Text("b")
      }
    }

    var body: some View {
      VStack(spacing: 0) {
        switch form {
        case .group:
          Group(subviews: Text("a")) { subviews in
            subviews[0]
            subviews[0]
          }
        case .subviews:
          ForEach(subviews: Text("a")) { subview in
            subview
            subview
          }
        case .sections:
          ForEach(sections: base) { section in
            section.content.first
            section.content.first
          }
        case .variadic:
          _VariadicView.Tree(Doubled()) { Text("a") }
        }
      }
    }
  }

  private struct Doubled: _VariadicView_MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      ForEach(children) { $0 }
      ForEach(children) { $0 }
    }
  }

  @Test("every source of subviews can be used twice", arguments: Form.allCases)
  private func forms(form: Form) {
    let phone = PhoneScreen(Twice(form: form))
    let frames = phone.nodes.filter { $0.role == .staticText }.map(\.frame)
    #expect(phone.texts == ["a", "a"])
    #expect(frames.count == 2 && frames[0].maxY == frames[1].minY)
  }

  private struct Hiding: View {
    let log: EventLog
    @State private var isShown = true

    var body: some View {
      Group(subviews: Text("a").onAppear { log.add("appears") }.onDisappear { log.add("disappears") }) { subviews in
        if isShown { subviews.first }
      }
      Button("Turn") { isShown.toggle() }
    }
  }

  @Test("a subview that is used no more disappears, and appears again when it is used again")
  func appearance() {
    let log = EventLog()
    let phone = PhoneScreen(Hiding(log: log))
    #expect(log.take() == ["appears"])
    phone.tap("Turn")
    #expect(log.take() == ["disappears"])
    phone.tap("Turn")
    #expect(log.take() == ["appears"])
    #expect(phone.texts == ["a"])
  }

  private struct Sections: View {
    let model: Model

    var body: some View {
      List {
        Group(sections: SectionsOfNames(model: model)) { sections in
          ForEach(sections) { section in
            section.header
            section.content
          }
        }
      }
    }
  }

  private struct SectionsOfNames: View {
    let model: Model

    var body: some View {
      ForEach(model.names.indices, id: \.self) { index in Section(model.names[index]) { Text("Row \(index)") } }
      ForEach(model.names, id: \.self) { name in Section(name) { Text(name) } }
    }
  }

  @Test("views that move from one section to another have the size of new ones")
  func movedSections() {
    let model = Model()
    func show() -> PhoneScreen { PhoneScreen(Sections(model: model)) }
    func frames(_ phone: PhoneScreen) -> [String] { phone.nodes.map { "\($0.label ?? "") \($0.frame)" } }
    let phone = show()
    for (names, isAnimated) in [
      (["a", "b", "c"], false), (["a long name", "b", "c"], true), (["x", "a long name", "b", "c"], false),
      (["b"], true), (["c", "b", "a"], false), (["b", "a", "longer"], true), (["a"], true), (["long a", "b"], false),
    ] {
      phone.screen.perform { withAnimation(isAnimated ? .linear(duration: 0.4) : nil) { model.names = names } }
      phone.screen.advance(by: 1)
      #expect(frames(phone) == frames(show()))
    }
    #expect(phone.issues == [])
  }

  private struct StackedSections: View {
    let model: Model

    var body: some View {
      VStack {
        Group(sections: Names(model: model)) { sections in
          ForEach(sections) { section in
            section.header
            HStack { section.content }
          }
        }
      }
    }
  }

  private struct Names: View {
    let model: Model

    var body: some View {
      ForEach(model.names, id: \.self) { name in Section(name) { Counter(name: name) } }
    }
  }

  @Test("a view moves to another position although the one that showed it has not disappeared yet")
  func leavingPosition() {
    let model = Model()
    func show() -> PhoneScreen { PhoneScreen(StackedSections(model: model)) }
    let phone = show()
    phone.tap("b0")
    #expect(phone.labels(.button) == ["a0", "b1"])
    phone.screen.perform { withAnimation(.linear(duration: 1)) { model.names = ["b"] } }
    #expect(phone.labels(.button) == ["b1"])
    phone.screen.perform { model.names = ["b", "c"] }
    phone.screen.advance(by: 2)
    #expect(phone.labels(.button) == ["b1", "c0"])
    let fresh = show()
    #expect(phone.nodes.map(\.frame) == fresh.nodes.map(\.frame))
    #expect(phone.screen.displayList().items.count == fresh.screen.displayList().items.count)
    #expect(phone.issues == [])
  }

  @Test("a view that is shown elsewhere before it has disappeared leaves nothing that moves")
  func end() {
    let model = Model()
    func show() -> PhoneScreen { PhoneScreen(StackedSections(model: model)) }
    let phone = show()
    phone.screen.graph.motion.timing = .manual
    for (names, isAnimated) in [(["b"], true), (["b", "a"], false), (["c", "a"], true), (["a", "b", "c"], false)] {
      phone.screen.perform { withAnimation(isAnimated ? .linear(duration: 1) : nil) { model.names = names } }
    }
    phone.screen.advance(by: 2)
    #expect(!phone.screen.graph.isShowingMotion)
    #expect(phone.nodes.map(\.frame) == show().nodes.map(\.frame))
  }

  private struct MovingRows: View {
    let model: Model

    var body: some View {
      List {
        Group(subviews: Items(model: model)) { subviews in
          HStack { subviews.prefix(model.copies) }
          subviews.dropFirst(model.copies)
        }
      }
      .dynamicTypeSize(model.names.count == 2 ? .large : .xxLarge)
    }
  }

  @Test("a view that has left its row is not moved by the row any more")
  func leftRow() {
    let model = Model()
    func show() -> PhoneScreen { PhoneScreen(MovingRows(model: model)) }
    let phone = show()
    for (copies, names) in [(1, ["a", "b"]), (2, ["a", "b"]), (2, ["a", "b", "c"]), (1, ["a", "b", "c"])] {
      phone.screen.perform { model.copies = copies }
      phone.screen.perform { model.names = names }
      #expect(places(phone) == places(show()))
    }
  }

  private struct Lines: View {
    let model: Model

    var body: some View {
      Group(subviews: Divided(model: model)) { subviews in
        VStack(spacing: 0) {
          HStack(spacing: 0) { subviews.prefix(model.copies) }
          subviews.dropFirst(model.copies)
        }
      }
      .frame(width: 100, height: 80)
    }
  }

  private struct Divided: View {
    let model: Model

    var body: some View {
      ForEach(model.names, id: \.self) { Color.red.frame(width: 20, height: 30).accessibilityLabel($0) }
      Divider().accessibilityLabel("line")
      Spacer(minLength: 0)
    }
  }

  @Test("a divider and a spacer that move into another stack follow its axis")
  func axis() {
    let model = Model()
    func show() -> PhoneScreen { PhoneScreen(Lines(model: model)) }
    func frames(_ phone: PhoneScreen) -> [String] { phone.nodes.map { "\($0.label ?? "") \($0.frame)" } }
    let phone = show()
    for copies in [1, 4, 3, 2, 4, 0] {
      phone.screen.perform { model.copies = copies }
      #expect(frames(phone) == frames(show()), "\(copies) views in the row")
    }
  }
}
