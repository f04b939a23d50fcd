import Foundation
import SwiftUI
import Testing

@Suite("The size of a string") @MainActor
struct NSStringSizeTests {
  private func size(_ text: String, _ font: UIFont) -> CGSize { text.size(withAttributes: [.font: font]) }

  @Test("follows its font and the font's size")
  func fonts() {
    let small = size("Hello", .systemFont(ofSize: 10))
    let large = size("Hello", .systemFont(ofSize: 20))
    #expect(small.height == UIFont.systemFont(ofSize: 10).lineHeight)
    #expect(small.width > 10)
    #expect(large.width > small.width * 1.7)
    #expect(size("Hello, hello", .systemFont(ofSize: 10)).width > small.width * 2)
    #expect(size("Hello", .boldSystemFont(ofSize: 20)).width > large.width)
    #expect("Hello".size() == size("Hello", .systemFont(ofSize: 12)))
  }

  @Test("includes all lines")
  func lines() {
    let font = UIFont.systemFont(ofSize: 10)
    let lines = size("Hello\nHello\nHe", font)
    #expect(abs(lines.width - size("Hello", font).width) < 0.01)
    #expect(abs(lines.height - font.lineHeight * 3) < 0.001)
  }
}
