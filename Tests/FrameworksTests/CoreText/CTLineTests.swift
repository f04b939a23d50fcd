#if os(Linux)
  import FlowCoreText
  import FlowUIKit
  import SwiftUI
  import Testing

  @Suite("Lines of Core Text") @MainActor
  struct CTLineTests {
    private func text(_ string: String, size: CGFloat = 20) -> NSAttributedString {
      NSAttributedString(string: string, attributes: [.font: UIFont.systemFont(ofSize: size)])
    }

    @Test("are as wide as their text, and as high as its font")
    func lines() {
      let line = CTLineCreateWithAttributedString(text("Hello"))
      var (ascent, descent, leading) = (CGFloat(0), CGFloat(0), CGFloat(0))
      let width = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
      #expect(CGFloat(width) == text("Hello").size().width && width > 20)
      let font = UIFont.systemFont(ofSize: 20)
      #expect(ascent == font.ascender && descent == -font.descender)
      #expect(abs(leading - (font.lineHeight - font.ascender + font.descender)) < 0.001)
      let box = CTLineGetBoundsWithOptions(line, [])
      #expect(box == CGRect(x: 0, y: -descent, width: CGFloat(width), height: ascent + descent))
      #expect(CTLineGetStringRange(line).length == 5)
      #expect(CTLineGetTypographicBounds(CTLineCreateWithAttributedString(text("")), nil, nil, nil) == 0)
    }

    @Test("a part of a text is measured in the room that there is")
    func framesetter() {
      let setter = CTFramesetterCreateWithAttributedString(text("one two three four five six"))
      var fit = CFRange()
      func size(_ range: CFRange, width: CGFloat) -> CGSize {
        CTFramesetterSuggestFrameSizeWithConstraints(
          setter, range, nil, CGSize(width: width, height: .greatestFiniteMagnitude), &fit)
      }
      let wide = size(CFRange(location: 0, length: 0), width: .greatestFiniteMagnitude)
      #expect(fit == CFRange(location: 0, length: 27))
      let narrow = size(CFRange(location: 0, length: 0), width: 100)
      #expect(narrow.height >= 2 * wide.height && narrow.width <= 100 && wide.width > 100)
      #expect(size(CFRange(location: 0, length: 3), width: 1000).width < 60)
      #expect(fit.length == 3)
      #expect(size(CFRange(location: 40, length: 3), width: 1000).width == 0)
    }
  }
#endif
