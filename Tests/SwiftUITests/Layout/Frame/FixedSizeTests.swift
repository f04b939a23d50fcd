import Foundation
import Testing

@testable import SwiftUI

@Suite("fixedSize") @MainActor
struct FixedSizeTests {
  @Test("the view gets its ideal size, 10 points if it has none")
  func ideal() {
    #expect(LaidOut { Color.red.fixedSize() }.size == size(10, 10))
    #expect(LaidOut { Color.red.fixedSize(horizontal: true, vertical: false) }.size == size(10, 100))
  }

  @Test("a text that is too long keeps its line")
  func text() {
    let text = Text(String(repeating: "word ", count: 30))
    let wrapped = LaidOut { text }
    let fixed = LaidOut { text.fixedSize() }
    #expect(wrapped.size.width <= 200)
    #expect(fixed.size.width > 200)
    #expect(fixed.size.height < wrapped.size.height)
  }
}
