import Foundation
import Testing

@testable import SwiftUI

@Suite("CGPath")
struct CGPathTests {
  @Test("a transform changes the added elements only, even if it has no inverse")
  func transforms() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4), transform: CGAffineTransform(scaleX: 0, y: 1))
    path.addRect(CGRect(x: 5, y: 6, width: 7, height: 8), transform: CGAffineTransform(scaleX: 2, y: 0))
    let expected = CGMutablePath()
    expected.move(to: CGPoint(x: 1, y: 2))
    expected.addLine(to: CGPoint(x: 0, y: 4))
    expected.addRect(CGRect(x: 10, y: 0, width: 14, height: 0))
    #expect(path.boundingBox == expected.boundingBox)
    #expect(path == expected)
  }
}
