import Foundation
import Testing

@testable import SwiftUI

@Suite("Known equality") @MainActor
struct TypeFieldsTests {
  private struct Plain: ButtonStyle {
    var width: CGFloat?
    func makeBody(configuration: Configuration) -> some View { configuration.label }
  }

  private struct Other: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
  }

  private struct Holder {
    var style: any ButtonStyle
  }

  @Test("existentials and boxed views are compared by their contents, not by unused bytes")
  func contents() {
    #expect(areKnownEqual(Holder(style: Plain()), Holder(style: Plain())))
    #expect(areKnownEqual(Plain(width: 3) as any ButtonStyle, Plain(width: 3) as any ButtonStyle))
    #expect(!areKnownEqual(Holder(style: Plain(width: 3)), Holder(style: Plain(width: 4))))
    #expect(!areKnownEqual(Holder(style: Plain()), Holder(style: Other())))
    #expect(areKnownEqual(AnyView(Text("A")), AnyView(Text("A"))))
    #expect(!areKnownEqual(AnyView(Text("A")), AnyView(Text("B"))))
    #expect(!areKnownEqual(AnyView(Text("A")), AnyView(Color.red)))
  }

  @ViewBuilder
  private func pair(_ name: String) -> some View {
    Text("A")
    Text(name)
  }

  @ViewBuilder
  private func branch(_ isFirst: Bool, _ name: String) -> some View {
    if isFirst { Text(name) } else { Image(systemName: name) }
  }

  @Test("the result of a builder is compared by its views")
  func builders() {
    #expect(areKnownEqual(pair("B"), pair("B")))
    #expect(!areKnownEqual(pair("B"), pair("C")))
    #expect(areKnownEqual(branch(true, "star"), branch(true, "star")))
    #expect(areKnownEqual(branch(false, "star"), branch(false, "star")))
    #expect(!areKnownEqual(branch(true, "star"), branch(true, "moon")))
    #expect(!areKnownEqual(branch(true, "star"), branch(false, "star")))
  }

  @Test("changing a tuple does not change its copy")
  func tuples() {
    let tuple = TupleView((Text("A"), Text("B")))
    var changed = tuple
    changed.value.1 = Text("C")
    #expect(changed.value.1 == Text("C"))
    #expect(tuple.value.1 == Text("B"))
    #expect(!areKnownEqual(tuple, changed))
  }

  private struct Reader: View {
    @Environment(\.colorScheme) var scheme
    var name = "Ann"
    var body: some View { Text(name) }
  }

  @Test("readers of the same environment value are equal, and so are optionals of equal values")
  func readers() {
    #expect(areKnownEqual(Reader(), Reader()))
    #expect(!areKnownEqual(Reader(), Reader(name: "Bob")))
    #expect(!areKnownEqual(Environment<CGFloat>(\.displayScale), Environment<CGFloat>(\.pixelLength)))
    #expect(areKnownEqual(Environment(Model.self), Environment(Model.self)))
    #expect(areKnownEqual(AnyView(Text("A")) as AnyView?, AnyView(Text("A"))))
    #expect(!areKnownEqual(AnyView(Text("A")) as AnyView?, nil))
  }

  @Observable
  final class Model {
    var names = ["Ann", "Bob"]
    var name = "Ann"
  }

  @Test("bindings to the same property of the same object are equal, closures are not")
  func bindings() {
    let (model, other) = (Model(), Model())
    func name(_ model: Model) -> Binding<String> { Bindable(model).name }
    #expect(areKnownEqual(name(model), name(model)))
    #expect(!areKnownEqual(name(model), name(other)))
    #expect(areKnownEqual(Bindable(model).names[1], Bindable(model).names[1]))
    #expect(!areKnownEqual(Bindable(model).names[0], Bindable(model).names[1]))
    #expect(!areKnownEqual(name(model), name(model).animation()))
    func closures() -> Binding<String> { Binding(get: { model.name }, set: { model.name = $0 }) }
    #expect(!areKnownEqual(closures(), closures()))
  }

  private final class Counter {
    var labels = 0
    var actions: [Int] = []
  }

  private struct CountedLabel: View {
    let counter: Counter

    var body: some View {
      let _ = counter.labels += 1
      Text("Go")
    }
  }

  @Test("another closure is used without evaluating what a button shows")
  func buttons() {
    struct Around: View {
      let tick: Int
      let counter: Counter

      var body: some View {
        Button {
          counter.actions.append(tick)
        } label: {
          CountedLabel(counter: counter)
        }
        .buttonStyle(Style())
      }
    }
    struct Style: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { configuration.label.padding() }
    }
    let counter = Counter()
    let screen = Screen.phone()
    for tick in 0..<3 { screen.show(Around(tick: tick, counter: counter)) }
    #expect(counter.labels == 1)
    screen.tap(at: CGPoint(x: 195, y: 300))
    #expect(counter.actions == [2])
  }

  @Test("a stepper steps through the values of its newest binding")
  func steppers() throws {
    let (first, second) = (TestValue(3), TestValue(3))
    let screen = Screen.phone()
    func stepper(_ value: TestValue<Int>) -> some View {
      Stepper("Count", value: Binding(get: { value.value }, set: { value.value = $0 }))
    }
    screen.show(stepper(first))
    screen.show(stepper(second))
    let increment = try #require(screen.nodes.first { $0.label == "Increment" })
    screen.perform { increment.action(.activate)?.perform() }
    #expect(first.value == 3)
    #expect(second.value == 4)
  }

  @Test("another closure for onSubmit is used without a new layout")
  func submitting() throws {
    struct Form: View {
      let tick: Int
      let counter: Counter
      @State private var text = "A"

      var body: some View {
        VStack {
          CountedLayout(counter: counter) { Text("Label") }
          TextField("Name", text: $text)
        }
        .onSubmit { counter.actions.append(tick) }
      }
    }
    struct CountedLayout: Layout {
      let counter: Counter

      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        counter.labels += 1
        return subviews[0].sizeThatFits(proposal)
      }

      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(at: bounds.origin, proposal: proposal)
      }
    }
    let counter = Counter()
    let screen = Screen.phone()
    screen.show(Form(tick: 0, counter: counter))
    let count = counter.labels
    screen.show(Form(tick: 1, counter: counter))
    #expect(counter.labels == count)
    let field = try #require(screen.node(.textField))
    screen.perform { field.action(.submit)?.perform() }
    #expect(counter.actions == [1])
  }
}
