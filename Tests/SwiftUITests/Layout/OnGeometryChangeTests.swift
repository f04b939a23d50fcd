import Testing

@testable import SwiftUI

@MainActor
@Suite("onGeometryChange")
struct OnGeometryChangeTests {
  private final class Log {
    var sizes: [CGSize] = []
  }

  @Test("the action runs with the size at first and when it changes")
  func size() {
    let log = Log()
    let screen = Screen.phone()
    func view(_ width: CGFloat) -> some View {
      Color.red.frame(width: width, height: 10)
        .onGeometryChange(for: CGSize.self) {
          $0.size
        } action: {
          log.sizes.append($0)
        }
    }
    screen.show(view(20))
    screen.show(view(20))
    screen.show(view(30))
    #expect(log.sizes == [CGSize(width: 20, height: 10), CGSize(width: 30, height: 10)])
  }
}
