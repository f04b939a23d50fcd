import Foundation
import Testing

@testable import SwiftUI

@Suite("alignmentGuide") @MainActor
struct AlignmentGuideTests {
  private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
  }

  @Test("a view says where its guide is, and the stack grows as needed")
  func shifts() {
    let view = LaidOut {
      VStack(alignment: .leading, spacing: 0) {
        Block("a", 20, 10)
        Block("b", 20, 10).alignmentGuide(.leading) { $0[.leading] - 7 }
      }
    }
    #expect(view["a"].minX == 0)
    #expect(view["b"].minX == 7)
    #expect(view.size.width == 27)
  }

  @Test("only the guide that is asked for counts")
  func otherGuide() {
    let view = LaidOut {
      VStack(alignment: .trailing, spacing: 0) {
        Block("a", 20, 10)
        Block("b", 20, 10).alignmentGuide(.leading) { _ in 50 }
      }
    }
    #expect(view["b"].minX == 0)
  }

  @Test("a guide of one's own lines up views with its default")
  func custom() {
    let alignment = HorizontalAlignment(Third.self)
    let view = LaidOut {
      VStack(alignment: alignment, spacing: 0) {
        Block("a", 30, 10); Block("b", 60, 10)
      }
    }
    #expect(view["a"].minX == 10)
    #expect(view["b"].minX == 0)
  }

  @Test("a guide that is computed by a function")
  func function() {
    let end: @Sendable (ViewDimensions) -> CGFloat = { $0[.trailing] }
    let view = LaidOut {
      VStack(alignment: .leading, spacing: 0) {
        Block("a", 30, 10).alignmentGuide(.leading, computeValue: end)
        Block("b", 40, 10)
      }
    }
    #expect(view["b"].minX - view["a"].minX == 30)
  }
}
