import Foundation
import Testing

@testable import SwiftUI

@Suite("LazyVGrid and LazyHGrid") @MainActor
struct LazyGridTests {
  @Test("flexible columns share the space that fixed ones leave")
  func columns() {
    let columns = [GridItem(.fixed(40), spacing: 10), GridItem(.flexible(), spacing: 10), GridItem(.flexible())]
    let view = LaidOut {
      LazyVGrid(columns: columns, spacing: 4) {
        ForEach(0..<4, id: \.self) { Color.red.frame(height: 20).part("\($0)") }
      }
    }
    #expect(view["0"] == rect(0, 0, 40, 20))
    #expect(view["1"] == rect(50, 0, 70, 20))
    #expect(view["2"] == rect(130, 0, 70, 20))
    #expect(view["3"] == rect(0, 24, 40, 20))
  }

  @Test("an adaptive column becomes as many as fit")
  func adaptive() {
    let view = LaidOut {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 45), spacing: 10)], spacing: 0) {
        ForEach(0..<5, id: \.self) { Color.red.frame(height: 20).part("\($0)") }
      }
    }
    // (200 + 10) / (45 + 10) = 3 columns of (200 - 20) / 3 points.
    #expect(view["0"].width == 60)
    #expect(view["2"].minX == 140)
    #expect(view["3"].minY == 20)
  }

  @Test("an adaptive column whose least length does not fit is as wide as the grid")
  func narrowerThanAdaptive() {
    let view = LaidOut {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 1000))], spacing: 0) {
        ForEach(0..<2, id: \.self) { Color.red.frame(height: 20).part("\($0)") }
      }
    }
    #expect(view["0"] == rect(0, 0, 200, 20))
    #expect(view["1"] == rect(0, 20, 200, 20))
  }

  @Test("a grid that needs more than the proposed length divides what it needs again")
  func secondPass() {
    // Measured on iOS 14 (objc.io, "SwiftUI's Grid Views"): 146 and 180 points in the first pass, which makes 334, and
    // 163 and 180 in the second.
    let items = [GridItem(.flexible(minimum: 100)), GridItem(.flexible(minimum: 180))]
    let view = LaidOut(width: 400, height: 400) {
      ZStack {
        LazyVGrid(columns: items) { ForEach(0..<2, id: \.self) { Color.red.frame(height: 20).part("v\($0)") } }
          .part("columns")
          .frame(width: 300)
        LazyHGrid(rows: items) { ForEach(0..<2, id: \.self) { Color.red.frame(width: 20).part("h\($0)") } }
          .part("rows")
          .frame(height: 300)
      }
    }
    #expect(view["columns"].width == 334 && view["rows"].height == 334)
    #expect(view["v0"].width == 163 && view["v1"].width == 180)
    #expect(view["h0"].height == 163 && view["h1"].height == 180)
    #expect(view["v1"].minX - view["v0"].maxX == 8)
    // Both are centered in the frame.
    #expect((view["v0"].minX + view["v1"].maxX) / 2 == 150)
    let fitting = LaidOut {
      LazyVGrid(columns: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]) {
        ForEach(0..<3, id: \.self) { Color.red.frame(height: 20).part("\($0)") }
      }
    }
    #expect(["0", "1", "2"].map { fitting[$0].width } == [70, 57, 57])
  }

  /// Measures a view alternately at two widths.
  private struct AskedAtTwoWidths: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      _ = subviews[0].sizeThatFits(ProposedViewSize(width: 300, height: nil))
      return subviews[0].sizeThatFits(ProposedViewSize(width: 100, height: nil))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: 100, height: nil))
    }
  }

  @Test("an adaptive grid settles at its end when it is measured at widths with other numbers of columns")
  func askedAtTwoWidths() {
    let screen = Screen(size: ProposedViewSize(width: 300, height: 100))
    screen.show(
      ScrollView {
        AskedAtTwoWidths {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 45), spacing: 0)], spacing: 0) {
            ForEach(0..<40, id: \.self) {
              Color.red.frame(height: $0 < 20 ? 20 : 50).accessibilityElement().accessibilityLabel("\($0)")
            }
          }
        }
      }
      .defaultScrollAnchor(.bottom)
    )
    #expect(screen.graph.issues.map(\.message) == [])
    #expect(screen.nodes.first { $0.label == "39" }?.frame.maxY == 100)
  }

  @Test("rows of a horizontal grid are filled from the top")
  func rows() {
    let view = LaidOut {
      LazyHGrid(rows: [GridItem(.fixed(30), spacing: 5), GridItem(.fixed(30))], spacing: 6) {
        ForEach(0..<3, id: \.self) { Block("\($0)", 20, 10) }
      }
    }
    #expect(view["0"].midY + 35 == view["1"].midY)
    #expect(view["2"].minX == 26)
  }

  private struct Measured: View {
    let text: TestValue<String>

    var body: some View {
      HStack(spacing: 0) {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 80), spacing: 0)], spacing: 0) {
          Text(text.value).background(.red)
        }
        Color.blue.frame(minWidth: 100)
      }
    }
  }

  @Test("a grid that is measured at several widths has the size of a new one after its views have changed")
  func measuredAgain() {
    let text = TestValue("word")
    func frames(_ screen: Screen) -> [CGRect] { screen.frames(of: .red) }
    func show() -> Screen {
      let screen = Screen.phone()
      screen.show(Measured(text: text))
      return screen
    }
    let screen = show()
    for words in [30, 5, 60] {
      screen.perform { text.value = String(repeating: "word ", count: words) }
      #expect(frames(screen) == frames(show()))
    }
  }
}
