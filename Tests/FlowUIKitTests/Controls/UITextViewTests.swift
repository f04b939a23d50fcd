import FlowUIKit
import Foundation
import SwiftUI
import Testing

@Suite("Text views") @MainActor
struct UITextViewTests {
  @Test("have as many lines as their container allows, with and without attributes", arguments: [false, true])
  func lineLimit(hasAttributes: Bool) {
    let text = String(repeating: "many words ", count: 40)
    let heights = [1, 2, 0].map { limit in
      let view = UITextView()
      if hasAttributes {
        view.attributedText = NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)])
      } else {
        view.text = text
      }
      view.textContainer.maximumNumberOfLines = limit
      return view.sizeThatFits(CGSize(width: 200, height: 1_000)).height
    }
    #expect(heights[0] < heights[1] && heights[1] < heights[2], "\(heights)")
  }
}
