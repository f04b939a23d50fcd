import FlowUIKit
import SwiftUI
import Testing

@Suite("UISearchBar") @MainActor
struct UISearchBarTests {
  private final class Delegate: NSObject, UISearchBarDelegate {
    let log = CallLog()
    var allows = true

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
      log.add("should begin")
      return allows
    }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.add("began") }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
      log.add("should end")
      return allows
    }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.add("ended") }
    func searchBar(
      _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { !text.contains("x") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.add("text \(searchText)") }
  }

  private final class Coder: NSCoder {}

  @Test("one that a storyboard makes has a field, too")
  func coder() throws {
    let bar = try #require(UISearchBar(coder: Coder()))
    bar.frame = CGRect(x: 0, y: 100, width: 390, height: 56)
    let root = UIView()
    root.addSubview(bar)
    let phone = Phone(Shown(view: root).ignoresSafeArea())
    phone.tap(.searchField)
    phone.screen.type("tea")
    #expect(bar.text == "tea" && phone.issues == [])
  }

  @Test("its delegate is asked before editing begins and ends, and before the text changes")
  func editing() {
    let delegate = Delegate()
    let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 390, height: 56))
    bar.delegate = delegate
    let root = UIView()
    root.addSubview(bar)
    let phone = Phone(Shown(view: root).ignoresSafeArea())
    delegate.allows = false
    phone.tap(.searchField)
    #expect(delegate.log.take() == ["should begin"] && !bar.isFirstResponder)
    delegate.allows = true
    phone.tap(.searchField)
    #expect(delegate.log.take() == ["should begin", "began"])
    phone.screen.type("t")
    phone.screen.type("x")
    #expect(bar.text == "t" && delegate.log.take() == ["text t"])
    delegate.allows = false
    phone.screen.perform { #expect(!bar.resignFirstResponder()) }
    #expect(delegate.log.take() == ["should end"] && bar.isFirstResponder)
    delegate.allows = true
    phone.screen.perform { #expect(bar.resignFirstResponder()) }
    #expect(delegate.log.take() == ["should end", "ended"] && phone.issues == [])
  }
}
