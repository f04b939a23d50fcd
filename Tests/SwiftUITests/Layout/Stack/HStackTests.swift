import Foundation
import Testing

@testable import SwiftUI

@Suite("HStack") @MainActor
struct HStackTests {
  @Test("views are side by side, 8 points apart, centred")
  func placesViews() {
    let view = LaidOut {
      HStack {
        Block("a", 20, 10); Block("b", 30, 40)
      }
    }
    #expect(view.size == size(58, 40))
    #expect(view["a"] == rect(0, 15, 20, 10))
    #expect(view["b"] == rect(28, 0, 30, 40))
  }

  @Test("at its ideal height, views that fill are as high as the highest")
  func idealHeight() {
    let view = LaidOut(width: 300, height: 400) {
      HStack {
        Color.red.frame(width: 20, height: 60).frame(maxHeight: .infinity).part("a")
        Color.red.frame(width: 20, height: 10).frame(maxHeight: .infinity).part("b")
        Divider().part("line")
      }
      .fixedSize(horizontal: false, vertical: true)
    }
    #expect(view.size.height == 60)
    #expect((view["a"].height, view["b"].height, view["line"].height) == (60, 60, 60))
  }

  @Test("columns of dividers fill the width")
  func dividers() {
    let view = LaidOut(width: 300) {
      HStack {
        VStack { Divider() }.part("left")
        Block("or", 20, 10)
        VStack { Divider() }.part("right")
      }
    }
    #expect(view.size.width == 300)
    #expect((view["left"].width, view["right"].width) == (132, 132))
  }

  @Test(
    "views are aligned along the other axis",
    arguments: [(VerticalAlignment.top, CGFloat(0)), (.center, 15), (.bottom, 30)])
  func aligns(_ alignment: VerticalAlignment, _ y: CGFloat) {
    let view = LaidOut {
      HStack(alignment: alignment) {
        Block("a", 20, 10); Block("b", 30, 40)
      }
    }
    #expect(view["a"].minY == y)
  }

  @Test("flexible views share the space that fixed ones leave")
  func sharesRoom() {
    let view = LaidOut {
      HStack {
        Block("a", 50, 10); Color.red.part("b"); Color.blue.part("c")
      }
    }
    #expect(view.size == size(200, 100))
    #expect(view["b"] == rect(58, 0, 67, 100))
    #expect(view["c"] == rect(133, 0, 67, 100))
  }

  @Test("the least flexible view is asked first, so that the others get what it does not take")
  func leastFlexibleFirst() {
    let view = LaidOut {
      HStack(spacing: 0) {
        Color.red.part("a"); Color.blue.frame(maxWidth: 20).part("b")
      }
    }
    #expect(view["a"].width == 180)
    #expect(view["b"].width == 20)
  }

  @Test("a view of a higher priority gets all but the minimum of the others")
  func priority() {
    let view = LaidOut {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 30).part("a")
        Color.blue.layoutPriority(1).part("b")
      }
    }
    #expect(view["a"].width == 30)
    #expect(view["b"].width == 170)
  }

  @Test("views that need more space extend beyond both sides")
  func overflows() {
    let view = LaidOut {
      HStack(spacing: 0) {
        Block("a", 150, 10); Block("b", 150, 10)
      }
    }
    #expect(view.frame == rect(-50, 45, 300, 10))
  }

  @Test("negative spacing lets views overlap")
  func negativeSpacing() {
    let view = LaidOut {
      HStack(spacing: -5) {
        Block("a", 20, 10); Block("b", 20, 10)
      }
    }
    #expect(view["b"].minX == 15)
    #expect(view.size.width == 35)
  }

  @Test("it begins at the right where people read from right to left")
  func rightToLeft() {
    let view = LaidOut(layoutDirection: .rightToLeft) {
      HStack(spacing: 0) {
        Block("a", 20, 10); Block("b", 30, 10)
      }
    }
    #expect(view["a"] == rect(30, 0, 20, 10))
    #expect(view["b"] == rect(0, 0, 30, 10))
  }

  @Test("without views it is empty")
  func empty() {
    #expect(LaidOut { HStack {} }.size == .zero)
  }

  @Test("it is as flexible as its views: without space it has their minimum size")
  func minimum() {
    let view = LaidOut(width: 0, height: 0) {
      HStack(spacing: 4) {
        Color.red.frame(minWidth: 10); Color.blue
      }
    }
    #expect(view.size == size(14, 0))
  }
}
