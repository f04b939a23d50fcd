import Testing

@testable import SwiftUI

@Suite("The semantics tree") @MainActor
struct SemanticsTreeTests {
  @Test("the application contains its window, the window its content")
  func root() throws {
    var environment = EnvironmentValues()
    environment.applicationName = "Checkout"
    let screen = Screen(size: ProposedViewSize(width: 390, height: 844), environment: environment)
    screen.show(Text("Pay"))
    let application = screen.semanticsTree
    #expect(application.role == .application)
    #expect(application.label == "Checkout")
    #expect(application.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    let window = try #require(application.children.first)
    #expect(window.role == .window)
    #expect(window.children.map(\.role) == [.other])
    #expect(window.children.flatMap(\.children) == screen.semantics())
  }

  @Test("a node refers to its element, while that is in the tree")
  func element() throws {
    let isShown = TestValue(true)
    struct Optional: View {
      let isShown: TestValue<Bool>
      var body: some View { if isShown.value { Text("Pay") } }
    }
    let screen = PhoneScreen(Optional(isShown: isShown))
    let node = try #require(screen.node(.staticText, "Pay"))
    #expect(node.element?.pathName == "Text")
    screen.screen.perform { isShown.value = false }
    #expect(node.element == nil)
  }

  /// element-hq/element-ios#7994: `staticTexts["status"].exists` is false until there is a text; before, it was true.
  @Test(
    "an empty text with an identifier is no element on iOS 26, as before iOS 26 it was",
    arguments: [(Design.iOS18.elements, 1), (Design.iOS26.elements, 0)])
  func emptyText(design: ElementDesign, count: Int) {
    let screen = PhoneScreen(
      VStack {
        Text("").accessibilityIdentifier("status")
        Text("Done")
      }
      .environment(\.elementDesign, design))
    #expect(screen.screen.semantics().filter { $0.identifier == "status" && !$0.isHidden }.count == count)
    #expect(screen.node(.staticText, "Done") != nil)
  }

  @Test("the field with the keyboard focus is marked")
  func keyboardFocus() throws {
    let screen = PhoneScreen(TextField("Name", text: .constant("")))
    #expect(screen.node(.textField)?.hasKeyboardFocus == false)
    let focus = try #require(screen.node(.textField)?.action(.focus))
    screen.screen.perform { focus.perform() }
    #expect(screen.node(.textField)?.hasKeyboardFocus == true)
  }
}
