import FlowRendering
import SwiftUI
import Testing

@testable import FlowUIKit

@Suite("NSTextAttachment") @MainActor
struct NSTextAttachmentTests {
  private func label(_ bounds: CGRect) -> UILabel {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    let attachment = NSTextAttachment(image: image)
    attachment.bounds = bounds
    let text = NSMutableAttributedString(string: "a")
    text.append(NSAttributedString(attachment: attachment))
    text.append(NSAttributedString(string: "b"))
    let label = UILabel()
    label.attributedText = text
    return label
  }

  /// The rectangle of the red pixels.
  private func red(_ label: UILabel) -> CGRect {
    let phone = Phone(Shown(view: label).frame(width: 200, height: 100))
    guard let picture = phone.screen.picture(scale: 1) else { return .null }
    var rect = CGRect.null
    for y in 0..<picture.height {
      for x in 0..<picture.width where picture[x, y].red > 200 && picture[x, y].green < 60 {
        rect = rect.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return rect
  }

  @Test("a picture is drawn in the place of its character, in its size or in that of its bounds")
  func picture() {
    #expect(NSAttributedString(attachment: NSTextAttachment()).string.unicodeScalars.first?.value == 0xFFFC)
    let plain = red(label(.zero))
    #expect(abs(plain.width - 10) <= 1 && abs(plain.height - 10) <= 1)
    let large = red(label(CGRect(x: 0, y: 0, width: 30, height: 20)))
    #expect(abs(large.width - 30) <= 1 && abs(large.height - 20) <= 1)
    #expect(
      label(CGRect(x: 0, y: 0, width: 30, height: 20)).intrinsicContentSize.width > label(.zero).intrinsicContentSize
        .width + 15)
  }
}
