import FlowUIKit
import SwiftUI
import Testing

@Suite("Texts that are measured in a file that imports SwiftUI and UIKit")
@MainActor
struct NSStringSizeTests {
  @Test("are as large as those with attributes")
  func sizes() {
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
    let size = NSAttributedString(string: "Some words", attributes: attributes).size()
    #expect("Some words".size(withAttributes: attributes) == size)
    #expect("xSome words".dropFirst().size(withAttributes: attributes) == size)
    #expect(NSString(string: "Some words").size(withAttributes: attributes) == size)
  }
}
