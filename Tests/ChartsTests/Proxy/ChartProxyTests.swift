import SwiftUI
import Testing

@testable import Charts

@Suite("Chart proxies") @MainActor
struct ChartProxyTests {
  @MainActor final class Note { var proxy: ChartProxy?; var frame: CGRect? }

  private func proxy(_ direction: LayoutDirection = .leftToRight) throws -> (ChartProxy, CGRect) {
    let note = Note()
    let screen = ChartScreen(width: 200, height: 100, direction: direction) {
      Chart(["a", "b"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 50)) }
        .chartYScale(domain: 0...100).chartXAxis(.hidden).chartYAxis { AxisMarks(values: [0, 100]) }
        .chartOverlay { proxy in
          GeometryReader { geometry in
            let _ = note.proxy = proxy
            let _ = note.frame = proxy.plotFrame.map { geometry[$0] }
            Color.clear
          }
        }
    }
    _ = screen.drawn
    return (try #require(note.proxy), try #require(note.frame))
  }

  @Test("know the frame of the plot, and convert values to positions and back")
  func conversions() throws {
    let (proxy, frame) = try proxy()
    #expect(frame.minX == 0 && frame.minY == 0 && frame.height == 100 && frame.width < 200)
    #expect(proxy.plotSize == frame.size)
    #expect(proxy.position(forX: "a") == frame.width / 4)
    #expect(proxy.position(forY: 75) == 25)
    #expect(proxy.position(for: (x: "b", y: 0)) == CGPoint(x: frame.width * 0.75, y: 100))
    #expect(proxy.positionRange(forX: "b") == frame.width / 2...frame.width)
    #expect(proxy.position(forX: "z") == nil && proxy.position(forX: 3) == nil)
    #expect(proxy.value(atX: frame.width * 0.6) == "b")
    #expect(proxy.value(atY: 25) == 75.0)
    #expect(proxy.value(atY: 25.2, as: Int.self) == 75)
    #expect(proxy.value(atX: -5, as: String.self) == nil)
    #expect(proxy.xDomain(dataType: String.self) == ["a", "b"])
    #expect(proxy.yDomain(dataType: Double.self) == [0, 100])
  }

  @Test("count from the left edge, where categories begin on the right from right to left")
  func rightToLeft() throws {
    let (proxy, frame) = try proxy(.rightToLeft)
    #expect(proxy.position(forX: "a") == frame.width * 0.75)
    #expect(proxy.value(atX: frame.width * 0.9) == "a")
    #expect(isNear(frame.maxX, 200))
  }
}
