import FlowRendering
import FlowUIKit
import Foundation
import SwiftUI
import Testing

@Suite("Texts that are measured and drawn")
@MainActor
struct NSStringDrawingTests {
  private let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]

  @Test("a text is as large as a label with it, whatever its type")
  func sizes() {
    let label = UILabel()
    label.font = .systemFont(ofSize: 20)
    label.text = "Some words"
    let size = "Some words".size(withAttributes: attributes)
    // A label has whole pixels of the screen that was shown last, whatever its scale.
    let rest = label.intrinsicContentSize.width - size.width
    #expect(rest >= 0 && rest < 0.5 && size.height == label.intrinsicContentSize.height)
    #expect(("Some words" as NSString).size(withAttributes: attributes) == size)
    #expect("xSome words".dropFirst().size(withAttributes: attributes) == size)
    #expect(NSAttributedString(string: "Some words", attributes: attributes).size() == size)
    #expect("Some words".size(withAttributes: nil).height < size.height)
  }

  /// The file imports SwiftUI, too, which has the function as well.
  @Test("a text in a file that imports UIKit and SwiftUI counts all its attributes")
  func allAttributes() {
    let plain = "Some words".size(withAttributes: attributes)
    let spaced = "Some words".size(withAttributes: attributes.merging([.kern: 4 as NSNumber]) { $1 })
    #expect(spaced.width > plain.width + 30 && spaced.height == plain.height)
  }

  @Test("with an origin of lines, a text is broken at the width; without, it has one line above the origin")
  func bounds() {
    let text = "Some words in a row"
    let whole = text.size(withAttributes: attributes)
    let wide = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    let one = text.boundingRect(with: wide, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
    #expect(one == CGRect(origin: .zero, size: whole))
    let narrow = CGSize(width: whole.width / 2, height: 0)
    let two = text.boundingRect(
      with: narrow, options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: attributes, context: nil)
    #expect(two.height > whole.height * 1.8 && two.width <= narrow.width)
    let line = (text as NSString).boundingRect(with: narrow, attributes: attributes, context: nil)
    #expect(line.size == whole && line.minY < -10 && line.maxY > 0)
    let empty = NSAttributedString(string: "").boundingRect(
      with: narrow, options: .usesLineFragmentOrigin, context: nil)
    #expect(empty == .zero)
  }

  @Test("a text is drawn below its origin, or above, if that is its baseline")
  func drawing() {
    func rows(_ draw: @escaping () -> Void) -> [Int] {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60)).image { _ in draw() }
      guard let bitmap = image.cgImage?.bitmap else { return [] }
      let scale = bitmap.height / 60
      return (0..<60).filter { y in (0..<bitmap.width).contains { bitmap[$0, y * scale].alpha > 0 } }
    }
    let below = rows { ("Ax" as NSString).draw(at: CGPoint(x: 2, y: 30), withAttributes: attributes) }
    #expect(below.first.map { $0 > 30 } == true)
    let rect = CGRect(x: 2, y: 30, width: 50, height: 30)
    #expect(
      rows { "Ax".draw(with: rect, options: .usesLineFragmentOrigin, attributes: attributes, context: nil) } == below)
    let above = rows { "Ax".draw(with: rect, attributes: attributes, context: nil) }
    #expect(above.last.map { $0 <= 30 } == true)
  }
}
