import Foundation
import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspection")
struct InspectableViewTests {
  @Test("a text in stacks is found by its path, and the search returns the path")
  func path() throws {
    let view = VStack {
      HStack {
        Text("a")
        Text("b")
      }
      AnyView(Text("c"))
    }
    #expect(try view.inspect().vStack().hStack(0).text(1).string() == "b")
    #expect(try view.inspect().vStack().anyView(1).text().string() == "c")
    #expect(try view.inspect().find(text: "b").pathToRoot == "vStack().hStack(0).text(1)")
  }

  @Test("a missing view is an error that names the actual one")
  func mismatch() throws {
    let view = HStack { Text("a") }
    #expect(throws: InspectionError.self) { try view.inspect().vStack() }
    let error = #expect(throws: InspectionError.self) { try view.inspect().hStack().button(0) }
    #expect(error?.localizedDescription == "hStack().button(0) found Text instead of Button")
  }

  @Test("a disabled button is not tapped")
  func disabled() throws {
    var taps = 0
    let view = HStack { Button("Go") { taps += 1 } }.disabled(true)
    let error = #expect(throws: InspectionError.self) { try view.inspect().find(button: "Go").tap() }
    #expect(error?.localizedDescription == "Button is unresponsive: hStack() is disabled")
    #expect(taps == 0)
  }

  @Test("state that an action changes is visible at the next inspection")
  func state() throws {
    let view = Outer()
    #expect(try view.inspect().find(ViewType.Text.self).string() == "0")
    try view.inspect().find(button: "Add").tap()
    try view.inspect().find(button: "Add").tap()
    #expect(try view.inspect().find(ViewType.Text.self).string() == "2")
    #expect(try Outer().inspect().find(ViewType.Button.self).labelView().text().string() == "Add")
  }

  @Test("on a screen, nested views have the state of the screen")
  func liveState() throws {
    ViewHosting.host(view: Outer())
    defer { ViewHosting.expel() }
    try Outer().inspect().find(button: "Add").tap()
    #expect(try Outer().inspect().find(text: "1").pathToRoot.contains("view(Counter.self, 0)"))
  }

  @Test("two equal siblings have separate state", arguments: [false, true])
  func siblings(isHosted: Bool) throws {
    let view = HStack {
      Counter()
      Counter()
    }
    if isHosted { ViewHosting.host(view: Wrapper { view }) }
    defer { ViewHosting.expel() }
    let root = { try isHosted ? Wrapper { view }.inspect() : view.inspect() }
    try root().findAll(ViewType.Button.self)[1].tap()
    #expect(try root().findAll(ViewType.Text.self).map { try $0.string() } == ["0", "Add", "1", "Add"])
  }

  @Test("a missing environment object is an error with its name")
  func missingObject() throws {
    let error = #expect(throws: InspectionError.self) {
      try HStack { Greeting() }.inspect().hStack().view(Greeting.self, 0).text()
    }
    #expect(error?.localizedDescription == "Greeting is missing EnvironmentObjects: [\"name: Name\"]")
    let search = #expect(throws: InspectionError.self) { try Greeting().inspect().find(text: "Hello") }
    #expect(
      search?.localizedDescription
        == "Search did not find a match. Possible blockers: Greeting is missing EnvironmentObjects: [\"name: Name\"]")
    let name = Name()
    #expect(try Greeting().environmentObject(name).inspect().find(ViewType.Text.self).string() == "Anna")
  }
}

private struct Wrapper<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View { content() }
}

private struct Outer: View {
  var body: some View {
    HStack {
      Counter()
    }
  }
}

private struct Counter: View {
  @State private var count = 0

  var body: some View {
    Text(verbatim: "\(count)")
    Button("Add") { count += 1 }
  }
}

private final class Name: ObservableObject {
  @Published var value = "Anna"
}

private struct Greeting: View {
  @EnvironmentObject private var name: Name

  var body: some View { Text(name.value) }
}

@MainActor
@Suite("Inspection of hosted and large views")
struct LargeTreeTests {
  @Test("a thousand hosted views do not interfere with each other")
  func manyScreens() throws {
    for index in 0..<1_000 { ViewHosting.host(view: Numbered(number: index), function: "test\(index)") }
    defer { for index in 0..<1_000 { ViewHosting.expel(function: "test\(index)") } }
    #expect(try Numbered(number: 7).inspect(function: "test7").find(ViewType.Text.self).string() == "7")
  }

  private struct Wrapped: View {
    @State private var count = 0
    let label = "Add"

    var body: AnyView { AnyView(Button("\(label) \(count)") { count += 1 }) }
  }

  @Test("an optional AnyView is unwrapped, and a view has its state")
  func implicitAnyView() throws {
    let view = Wrapped()
    ViewHosting.host(view: view)
    defer { ViewHosting.expel() }
    try view.inspect().implicitAnyView().button().tap()
    #expect(try view.inspect().implicitAnyView().implicitAnyView().button().labelView().text().string() == "Add 1")
    #expect(try view.inspect().view(Wrapped.self).actualView().label == "Add")
  }

  @Test("a view excluded by a condition is absent")
  func absentView() throws {
    let isThere = false
    let view = HStack {
      Text("a")
      if isThere { Text("b") }
    }
    #expect(try view.inspect().hStack().map(\.isAbsent) == [false, true])
    #expect(try view.inspect().hStack()[1].isResponsive() == false)
    #expect(throws: InspectionError.self) { try view.inspect().hStack().text(1) }
  }

  @Test("the text form of a value has its properties, and the bodies of views")
  func textForm() {
    let text = Inspector.print(Numbered(number: 7))
    #expect(text.hasPrefix("Numbered\n  body: Text\n"))
    #expect(text.contains("verbatim: String = 7"))
    #expect(text.hasSuffix("  number: Int = 7\n"))
    #expect(Inspector.print([1, 2]) == "Array<Int>\n  [0] = 1\n  [1] = 2\n")
    #expect(Inspector.print(Endless()).contains("…"))
  }

  @Test("the text form of a hosted view does not include its screen")
  func textFormOfShown() throws {
    let view = Wrapped()
    ViewHosting.host(view: view)
    defer { ViewHosting.expel() }
    let text = try Inspector.print(view.inspect().view(Wrapped.self).actualView())
    #expect(text.count < 10_000)
  }
}

private struct Endless: View {
  var level = 0

  var body: some View {
    Text(verbatim: "level \(level)")
    Next(level: level + 1)
  }

  struct Next: View {
    let level: Int

    var body: AnyView { AnyView(VStack { Endless(level: level) }) }
  }
}

private struct Numbered: View {
  let number: Int

  var body: some View { Text(verbatim: "\(number)") }
}
