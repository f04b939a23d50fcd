import Foundation
import Testing

@testable import SwiftUI

@Suite("Elements of paths")
struct CGPathElementTests {
  @Test("a path is applied element by element, with its points")
  func applies() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addCurve(to: CGPoint(x: 9, y: 9), control1: CGPoint(x: 5, y: 5), control2: CGPoint(x: 7, y: 7))
    path.closeSubpath()
    var seen: [String] = []
    path.applyWithBlock { element in
      let count = [.moveToPoint: 1, .addLineToPoint: 1, .addQuadCurveToPoint: 2, .addCurveToPoint: 3][
        element.pointee.type, default: 0]
      let points = (0..<count).map { element.pointee.points[$0].x }
      seen.append("\(element.pointee.type) \(points)")
    }
    #expect(
      seen == ["moveToPoint [1.0]", "addLineToPoint [3.0]", "addCurveToPoint [5.0, 7.0, 9.0]", "closeSubpath []"])
  }

  @Test("insets, traits and fonts survive a round trip through UIKit and Core Text")
  func bridges() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(EdgeInsets(NSDirectionalEdgeInsets(insets)) == insets)
    for size in ContentSizeCategory.allCases { #expect(ContentSizeCategory(UIContentSizeCategory(size)) == size) }
    #expect(ColorScheme(UIUserInterfaceStyle(ColorScheme.dark)) == .dark)
    #expect(LayoutDirection(.unspecified) == nil)
    #expect(UserInterfaceSizeClass(UIUserInterfaceSizeClass(.regular)) == .regular)
    #expect(Font(CTFontCreateWithName("Courier", 14, nil)) == .custom("Courier", fixedSize: 14))
  }
}
