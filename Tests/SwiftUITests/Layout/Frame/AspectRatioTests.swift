import Foundation
import Testing

@testable import SwiftUI

@Suite("aspectRatio") @MainActor
struct AspectRatioTests {
  @Test("fit is the largest size of the ratio inside the proposal, fill the smallest around it")
  func modes() {
    #expect(LaidOut { Color.red.aspectRatio(1, contentMode: .fit) }.size == size(100, 100))
    #expect(LaidOut { Color.red.aspectRatio(4, contentMode: .fit) }.size == size(200, 50))
    #expect(LaidOut { Color.red.aspectRatio(1, contentMode: .fill) }.size == size(200, 200))
    #expect(LaidOut { Color.red.aspectRatio(CGSize(width: 1, height: 2), contentMode: .fit) }.size == size(50, 100))
  }

  @Test("without a ratio the view keeps that of its ideal size")
  func ownRatio() {
    let view = Color.red.frame(idealWidth: 30, idealHeight: 10)
    #expect(abs(LaidOut { view.scaledToFit() }.size.height - 200 / 3) < 0.001)
  }

  @Test("a mode without a ratio keeps that of the view")
  func modeOnly() {
    let view = Color.red.frame(idealWidth: 30, idealHeight: 10)
    #expect(abs(LaidOut { view.aspectRatio(contentMode: .fit) }.size.height - 200 / 3) < 0.001)
    #expect(LaidOut { view.aspectRatio(contentMode: .fill) }.size == size(300, 100))
  }
}
