import Testing

@testable import SwiftUI

@Suite("Elements of containers") @MainActor
struct ContainerElementTests {
  @Test("an identifier of a stack replaces those inside, and a warning names both")
  func identifierOfContainer() {
    let screen = PhoneScreen(
      VStack {
        Text("Total").accessibilityIdentifier("total")
        Text("12 €")
      }
      .accessibilityIdentifier("cart"))
    #expect(screen.nodes.map(\.identifier) == ["cart", "cart"])
    #expect(
      screen.issues == [
        "The identifier “cart” of a container replaces the identifier “total” of an element inside it (staticText): a "
          + "query for “total” finds nothing. Put accessibilityElement(children: .contain) before the container's "
          + "accessibilityIdentifier(_:) to keep both."
      ])
  }

  @Test("a container made with children: .contain keeps the identifiers inside")
  func contain() {
    let screen = PhoneScreen(
      VStack { Text("Total").accessibilityIdentifier("total") }
        .accessibilityElement(children: .contain).accessibilityIdentifier("cart"))
    #expect(screen.nodes.map(\.identifier) == ["cart", "total"])
    #expect(screen.issues == [])
  }

  @Test("a lazy stack with an identifier is an element, and keeps those inside")
  func lazyStack() {
    let screen = PhoneScreen(
      ScrollView {
        LazyVStack { Text("a").accessibilityIdentifier("first") }.accessibilityIdentifier("stack")
      })
    #expect(screen.node(.other)?.identifier == "stack")
    #expect(screen.node(.staticText)?.identifier == "first")
  }

  @Test("children that are ignored are still found by tests; combined ones are one element")
  func ignoreAndCombine() throws {
    let stars = HStack {
      Text("★"); Text("★")
    }
    let ignored = PhoneScreen(stars.accessibilityElement(children: .ignore).accessibilityIdentifier("rating"))
    let element = try #require(ignored.node(.other))
    #expect(element.identifier == "rating")
    #expect(element.children.map(\.role) == [.staticText, .staticText])
    let combined = PhoneScreen(stars.accessibilityElement(children: .combine))
    #expect(combined.nodes.map(\.role) == [.staticText])
    #expect(combined.nodes.map(\.label) == ["★, ★"])
    let button = PhoneScreen(
      HStack {
        Text("Book"); Button("Buy") {}
      }.accessibilityElement(children: .combine))
    #expect(button.nodes.map(\.role) == [.button])
  }

  @Test("traits change what an element is")
  func traits() {
    #expect(PhoneScreen(Text("Pay").accessibilityAddTraits(.isButton)).nodes.map(\.role) == [.button])
    #expect(PhoneScreen(Text("Cart").accessibilityAddTraits(.isHeader)).nodes.map(\.role) == [.staticText])
    #expect(
      PhoneScreen(Image(systemName: "star").accessibilityRemoveTraits(.isImage)).nodes.map(\.role) == [.other])
    #expect(PhoneScreen(Color.red.accessibilityIdentifier("red")).nodes.map(\.role) == [.other])
  }

  @Test("a bar is found by its title, or else by the name of Apple's class")
  func navigationBar() throws {
    let titled = PhoneScreen(NavigationStack { Text("a").navigationTitle("Books") })
    #expect(titled.node(.navigationBar)?.identifier == "Books")
    #expect(titled.node(.navigationBar)?.children.map(\.label) == ["Books"])
    let untitled = PhoneScreen(NavigationStack { Text("a") })
    #expect(untitled.node(.navigationBar)?.identifier == "_TtGC7SwiftUI32NavigationStackHosting")
    let old = PhoneScreen(NavigationView { Text("a") })
    #expect(old.node(.navigationBar)?.identifier == "_TtGC7SwiftUI19UIHosting")
  }

  @Test("the button back is called by the title before, and found as BackButton")
  func backButton() throws {
    let screen = PhoneScreen(
      NavigationStack {
        NavigationLink("Open", value: 1).navigationTitle("Books")
          .navigationDestination(for: Int.self) { _ in Text("Page").navigationTitle("Book") }
      })
    screen.tap("Open")
    let back = try #require(screen.nodes.first { $0.identifier == "BackButton" })
    #expect(back.role == .button)
    #expect(back.label == "Books")
  }

  @Test("a list is a collection view, before iOS 16 a table")
  func list() {
    let list = List { Text("a") }
    #expect(PhoneScreen(list).node(.collectionView)?.children.first?.role == .cell)
    #expect(PhoneScreen(list.environment(\.elementDesign, .iOS15)).node(.table)?.children.first?.role == .cell)
  }

  @Test("content larger than its window has a scroll bar with the scroll position")
  func scrollBar() throws {
    let screen = PhoneScreen(ScrollView { Color.red.frame(height: 1500) }.frame(height: 800))
    let bar = try #require(screen.node(.scrollView)?.children.last)
    #expect(bar.label == "Vertical scroll bar, 2 pages")
    #expect(bar.value == "0%")
    #expect(PhoneScreen(ScrollView { Color.red.frame(height: 100) }).node(.scrollView)?.children.isEmpty == true)
  }

  @Test("a button and a combined element around scrolled content do not include its bar in their labels")
  func scrollBarInElement() {
    let list = List(0..<40) { Text("Row \($0)") }.frame(height: 200)
    let button = PhoneScreen(
      Button {
      } label: {
        list
      }
    ).node(.button)
    #expect(button?.label?.contains("Row 0") == true)
    #expect(button?.label?.contains("scroll bar") == false)
    let combined = PhoneScreen(list.accessibilityElement(children: .combine)).nodes.first { $0.label != nil }
    #expect(combined?.label?.contains("Row 0") == true)
    #expect(combined?.label?.contains("scroll bar") == false)
    #expect(combined?.value == nil)
  }

  @Test("buttons of alerts are doubled on iOS 26, and elements behind an alert are absent")
  func alert() throws {
    let view = Text("Behind").alert("Failed", isPresented: .constant(true)) {
      Button("OK") {}
    } message: {
      Text("Try again")
    }
    let screen = PhoneScreen(view)
    #expect(screen.node(.alert)?.label == "Failed")
    #expect(screen.texts == ["Failed", "Try again"])
    #expect(screen.labels(.button) == ["OK"])
    #expect(PhoneScreen(view.environment(\.elementDesign, Design.iOS26.elements)).labels(.button) == ["OK", "OK"])
  }

  @Test("a device is described as its system describes itself")
  func systemOfDevice() {
    let view = Text("Behind").alert("Failed", isPresented: .constant(true)) { Button("OK") {} }
    func buttons(_ version: SystemVersion) -> [String] {
      let screen = SwiftUI.Screen(device: Device.iPhone17.running(version))
      screen.show(view)
      return PhoneScreen(screen: screen).labels(.button)
    }
    #expect(buttons(.iOS18) == ["OK"])
    #expect(buttons(.iOS26) == ["OK", "OK"])
  }

  @Test("a sheet has no type of its own")
  func sheet() {
    let screen = PhoneScreen(Text("Behind").sheet(isPresented: .constant(true)) { Text("In front") })
    #expect(screen.texts == ["In front"])
    #expect(screen.node(.sheet) == nil)
    #expect(screen.nodes.first?.role == .other)
  }

  @Test("a search field is named by its prompt")
  func searchField() throws {
    let screen = PhoneScreen(
      NavigationStack { Text("a").searchable(text: .constant(""), prompt: "Find books") })
    let field = try #require(screen.node(.searchField))
    #expect(field.label == "Find books")
    #expect(field.placeholder == "Find books")
  }

  @Test("a symbol is found by its name and labelled by its meaning")
  func symbols() {
    let image = PhoneScreen(Image(systemName: "heart.fill")).nodes.first
    #expect(image?.identifier == "heart.fill")
    #expect(image?.label == "Love")
    let button = PhoneScreen(Button("Delete", systemImage: "trash") {}.labelStyle(.iconOnly)).node(.button)
    #expect(button?.identifier == "trash")
    #expect(button?.label == "Delete")
    #expect(PhoneScreen(Image(systemName: "bolt")).nodes.first?.label == "bolt")
    #expect(PhoneScreen(Image(decorative: "photo")).nodes.isEmpty)
  }
}
