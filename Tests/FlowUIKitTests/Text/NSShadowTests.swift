import FlowRendering
import FlowUIKit
import Foundation
import SwiftUI
import Testing

@Suite("Shadows of texts with attributes") @MainActor
struct NSShadowTests {
  private func text(_ change: (NSShadow) -> Void = { _ in }) -> NSAttributedString {
    let shadow = NSShadow()
    shadow.shadowColor = UIColor.red
    shadow.shadowOffset = CGSize(width: 0, height: 40)
    change(shadow)
    return NSAttributedString(
      string: "■■■",
      attributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.black, .shadow: shadow])
  }

  /// The number of red pixels of a picture, by its upper and lower half.
  private func reds(of text: NSAttributedString) -> [Int] {
    let size = CGSize(width: 100, height: 100)
    let picture = UIGraphicsImageRenderer(size: size).image { _ in text.draw(at: .zero) }.cgImage?.bitmap
    guard let picture else { return [] }
    return [0..<picture.height * 2 / 5, picture.height * 2 / 5..<picture.height].map { rows in
      rows.reduce(0) { sum, y in
        sum + (0..<picture.width).count { picture[$0, y].red > 150 && picture[$0, y].green < 100 }
      }
    }
  }

  @Test("are drawn at their offset in their color, and not without a color")
  func drawing() {
    let drawn = reds(of: text())
    #expect(drawn[0] == 0 && drawn[1] > 200)
    #expect(reds(of: text { $0.shadowColor = nil }) == [0, 0])
    #expect(reds(of: text { $0.shadowOffset = .zero })[1] == 0)
  }

  @Test("belong to a label's text, too")
  func label() {
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    label.attributedText = text()
    let root = UIView()
    root.addSubview(label)
    let phone = Phone(Shown(view: root).ignoresSafeArea())
    let below = (140..<190).flatMap { y in (20..<120).map { x in phone.color(CGFloat(x), CGFloat(y)) } }
    #expect(below.contains { ($0?.red ?? 0) > 200 && ($0?.green ?? 255) < 60 })
  }
}
