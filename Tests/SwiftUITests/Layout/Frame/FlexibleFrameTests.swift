import Foundation
import Testing

@testable import SwiftUI

@Suite("frame(minWidth:…)") @MainActor
struct FlexibleFrameTests {
  @Test("a maximum of infinity fills the proposal")
  func fills() {
    let view = LaidOut { Block("a", 10, 10).frame(maxWidth: .infinity, alignment: .leading) }
    #expect(view.size == size(200, 10))
    #expect(view["a"].minX == 0)
  }

  @Test("a view that needs less than the minimum gets it, one that needs more than the maximum does not")
  func clamps() {
    #expect(LaidOut { Block("a", 10, 10).frame(minWidth: 40) }.size.width == 40)
    #expect(LaidOut { Block("a", 90, 10).frame(minWidth: 40, maxWidth: 60) }.size.width == 60)
    #expect(LaidOut { Color.red.frame(maxWidth: 60, maxHeight: 30) }.size == size(60, 30))
  }

  @Test("with a minimum only, the frame is at least that and otherwise as wide as the view")
  func minimumOnly() {
    #expect(LaidOut { Block("a", 50, 10).frame(minWidth: 40) }.size.width == 50)
    #expect(LaidOut(width: 20) { Color.red.frame(minWidth: 40) }.size.width == 40)
  }

  @Test("with a maximum only, the frame fills the proposal up to it")
  func maximumOnly() {
    #expect(LaidOut { Block("a", 50, 10).frame(maxWidth: 80) }.size.width == 80)
    #expect(LaidOut(width: 30) { Block("a", 50, 10).frame(maxWidth: 80) }.size.width == 50)
  }

  @Test("the ideal length applies if nothing is proposed")
  func ideal() {
    #expect(LaidOut { Color.red.frame(idealWidth: 33, idealHeight: 44).fixedSize() }.size == size(33, 44))
  }

  @Test("a greatest height and an alignment")
  func maxHeight() {
    let view = LaidOut { Block("a", 10, 20).frame(maxHeight: .infinity, alignment: .top) }
    #expect(view.size == size(10, 100))
    #expect(view["a"] == rect(0, 0, 10, 20))
  }
}
