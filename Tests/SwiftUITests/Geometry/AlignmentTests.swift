import Testing

@testable import SwiftUI

@Suite("Alignment")
struct AlignmentTests {
  private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
  }

  @Test("built-in guides have their positions in the view's size")
  func defaults() {
    let dimensions = ViewDimensions(size: CGSize(width: 40, height: 20))
    #expect(dimensions[.leading] == 0)
    #expect(dimensions[HorizontalAlignment.center] == 20)
    #expect(dimensions[.trailing] == 40)
    #expect(dimensions[.top] == 0)
    #expect(dimensions[VerticalAlignment.center] == 10)
    #expect(dimensions[.bottom] == 20)
    #expect(dimensions[.firstTextBaseline] == 20)
    #expect(dimensions[explicit: .firstTextBaseline] == nil)
  }

  @Test("an explicit guide wins over the default")
  func explicit() {
    let third = VerticalAlignment(Third.self)
    let dimensions = ViewDimensions(size: CGSize(width: 40, height: 30)) { $0 == third.alignmentKey ? 7 : nil }
    #expect(dimensions[third] == 7)
    #expect(dimensions[explicit: third] == 7)
    #expect(dimensions[.top] == 0)
  }

  @Test("one identifier on both axes makes two guides")
  func axes() {
    #expect(HorizontalAlignment(Third.self).alignmentKey != VerticalAlignment(Third.self).alignmentKey)
    #expect(VerticalAlignment(Third.self) == VerticalAlignment(Third.self))
    #expect(VerticalAlignment(Third.self) != .top)
  }

  @Test("explicit values are averaged; baselines take the first or the last")
  func combining() {
    #expect(VerticalAlignment.center.combineExplicit([1, nil, 2, 6]) == 3)
    #expect(VerticalAlignment.firstTextBaseline.combineExplicit([5, 3, nil, 8]) == 3)
    #expect(VerticalAlignment.lastTextBaseline.combineExplicit([5, 3, nil, 8]) == 8)
    #expect(HorizontalAlignment.leading.combineExplicit([nil, nil]) == nil)
  }
}
