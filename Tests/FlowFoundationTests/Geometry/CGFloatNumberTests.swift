import FlowFoundation
import Foundation
import Testing

@Suite("Numbers as CGFloat")
struct CGFloatNumberTests {
  @Test("are made like other numbers")
  func values() {
    #expect(CGFloat(truncating: 1.5) == 1.5)
    #expect(CGFloat(truncating: true) == 1)
    #expect(CGFloat(exactly: NSNumber(value: 3)) == 3)
    #expect(CGFloat(exactly: NSNumber(value: Int64.max)) == nil)
  }

  @Test("are numbers for one who asks for a number, and a number is one of them")
  func casts() {
    let (number, value): (Any, Any) = (NSNumber(value: 3), CGFloat(1.5))
    #expect(number as? CGFloat == 3 && number as? Int == 3)
    #expect(value as? NSNumber == 1.5 && value as? CGFloat == 1.5)
    let sizes: [String: Any] = ["height": NSNumber(value: 2)]
    #expect(sizes as? [String: CGFloat] == ["height": 2])
    #expect((NSNumber(value: Int64.max) as Any) as? CGFloat == nil)
  }
}
