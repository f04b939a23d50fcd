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
}
