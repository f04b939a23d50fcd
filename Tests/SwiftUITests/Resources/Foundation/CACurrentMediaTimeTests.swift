import SwiftUI
import Testing

@Suite("The media clock")
struct CACurrentMediaTimeTests {
  @Test("advances")
  func mediaTime() {
    let first = CACurrentMediaTime()
    #expect(first > 0)
    #expect(CACurrentMediaTime() >= first)
  }
}
