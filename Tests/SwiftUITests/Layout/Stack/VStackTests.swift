import Foundation
import Testing

@testable import SwiftUI

@Suite("VStack") @MainActor
struct VStackTests {
  @Test("views are one below the other, 8 points apart, centred")
  func placesViews() {
    let view = LaidOut {
      VStack {
        Block("a", 20, 10); Block("b", 30, 40)
      }
    }
    #expect(view.size == size(30, 58))
    #expect(view["a"] == rect(5, 0, 20, 10))
    #expect(view["b"] == rect(0, 18, 30, 40))
  }

  @Test(
    "views are aligned along the other axis",
    arguments: [(HorizontalAlignment.leading, CGFloat(0)), (.center, 5), (.trailing, 10)])
  func aligns(_ alignment: HorizontalAlignment, _ x: CGFloat) {
    let view = LaidOut {
      VStack(alignment: alignment) {
        Block("a", 20, 10); Block("b", 30, 40)
      }
    }
    #expect(view["a"].minX == x)
  }

  @Test("leading is at the right where people read from right to left")
  func rightToLeft() {
    let view = LaidOut(layoutDirection: .rightToLeft) {
      VStack(alignment: .leading) {
        Block("a", 20, 10); Block("b", 30, 40)
      }
    }
    #expect(view["a"].minX == 10)
  }

  /// Measured on iOS: two lines of body are 22 points apart, in one text as in two.
  @Test("texts are as far apart as the lines of a text, other views have their spacing")
  func textSpacing() {
    let view = LaidOut {
      VStack {
        Text("a").part("a"); Text("b").part("b"); Block("c", 10, 10)
      }
    }
    // 22 points less a line of 20.29, up to the next pixel.
    #expect(abs(view["b"].minY - view["a"].maxY - 2) < 0.01)
    #expect(view["c"].minY - view["b"].maxY > 8)
  }

  @Test("views of several levels of a builder are views of the stack")
  func flattens() {
    let view = LaidOut {
      VStack(spacing: 0) {
        Group {
          Block("a", 10, 10); Block("b", 10, 10)
        }
        if true { Block("c", 10, 10) }
        ForEach(0..<2, id: \.self) { Block("d\($0)", 10, 10) }
      }
    }
    #expect(["a", "b", "c", "d0", "d1"].map { view[$0].minY } == [0, 10, 20, 30, 40])
  }
}
