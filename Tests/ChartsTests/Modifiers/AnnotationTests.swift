import SwiftUI
import Testing

@testable import Charts

@Suite("Annotations and other modifiers") @MainActor
struct AnnotationTests {
  private func frame(
    _ position: AnnotationPosition, _ overflow: AnnotationOverflowResolution = .automatic, y: Double = 50
  ) -> CGRect? {
    ChartScreen(width: 100, height: 100) {
      Chart {
        PointMark(x: .value("x", 50), y: .value("y", y))
          .annotation(position: position, spacing: 5, overflowResolution: overflow) {
            Color.red.frame(width: 20, height: 10)
          }
      }
      .bare().chartXScale(domain: 0...100).chartYScale(domain: 0...100)
    }.rects(.red).first
  }

  @Test("are beside their mark, at the side that the app says")
  func positions() throws {
    let radius = (50 / CGFloat.pi).squareRoot()
    let top = try #require(frame(.top))
    #expect(top.midX == 50 && isNear(top.maxY, 45 - radius, within: 1))
    #expect(isNear(try #require(frame(.bottom)).minY, 55 + radius, within: 1))
    #expect(isNear(try #require(frame(.leading)).maxX, 45 - radius, within: 1))
    #expect(isNear(try #require(frame(.trailing)).minX, 55 + radius, within: 1))
    #expect(try #require(frame(.overlay)).midY == 50)
    #expect(frame(.automatic) == frame(.top))
  }

  @Test("fit into the plot if the app asks for it")
  func overflow() throws {
    #expect(try #require(frame(.top, y: 100)).minY < 0)
    let fitted = try #require(
      frame(.top, AnnotationOverflowResolution(x: .fit(to: .plot), y: .fit(to: .plot)), y: 100))
    #expect(fitted.minY == 0)
  }

  @Test("know the size of their mark")
  func context() {
    let screen = ChartScreen(width: 100, height: 100) {
      Chart {
        BarMark(x: .value("x", "a"), y: .value("y", 1))
          .annotation(position: .overlay) { Color.red.frame(width: $0.targetSize.width, height: 10) }
      }.bare()
    }
    #expect(screen.rects(.red).map(\.width) == [70])
  }

  @Test("of several marks are beside all of them")
  func union() throws {
    let screen = ChartScreen(width: 100, height: 100) {
      Chart {
        ForEach(["a", "b"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) }
          .annotation(position: .overlay) { Color.red.frame(width: 10, height: 10) }
      }.bare()
    }
    #expect(screen.rects(.red).map(\.midX) == [50])
  }

  @Test("inner modifiers have precedence, opacities multiply and offsets add up")
  func precedence() throws {
    let screen = ChartScreen(width: 100, height: 100) {
      Chart {
        ForEach([1], id: \.self) { _ in
          BarMark(x: .value("x", "a"), y: .value("y", 1)).foregroundStyle(.red).opacity(0.5).offset(x: 5)
        }
        .foregroundStyle(.green).opacity(0.5).offset(x: 5)
      }.bare()
    }
    let bar = try #require(screen.drawn.first { $0.stroke == nil })
    #expect(bar.color?.alpha == 0.25 && isNear(bar.bounds.minX, 25))
    #expect(screen.rects(.green).isEmpty)
  }

  @Test("the display order follows zIndex, and a corner radius rounds all corners")
  func order() throws {
    let screen = ChartScreen(width: 100, height: 100) {
      Chart {
        BarMark(x: .value("x", "a"), y: .value("y", 1)).foregroundStyle(.red).zIndex(1)
        BarMark(x: .value("x", "b"), y: .value("y", 1)).foregroundStyle(.green).cornerRadius(10)
      }.bare()
    }
    let fills = screen.drawn.filter { $0.stroke == nil }
    #expect(fills.map(\.bounds.midX) == [75, 25])
    let green = Path(fills[0].path)
    #expect(!green.contains(CGPoint(x: green.boundingRect.minX + 1, y: 99)))
  }

  @Test("a clip shape is in the frame of its mark, and a mask shows where its marks are")
  func effects() throws {
    func pixels(@ChartContentBuilder _ content: () -> some ChartContent) throws -> [Bool] {
      let renderer = ImageRenderer(
        content: Chart(content: content).bare().chartYScale(domain: 0...1).frame(width: 40, height: 40))
      let picture = try #require(renderer.picture)
      return [picture[7, 1], picture[20, 20], picture[20, 38]].map { $0.alpha > 0 }
    }
    let bar = { BarMark(x: .value("x", "a"), y: .value("y", 1)) }
    #expect(try pixels { bar().cornerRadius(0) } == [true, true, true])
    #expect(try pixels { bar().cornerRadius(0).clipShape(Circle()) } == [false, true, false])
    let masked = try pixels {
      bar().cornerRadius(0).mask { RectangleMark(yStart: .value("y", 0.25), yEnd: .value("y", 0.75)) }
    }
    #expect(masked == [false, true, false])
  }

  @Test("a view is a symbol at its point")
  func symbolView() {
    let screen = ChartScreen(width: 100, height: 100) {
      Chart {
        PointMark(x: .value("x", 50), y: .value("y", 50)).symbol { Color.red.frame(width: 30, height: 10) }
      }
      .bare().chartXScale(domain: 0...100).chartYScale(domain: 0...100)
    }
    #expect(screen.rects(.red) == [CGRect(x: 35, y: 45, width: 30, height: 10)])
    #expect(screen.rects(.blue).isEmpty)
  }
}
