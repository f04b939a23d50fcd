#if os(Linux)
  import FlowFoundation
  import Foundation
  import Testing

  @Suite("CFStringTransform")
  struct CFStringTransformTests {
    @Test("the letters of a string or of a part of it are changed")
    func changes() {
      let wide = NSMutableString(string: "ＡＢ１")
      #expect(CFStringTransform(wide, nil, kCFStringTransformFullwidthHalfwidth, false))
      #expect(String(wide) == "AB1")
      CFStringTransform(wide, nil, kCFStringTransformFullwidthHalfwidth, true)
      #expect(String(wide) == "ＡＢ１")
      let accents = NSMutableString(string: "éé")
      var part = CFRange(location: 1, length: 1)
      CFStringTransform(accents, &part, kCFStringTransformStripDiacritics, false)
      #expect(String(accents) == "ée" && part == CFRange(location: 1, length: 1))
      #expect(!CFStringTransform(accents, nil, "no such change", false))
    }
  }
#endif
