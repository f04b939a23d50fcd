import Foundation
import Testing

@testable import SwiftUI

@Suite("frame(width:height:alignment:)") @MainActor
struct FixedFrameTests {
  @Test("the view is proposed the frame's size and centred in it")
  func fixes() {
    let view = LaidOut { Color.red.part("a").frame(width: 50, height: 20) }
    #expect(view.size == size(50, 20))
    #expect(view["a"] == rect(0, 0, 50, 20))
  }

  @Test("one length leaves the other to the view")
  func oneAxis() {
    #expect(LaidOut { Color.red.frame(width: 50) }.size == size(50, 100))
    #expect(LaidOut { Block("a", 10, 15).frame(width: 50) }.size == size(50, 15))
  }

  @Test("a smaller view is aligned in the frame, a larger one extends beyond it")
  func aligns() {
    let small = LaidOut { Block("a", 10, 10).frame(width: 50, height: 50, alignment: .bottomLeading) }
    #expect(small["a"] == rect(0, 40, 10, 10))
    let large = LaidOut { Block("a", 70, 10).frame(width: 50, height: 50) }
    #expect(large.size == size(50, 50))
    #expect(large["a"] == rect(-10, 20, 70, 10))
  }

  @Test("one length and an alignment")
  func oneLength() {
    let view = LaidOut { Block("a", 10, 20).frame(width: 50, alignment: .trailing) }
    #expect(view.size == size(50, 20))
    #expect(view["a"] == rect(40, 0, 10, 20))
    let high = LaidOut { Block("a", 10, 20).frame(height: 50, alignment: .bottom) }
    #expect(high.size == size(10, 50))
    #expect(high["a"] == rect(0, 30, 10, 20))
  }
}
