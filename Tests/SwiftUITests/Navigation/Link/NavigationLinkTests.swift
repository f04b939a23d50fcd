import Foundation
import Testing

@testable import SwiftUI

@Suite("Navigation links and destinations") @MainActor
struct NavigationLinkTests {
  struct Detail: View {
    let name: String
    let log: EventLog

    var body: some View {
      Text(name)
        .onAppear { log.add("\(name) appears") }
        .onDisappear { log.add("\(name) disappears") }
    }
  }

  @Test("a link with a destination pushes it, and shows its newest version")
  func destinationLink() {
    struct Root: View {
      @Bindable var name: TestValue<String>

      var body: some View {
        NavigationView {
          NavigationLink(destination: Text(name.value)) { Text("Go") }
        }
      }
    }
    let name = TestValue("One")
    let phone = PhoneScreen(Root(name: name))
    phone.tap("Go")
    #expect(phone.texts == ["One"])
    phone.screen.perform { name.value = "Two" }
    #expect(phone.texts == ["Two"])
    phone.tap("Back")
    #expect(phone.buttons == ["Go"])
  }

  @Test("a binding pushes the link's destination and is updated when it is popped")
  func isActive() {
    struct Root: View {
      @Bindable var isActive: TestValue<Bool>

      var body: some View {
        NavigationView {
          NavigationLink("Go", destination: Text("Detail"), isActive: $isActive.value)
        }
      }
    }
    let isActive = TestValue(false)
    let phone = PhoneScreen(Root(isActive: isActive))
    phone.tap("Go")
    #expect(isActive.value)
    #expect(phone.texts == ["Detail"])
    phone.tap("Back")
    #expect(!isActive.value)
    phone.screen.perform { isActive.value = true }
    #expect(phone.texts == ["Detail"])
    phone.screen.perform { isActive.value = false }
    #expect(phone.buttons == ["Go"])
  }

  @Test("a hidden link in the background of an EmptyView pushes, in a background and through modifiers")
  func linkBehindNothing() {
    struct Push: ViewModifier {
      @Binding var isActive: Bool

      func body(content: Content) -> some View {
        ZStack {
          content
          NavigationLink(destination: Text("Detail"), isActive: $isActive) { EmptyView() }.hidden()
        }
      }
    }
    struct PushBehind: ViewModifier {
      @Binding var isActive: Bool

      func body(content: Content) -> some View {
        content.background(EmptyView().modifier(Push(isActive: $isActive)))
      }
    }
    struct Root: View {
      @Bindable var isActive: TestValue<Bool>

      var body: some View {
        NavigationView {
          Text("Root").background(EmptyView().modifier(PushBehind(isActive: $isActive.value)))
        }
      }
    }
    let isActive = TestValue(false)
    let phone = PhoneScreen(Root(isActive: isActive))
    phone.screen.perform { isActive.value = true }
    #expect(phone.texts == ["Detail"])
    phone.tap("Back")
    #expect(!isActive.value)
    #expect(phone.texts == ["Root"])
  }

  @Test("a selection pushes the destination with its tag, and another one replaces it")
  func tagAndSelection() {
    struct Root: View {
      @Bindable var selection: TestValue<Int?>

      var body: some View {
        NavigationView {
          VStack {
            NavigationLink("One", destination: Text("First"), tag: 1, selection: $selection.value)
            NavigationLink("Two", destination: Text("Second"), tag: 2, selection: $selection.value)
          }
        }
      }
    }
    let selection = TestValue<Int?>(nil)
    let phone = PhoneScreen(Root(selection: selection))
    phone.tap("Two")
    #expect(selection.value == 2)
    #expect(phone.texts == ["Second"])
    phone.screen.perform { selection.value = 1 }
    #expect(phone.texts == ["First"])
    phone.tap("Back")
    #expect(selection.value == nil)
  }

  @Test("a destination is pushed while its binding is true")
  func presentedDestination() {
    struct Root: View {
      @Bindable var isPresented: TestValue<Bool>
      let log: EventLog

      var body: some View {
        NavigationStack {
          Text("Root")
            .navigationDestination(isPresented: $isPresented.value) { Detail(name: "Detail", log: log) }
        }
      }
    }
    let isPresented = TestValue(true)
    let log = EventLog()
    let phone = PhoneScreen(Root(isPresented: isPresented, log: log))
    #expect(phone.texts == ["Detail"])
    phone.tap("Back")
    #expect(!isPresented.value)
    #expect(log.take() == ["Detail appears", "Detail disappears"])
    #expect(phone.texts == ["Root"])
  }

  @Test("leaving a destination changes the binding of the latest evaluation")
  func changedBinding() {
    struct Root: View {
      let first: TestValue<Bool>
      let second: TestValue<Bool>
      let usesSecond: TestValue<Bool>

      var body: some View {
        NavigationStack {
          Text("Root").navigationDestination(isPresented: usesSecond.value ? second.binding : first.binding) {
            Text("Detail")
          }
        }
      }
    }
    let (first, second, usesSecond) = (TestValue(true), TestValue(true), TestValue(false))
    let phone = PhoneScreen(Root(first: first, second: second, usesSecond: usesSecond))
    phone.screen.perform { usesSecond.value = true }
    phone.tap("Back")
    #expect(first.value && !second.value)
    #expect(phone.texts == ["Root"])
  }

  @Test("a presented destination outside of a stack is reported")
  func destinationWithoutStack() {
    let phone = PhoneScreen(
      Text("Root").navigationDestination(isPresented: .constant(true)) { Text("Detail") })
    #expect(phone.issues == ["A navigationDestination is not inside a NavigationStack: it is not shown."])
  }

  @Test("a destination is pushed for an item, and another item is another screen")
  func itemDestination() {
    struct Root: View {
      @Bindable var item: TestValue<String?>
      let log: EventLog

      var body: some View {
        NavigationStack {
          Text("Root").navigationDestination(item: $item.value) { Detail(name: $0, log: log) }
        }
      }
    }
    let item = TestValue<String?>(nil)
    let log = EventLog()
    let phone = PhoneScreen(Root(item: item, log: log))
    phone.screen.perform { item.value = "One" }
    #expect(phone.texts == ["One"])
    phone.screen.perform { item.value = "Two" }
    #expect(phone.texts == ["Two"])
    phone.tap("Back")
    #expect(item.value == nil)
    #expect(log.take().contains("One disappears"))
  }

  @Test("a link outside of a stack, and a link without a value, are disabled")
  func disabledLinks() {
    let phone = PhoneScreen(
      VStack {
        NavigationLink("Outside", value: 1)
        NavigationStack { NavigationLink("Empty", value: Int?.none) }
      })
    #expect(phone.nodes.filter { $0.role == .button }.map(\.isEnabled) == [false, false])
  }

  @Test("a row of a list that is a link pushes when it is tapped")
  func listRow() {
    let phone = PhoneScreen(
      NavigationStack {
        List(1..<4, id: \.self) { NavigationLink("Row \($0)", value: $0) }
          .navigationDestination(for: Int.self) { Text("Number \($0)") }
          .navigationTitle("Numbers")
      })
    phone.tap("Row 2")
    #expect(phone.texts == ["Number 2"])
    phone.tap("Numbers")
    #expect(phone.labels(.navigationBar) == ["Numbers"])
  }

  @Test("a path of mixed values is encoded and decoded")
  func codablePath() throws {
    var path = NavigationPath()
    path.append(1)
    path.append("two")
    let data = try JSONEncoder().encode(#require(path.codable))
    let decoded = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
    #expect(decoded == path)
    #expect(decoded.count == 2)
    struct Plain: Hashable {}
    path.append(Plain())
    #expect(path.codable == nil)
    path.removeLast(2)
    #expect(path == NavigationPath([1]))
  }

  @Test("links with a view as the label, by their destination or while a binding is true")
  func labels() {
    func opened(_ link: some View) -> [String] {
      let phone = PhoneScreen(NavigationView { link })
      phone.tap("Next")
      return phone.texts
    }
    #expect(
      opened(
        NavigationLink {
          Text("Second")
        } label: {
          Text("Next")
        }
      ).contains("Second"))
    #expect(opened(NavigationLink("Next") { Text("Second") }).contains("Second"))
    #expect(opened(NavigationLink(destination: Text("Second"), label: { Text("Next") })).contains("Second"))
  }

  private struct LinkLookStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      NavigationLink {
      } label: {
        configuration.label
      }
      .background(Color.white.opacity(0.001))
    }
  }

  @Test("a button of a list whose style shows a link is one button with its own action")
  func linkAsLook() {
    struct Root: View {
      let log: EventLog
      var body: some View {
        NavigationStack {
          List {
            Button("One") { log.add("one") }
            Button("Two") { log.add("two") }
          }
          .buttonStyle(LinkLookStyle())
        }
      }
    }
    let log = EventLog()
    let phone = PhoneScreen(Root(log: log))
    #expect(phone.buttons == ["One", "Two"])
    let two = phone.screen.node(.button, "Two")
    #expect(two?.frame.width ?? 0 > 300)
    phone.screen.tap(at: CGPoint(x: two?.frame.midX ?? 0, y: two?.frame.midY ?? 0))
    #expect(log.lines == ["two"])
    #expect(phone.buttons == ["One", "Two"])
  }

  private class Animal: Hashable {
    static func == (one: Animal, other: Animal) -> Bool { one === other }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }
  private final class Cat: Animal {}

  @Test("a path of any values uses the destination for a value's type, then that for AnyHashable")
  func anyHashablePath() {
    struct Root: View {
      @Bindable var path: TestValue<[AnyHashable]>
      var body: some View {
        NavigationStack(path: $path.value) {
          Text("Root")
            .navigationDestination(for: AnyHashable.self) { Text("Any \(String(describing: $0.base))") }
            .navigationDestination(for: Int.self) { Text("Number \($0)") }
        }
      }
    }
    let path = TestValue<[AnyHashable]>([])
    let phone = PhoneScreen(Root(path: path))
    phone.screen.perform { path.value = ["a"] }
    #expect(phone.texts == ["Any a"])
    phone.screen.perform { path.value = [1] }
    #expect(phone.texts == ["Number 1"])
    #expect(phone.issues.isEmpty)
  }

  @Test("a value uses the destination declared for its superclass")
  func classAbove() {
    struct Root: View {
      let cat: Cat
      @State private var path: [Animal] = []
      var body: some View {
        NavigationStack(path: $path) {
          Button("Push") { path.append(cat) }
            .navigationDestination(for: Animal.self) { Text($0 is Cat ? "A cat" : "An animal") }
        }
      }
    }
    let phone = PhoneScreen(Root(cat: Cat()))
    phone.tap("Push")
    #expect(phone.texts == ["A cat"])
  }
}
