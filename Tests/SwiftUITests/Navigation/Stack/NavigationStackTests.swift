import Testing

@testable import SwiftUI

@Suite("Navigation stacks") @MainActor
struct NavigationStackTests {
  enum Screen: Hashable {
    case list
    case detail(Int)
  }

  struct Shop: View {
    @Bindable var path: TestValue<[Screen]>
    var log = EventLog()

    var body: some View {
      NavigationStack(path: $path.value) {
        VStack {
          Text("Home")
          Counter()
          NavigationLink("To the list", value: Screen.list)
        }
        .navigationTitle("Shop")
        .onAppear { log.add("home appears") }
        .onDisappear { log.add("home disappears") }
        .navigationDestination(for: Screen.self) { screen in
          Destination(screen: screen, log: log)
        }
      }
    }
  }

  struct Destination: View {
    let screen: Screen
    let log: EventLog
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack {
        Text(verbatim: "\(screen)")
        Counter()
        NavigationLink("To detail 1", value: Screen.detail(1))
        Button("Done") { dismiss() }
      }
      .navigationTitle(screen == .list ? "List" : "Detail")
      .onAppear { log.add("\(screen) appears") }
      .onDisappear { log.add("\(screen) disappears") }
    }
  }

  struct Counter: View {
    @State private var count = 0

    var body: some View {
      Button("Count \(count)") { count += 1 }
    }
  }

  @Test("the root is shown below a bar with its title")
  func root() {
    let phone = PhoneScreen(Shop(path: TestValue([])))
    #expect(phone.labels(.navigationBar) == ["Shop"])
    #expect(phone.texts == ["Shop", "Home"])
    #expect(phone.node(.navigationBar)?.frame == CGRect(x: 0, y: 47, width: 390, height: 96))
    #expect(phone.issues == [])
  }

  @Test("a value appended to the path pushes its screen, and removing it goes back")
  func pathPushesAndPops() {
    let path = TestValue<[Screen]>([])
    let phone = PhoneScreen(Shop(path: path))
    phone.screen.perform { path.value.append(.detail(7)) }
    #expect(phone.texts == ["Detail", "detail(7)"])
    #expect(phone.labels(.navigationBar) == ["Detail"])
    #expect(phone.buttons.first == "Shop")
    phone.screen.perform { path.value = [] }
    #expect(phone.texts == ["Shop", "Home"])
  }

  @Test("a link appends its value to the path, and the back button removes it")
  func linkPushesAndBackPops() {
    let path = TestValue<[Screen]>([])
    let phone = PhoneScreen(Shop(path: path))
    phone.tap("To the list")
    #expect(path.value == [.list])
    phone.tap("To detail 1")
    #expect(path.value == [.list, .detail(1)])
    #expect(phone.buttons.first == "List")
    phone.tap("List")
    #expect(path.value == [.list])
    phone.tap("Shop")
    #expect(path.value == [])
    #expect(phone.texts == ["Shop", "Home"])
  }

  @Test("dismiss goes back by one screen")
  func dismissPops() {
    let path = TestValue<[Screen]>([.list, .detail(1)])
    let phone = PhoneScreen(Shop(path: path))
    phone.tap("Done")
    #expect(path.value == [.list])
    #expect(phone.labels(.navigationBar) == ["List"])
  }

  @Test("the state of screens below the top one is kept, that of popped screens is not")
  func stateIsKept() {
    let path = TestValue<[Screen]>([])
    let phone = PhoneScreen(Shop(path: path))
    phone.tap("Count 0")
    phone.tap("Count 1")
    phone.tap("To the list")
    #expect(phone.buttons.contains("Count 0"))
    phone.tap("Count 0")
    phone.tap("Shop")
    #expect(phone.buttons.contains("Count 2"))
    phone.tap("To the list")
    #expect(phone.buttons.contains("Count 0"))
  }

  @Test("a pushed screen appears before the covered one disappears, and a pop reverses this")
  func lifecycle() {
    let path = TestValue<[Screen]>([])
    let log = EventLog()
    let phone = PhoneScreen(Shop(path: path, log: log))
    #expect(log.take() == ["home appears"])
    phone.screen.perform { path.value = [.list] }
    #expect(log.take() == ["list appears", "home disappears"])
    phone.screen.perform { path.value = [] }
    #expect(log.take() == ["home appears", "list disappears"])
  }

  @Test("screens between the root and the top appear when they are uncovered")
  func deepLink() {
    let path = TestValue<[Screen]>([.list, .detail(2)])
    let log = EventLog()
    let phone = PhoneScreen(Shop(path: path, log: log))
    #expect(log.take() == ["detail(2) appears"])
    #expect(phone.buttons.first == "List")
    phone.tap("List")
    #expect(log.take().contains("list appears"))
    #expect(phone.labels(.navigationBar) == ["List"])
  }

  @Test("another value at the same position of the path is another screen")
  func replacedValue() {
    let path = TestValue<[Screen]>([.detail(1)])
    let phone = PhoneScreen(Shop(path: path))
    phone.tap("Count 0")
    phone.screen.perform { path.value = [.detail(2)] }
    #expect(phone.texts == ["Detail", "detail(2)"])
    #expect(phone.buttons.contains("Count 0"))
  }

  @Test("a value without a destination is reported and shows a placeholder")
  func missingDestination() {
    let path = TestValue<[Int]>([])
    let phone = PhoneScreen(
      NavigationStack(path: path.binding) {
        Text("Root").navigationDestination(for: String.self) { Text($0) }
      })
    #expect(phone.issues == [])
    phone.screen.perform { path.value = [3] }
    #expect(phone.labels(.other) == ["No navigationDestination for Int"])
    #expect(
      phone.issues == [
        "No navigationDestination(for: Int.self) is declared in the NavigationStack whose path has a value of type Int. "
          + "Add .navigationDestination(for: Int.self) { … } to a view inside the stack, outside of lazy containers."
      ])
  }

  @Test("a link whose type the path does not accept does nothing and is reported")
  func linkOfAnotherType() {
    let path = TestValue<[Int]>([])
    let phone = PhoneScreen(NavigationStack(path: path.binding) { NavigationLink("Go", value: "text") })
    phone.tap("Go")
    #expect(path.value == [])
    #expect(
      phone.issues == [
        "A NavigationLink presents a value of type String, but the path of its NavigationStack holds Int: "
          + "the link does nothing."
      ])
  }

  @Test("a stack without a path keeps its own")
  func ownPath() {
    let phone = PhoneScreen(
      NavigationStack {
        NavigationLink("Go", value: 5).navigationDestination(for: Int.self) { Text("Number \($0)") }
      })
    phone.tap("Go")
    #expect(phone.texts == ["Number 5"])
    phone.tap("Back")
    #expect(phone.buttons == ["Go"])
  }

  @Test("the content of a pushed screen follows the state that its destination reads")
  func destinationFollowsState() {
    struct Root: View {
      @State private var count = 0

      var body: some View {
        NavigationStack {
          NavigationLink("Go", value: 1)
            .navigationDestination(for: Int.self) { _ in
              Button("Count \(count)") { count += 1 }
            }
        }
      }
    }
    let phone = PhoneScreen(Root())
    phone.tap("Go")
    phone.tap("Count 0")
    phone.tap("Count 1")
    #expect(phone.buttons == ["Back", "Count 2"])
  }

  private func pushed(_ change: @escaping (Text) -> some View) -> PhoneScreen {
    PhoneScreen(
      NavigationStack(path: .constant([1])) {
        Text("Root").navigationTitle("Home").navigationDestination(for: Int.self) { _ in change(Text("Content")) }
      })
  }

  @Test("the back button can be hidden")
  func backButtonHidden() {
    #expect(pushed { $0 }.buttons == ["Home"])
    #expect(pushed { $0.navigationBarBackButtonHidden() }.buttons == [])
    #expect(pushed { $0.navigationBarBackButtonHidden(false) }.buttons == ["Home"])
  }

  @Test("the bar can be hidden, with the deprecated name")
  func barHidden() {
    #expect(pushed { $0.navigationTitle("Title") }.labels(.navigationBar) == ["Title"])
    #expect(pushed { $0.navigationTitle("Title").navigationBarHidden(true) }.labels(.navigationBar) == [])
    #expect(pushed { $0.navigationTitle("Title").navigationBarHidden(false) }.labels(.navigationBar) == ["Title"])
  }

  @Test("a navigation view is a stack in every style on a phone")
  func navigationViewStyles() {
    func bars<S: NavigationViewStyle>(_ style: S) -> [String] {
      let phone = PhoneScreen(
        NavigationView {
          NavigationLink("Next", destination: Text("Content").navigationTitle("Second")).navigationTitle("Home")
        }
        .navigationViewStyle(style))
      phone.tap("Next")
      return phone.labels(.navigationBar)
    }
    #expect(bars(.stack) == ["Second"])
    #expect(bars(.automatic) == ["Second"])
    #expect(bars(StackNavigationViewStyle()) == ["Second"])
    #expect(bars(DefaultNavigationViewStyle()) == ["Second"])
    #expect(bars(.columns) == ["Second"])
  }

  @Test("a navigation view warns in a wide window, where it would have columns")
  func navigationViewColumns() {
    func issues(_ sizeClass: UserInterfaceSizeClass, _ change: (NavigationView<Text>) -> some View) -> [String] {
      PhoneScreen(change(NavigationView { Text("a") }).environment(\.horizontalSizeClass, sizeClass)).issues
    }
    #expect(issues(.compact) { $0.navigationViewStyle(.columns) } == [])
    #expect(issues(.regular) { $0.navigationViewStyle(.stack) } == [])
    #expect(issues(.regular) { $0 }.count == 1)
    #expect(issues(.regular) { $0.navigationViewStyle(.columns) }.count == 1)
  }
}
