import Testing

@testable import SwiftUI

@Suite("Navigation destinations in lazy containers") @MainActor
struct LazyContainerTests {
  private func link<V: View>(_ container: (AnyView) -> V) -> PhoneScreen {
    let link = NavigationLink("Open", value: 3).navigationDestination(for: Int.self) { Text("Detail \($0)") }
    return PhoneScreen(NavigationStack { container(AnyView(link)) })
  }

  private func warning(_ container: String) -> String {
    "There is a misplaced navigationDestination(for:destination:) for Int: it is inside a \(container), and is ignored, "
      + "as on Apple's systems. Put it outside of the \(container)."
  }

  @Test("a destination for a type is ignored with a warning, however deep in the container it is")
  func ofType() {
    for (name, phone) in [
      ("List", link { link in List { link } }), ("List", link { link in Form { Section { link } } }),
      ("List", link { link in List { ForEach(0..<1) { _ in VStack { link }.padding() } } }),
      ("LazyVStack", link { link in ScrollView { LazyVStack { link } } }),
      ("LazyHGrid", link { link in ScrollView(.horizontal) { LazyHGrid(rows: [GridItem()]) { link } } }),
    ] {
      #expect(phone.issues.contains(warning(name)), "\(name)")
      phone.tap("Open")
      #expect(!phone.texts.contains("Detail 3"), "\(name)")
    }
  }

  @Test("a destination around a container, or in a stack that is not lazy, is used without a warning")
  func outside() {
    for phone in [
      link { link in ScrollView { VStack { link } } },
      PhoneScreen(
        NavigationStack {
          List { NavigationLink("Open", value: 3) }.navigationDestination(for: Int.self) { Text("Detail \($0)") }
        }),
    ] {
      phone.tap("Open")
      #expect(phone.texts.contains("Detail 3"))
      #expect(phone.issues == [])
    }
  }

  @Test("a destination on a screen that a lazy container pushes or presents is used")
  func screens() {
    struct Inner: View {
      var body: some View {
        NavigationLink("Open", value: 3).navigationDestination(for: Int.self) { Text("Detail \($0)") }
      }
    }
    let pushed = PhoneScreen(NavigationStack { List { NavigationLink("Inner") { Inner() } } })
    pushed.tap("Inner")
    pushed.tap("Open")
    #expect(pushed.texts.contains("Detail 3"))
    let presented = PhoneScreen(
      List { Text("Row").sheet(isPresented: .constant(true)) { NavigationStack { Inner() } } })
    presented.tap("Open")
    #expect(presented.texts.contains("Detail 3"))
    #expect(pushed.issues + presented.issues == [])
  }

  @Test("a destination of a binding is shown, with a warning")
  func ofBinding() {
    struct Shelf: View {
      let usesItem: Bool
      @State private var isOn = false
      @State private var item: Int?

      var body: some View {
        NavigationStack {
          List {
            if usesItem {
              Button("Open") { item = 3 }.navigationDestination(item: $item) { Text("Detail \($0)") }
            } else {
              Button("Open") { isOn = true }.navigationDestination(isPresented: $isOn) { Text("Detail 3") }
            }
          }
        }
      }
    }
    for usesItem in [false, true] {
      let phone = PhoneScreen(Shelf(usesItem: usesItem))
      phone.tap("Open")
      #expect(phone.texts.contains("Detail 3"))
      #expect(
        phone.issues == [
          "There is a misplaced navigationDestination(isPresented:destination:) or "
            + "navigationDestination(item:destination:): it is inside a List. Apple's systems still show it, and "
            + "announce that a future release will ignore it. Put it outside of the List."
        ])
    }
  }
}
