import FlowFoundation
import Foundation
import Testing

@testable import SwiftUI

@Suite("Attributes of UIKit in texts") @MainActor
struct UIKitAttributesTests {
  private func objects(_ attributes: [NSAttributedString.Key: Any]) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "marked", attributes: attributes)
    text.append(NSAttributedString(string: " plain"))
    return text
  }

  private func redPixels(_ text: AttributedString) throws -> Int {
    let screen = Screen(device: .iPhone)
    screen.show(Text(text))
    let picture = try #require(screen.picture(scale: 1))
    return (0..<picture.height).reduce(0) { count, y in
      count
        + (0..<picture.width).filter { x in
          let pixel = picture[x, y]
          return pixel.red > 200 && pixel.green < 90 && pixel.blue < 90
        }.count
    }
  }

  @Test("a text of objects has them as attributes, which an app reads and writes")
  func conversion() {
    let font = UIFont.systemFont(ofSize: 30)
    var text = AttributedString(
      objects([
        .font: font, .foregroundColor: UIColor.red, .backgroundColor: UIColor.green, .kern: 2,
        .underlineStyle: NSUnderlineStyle.single.rawValue, .strikethroughStyle: NSUnderlineStyle.thick,
        .underlineColor: UIColor.blue, .baselineOffset: NSNumber(value: 1.5),
      ]))
    #expect(text.runs.count == 2)
    let marked = text.runs[text.startIndex].attributes.uiKit
    #expect(marked.font == font && marked.foregroundColor == .red && marked.backgroundColor == .green)
    #expect(marked.kern == 2 && marked.baselineOffset == 1.5 && marked.tracking == nil)
    #expect(marked.underlineStyle == .single && marked.strikethroughStyle == .thick)
    #expect(marked.underlineColor == .blue && marked.strikethroughColor == nil)
    for run in text.runs { text[run.range].uiKit.foregroundColor = nil }
    #expect(text.runs.allSatisfy { $0.uiKit.foregroundColor == nil })
    text.uiKit.font = nil
    #expect(text.runs[text.startIndex].uiKit.font == nil && text.runs[text.startIndex].uiKit.kern == 2)
  }

  @Test("a text shows them, unless it has attributes of SwiftUI")
  func drawing() throws {
    var text = AttributedString(objects([.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 30)]))
    let large = try redPixels(text)
    text.uiKit.font = nil
    let small = try redPixels(text)
    #expect(large > 2 * small && small > 0)
    text.uiKit.foregroundColor = nil
    #expect(try redPixels(text) == 0)
    text.foregroundColor = .red
    text.uiKit.foregroundColor = .blue
    #expect(try redPixels(text) > small)
  }

  @Test("lines have the pattern and the color of the attributes")
  func lines() throws {
    var container = AttributeContainer()
    container.uiKit.underlineStyle = [.single, .patternDot]
    container.uiKit.underlineColor = .red
    container.uiKit.strikethroughStyle = []
    let shown = container.withUIKitAttributes
    #expect(shown.swiftUI.underlineStyle == Text.LineStyle(pattern: .dot, color: Color(uiColor: .red)))
    #expect(shown.swiftUI.strikethroughStyle == nil)
    #expect(try redPixels(AttributedString("text", attributes: container)) > 0)
  }
}
