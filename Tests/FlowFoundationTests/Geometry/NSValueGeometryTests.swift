import FlowFoundation
import Foundation
import Testing

@Suite("Points, sizes and rectangles as values") struct NSValueGeometryTests {
  private let rect = CGRect(x: 1, y: 2, width: 3, height: 4)

  @Test("a rectangle in a dictionary is a value for one who asks for a value, and a rectangle for others")
  func rectangles() {
    let info: [AnyHashable: Any] = ["frame": rect]
    #expect((info["frame"] as? NSValue)?.cgRectValue == rect)
    #expect(info["frame"] as? CGRect == rect)
    let value: Any = NSValue(cgRect: rect)
    #expect(value as? CGRect == rect)
  }

  @Test("a value is no other kind of value, and a number is none")
  func kinds() {
    let point: Any = NSValue(cgPoint: CGPoint(x: 1, y: 2))
    let size: Any = NSValue(cgSize: CGSize(width: 3, height: 4))
    #expect(point as? CGPoint == CGPoint(x: 1, y: 2) && point as? CGRect == nil && point as? CGSize == nil)
    #expect(size as? CGSize == CGSize(width: 3, height: 4) && size as? CGPoint == nil)
    #expect((NSNumber(value: 1) as Any) as? CGRect == nil)
  }
}
