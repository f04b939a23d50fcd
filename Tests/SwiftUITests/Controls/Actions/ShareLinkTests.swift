import Foundation
import Testing

@testable import SwiftUI

@Suite("Share links") @MainActor
struct ShareLinkTests {
  private func label(_ link: some View) -> String? { PhoneScreen(link).node(.button)?.label }

  @Test("a title is the label of any shared item; without one it is Share…")
  func titles() throws {
    let url = try #require(URL(string: "https://example.org/a"))
    let title = "Link of \(1 + 1)"
    let plain = label(ShareLink(item: url))
    #expect(plain == label(ShareLink(item: "text")))
    #expect(plain?.hasPrefix("Share") == true)
    #expect(label(ShareLink("Send", item: url)) == "Send")
    #expect(label(ShareLink(title, item: url)) == "Link of 2")
    #expect(label(ShareLink("Send", item: "text")) == "Send")
    #expect(label(ShareLink(title, item: "text")) == "Link of 2")
    #expect(label(ShareLink("Send", item: url, preview: SharePreview("Page"))) == "Send")
    #expect(label(ShareLink(title, item: url, preview: SharePreview("Page"))) == "Link of 2")
    #expect(label(ShareLink(item: url) { Text("Own") }) == "Own")
  }
}
