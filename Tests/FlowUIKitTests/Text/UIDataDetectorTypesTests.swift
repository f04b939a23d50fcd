import SwiftUI
import Testing

@testable import FlowUIKit

@Suite("What a text view finds in its text") @MainActor
struct UIDataDetectorTypesTests {
  @Test("addresses of pages, without the punctuation behind them")
  func links() {
    let text = "See https://a.b/c?d=1, (www.e.f) and no.link or http:// alone."
    let links = LinkDetection.links(in: text)
    #expect(links.map { String(text[$0.0]) } == ["https://a.b/c?d=1", "www.e.f"])
    #expect(links.map(\.1.absoluteString) == ["https://a.b/c?d=1", "http://www.e.f"])
  }

  @Test("a tap on an address asks the delegate, in a text that is not edited")
  func taps() {
    final class Delegate: NSObject, UITextViewDelegate {
      var urls: [String] = []
      func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
      ) -> Bool {
        urls.append(URL.absoluteString)
        return false
      }
    }
    let (view, delegate) = (UITextView(), Delegate())
    view.delegate = delegate
    view.isEditable = false
    view.text = "https://example.com/tea"
    let phone = Phone(Shown(view: view).frame(width: 300, height: 60).position(x: 150, y: 30).ignoresSafeArea())
    phone.screen.tap(at: CGPoint(x: 40, y: 15))
    #expect(delegate.urls == [])
    phone.screen.perform { view.dataDetectorTypes = .link }
    phone.screen.tap(at: CGPoint(x: 40, y: 15))
    #expect(delegate.urls == ["https://example.com/tea"])
    phone.screen.perform { view.dataDetectorTypes = [.link, .phoneNumber] }
    #expect(phone.issues.contains { $0.contains("only addresses of pages become links.") })
  }
}
