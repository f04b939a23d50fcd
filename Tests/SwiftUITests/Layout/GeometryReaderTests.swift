import Foundation
import Testing

@testable import SwiftUI

@Suite("GeometryReader") @MainActor
struct GeometryReaderTests {
  @Test("it takes all the room, tells its size, and places its content at the top leading corner")
  func takesRoom() {
    let view = LaidOut { GeometryReader { proxy in Block("a", proxy.size.width / 2, proxy.size.height / 4) } }
    #expect(view.size == size(200, 100))
    #expect(view["a"] == rect(0, 0, 100, 25))
  }

  @Test("frames are told in local, named and global coordinates")
  func frames() {
    final class Seen { var frames: [CGRect] = [] }
    let seen = Seen()
    _ = LaidOut {
      VStack(spacing: 0) {
        Block("top", 10, 20)
        GeometryReader { proxy in
          let _ =
            seen.frames = [
              proxy.frame(in: .local), proxy.frame(in: .named("outer")), proxy.frame(in: .global),
            ]
          Color.clear
        }
      }
      .coordinateSpace(name: "outer")
      .padding(.top, 10)
    }
    #expect(seen.frames == [rect(0, 0, 200, 70), rect(0, 20, 200, 70), rect(0, 30, 200, 70)])
  }
}
