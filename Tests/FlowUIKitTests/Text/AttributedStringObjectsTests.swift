import FlowUIKit
import Foundation
import SwiftUI
import Testing

@Suite("Texts of Swift in UIKit") @MainActor
struct AttributedStringObjectsTests {
  private func label(_ text: AttributedString) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
    label.attributedText = NSAttributedString(text)
    return label
  }

  @Test("a label shows the attributes of UIKit that a text of Swift has")
  func label() {
    var text = AttributedString("text")
    let plain = label(text).intrinsicContentSize
    text.uiKit.font = .systemFont(ofSize: 40)
    let large = label(text).intrinsicContentSize
    #expect(large.height > 2 * plain.height - 2 && large.width > 2 * plain.width)
    text.uiKit.backgroundColor = .red
    let phone = Phone(Shown(view: label(text)).frame(width: 300, height: 60))
    let red = Phone(Color(uiColor: .red)).color(100, 100)
    #expect(phone.colors(in: CGRect(x: 45, y: 392, width: 60, height: 60)).contains { $0 == red })
  }
}
