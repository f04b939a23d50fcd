import FlowUIKit
import SwiftUI
import Testing

@Suite("UISearchTextField") @MainActor
struct UISearchTextFieldTests {
  @Test("a search field takes text, is cleared by its button, and is that of a search bar")
  func field() {
    let field = UISearchTextField(frame: CGRect(x: 20, y: 100, width: 300, height: 36))
    let root = UIView()
    root.addSubview(field)
    let phone = Phone(Shown(view: root).ignoresSafeArea())
    #expect(phone.node(.searchField) != nil && phone.buttons == [])
    phone.tap(.searchField)
    phone.screen.type("tea")
    #expect(field.text == "tea")
    phone.tap(.button, "Clear text")
    #expect(field.text == "" && phone.issues == [])
    let bar = UISearchBar()
    let own: UISearchTextField = bar.searchTextField
    own.text = "x"
    #expect(bar.text == "x")
  }
}
