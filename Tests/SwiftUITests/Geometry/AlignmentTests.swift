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

  /// A guide whose default value reads itself.
  private enum Own: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment(Own.self)] + 5 }
  }

  private enum First: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment(Second.self)] + 10 }
  }

  private enum Second: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context[VerticalAlignment(First.self)] + context[VerticalAlignment(First.self)] + 1
    }
  }

  @Test("a default value that depends on itself finds zero")
  func dependence() {
    let dimensions = ViewDimensions(size: CGSize(width: 40, height: 20))
    #expect(dimensions[VerticalAlignment(Own.self)] == 5)
    #expect(dimensions[VerticalAlignment(First.self)] == 11)
  }

  @Test("a default value that depends on itself is an issue of the view") @MainActor
  func dependenceOfView() throws {
    let view = LaidOut {
      HStack(alignment: VerticalAlignment(Own.self)) {
        Block("a", 10, 10)
        Block("b", 10, 20)
      }
    }
    #expect(view["a"].minY == view["b"].minY)
    let issue = try #require(view.screen.graph.issues.first)
    #expect(issue.message == "The default value of the alignment Own depends on itself. Zero is used instead.")
    #expect(issue.path.contains("HStack"))
  }

  @Test("an explicit guide wins over the default") @MainActor
  func explicit() {
    let third = VerticalAlignment(Third.self)
    let log = EventLog()
    _ = LaidOut {
      HStack(alignment: .top) {
        Block("a", 40, 30)
          .alignmentGuide(third) { _ in 7 }
          .alignmentGuide(.top) { dimensions in
            let values = [dimensions[third], dimensions[explicit: third] ?? -1, dimensions[.bottom]]
            MainActor.assumeIsolated { log.add("\(values)") }
            return 0
          }
      }
    }
    #expect(log.lines.first == "[7.0, 7.0, 30.0]")
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
