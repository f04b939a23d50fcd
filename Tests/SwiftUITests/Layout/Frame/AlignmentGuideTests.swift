import Foundation
import Testing

@testable import SwiftUI

@Suite("alignmentGuide") @MainActor
struct AlignmentGuideTests {
  private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
  }

  @Test("a view says where its guide is, and the stack grows as needed")
  func shifts() {
    let view = LaidOut {
      VStack(alignment: .leading, spacing: 0) {
        Block("a", 20, 10)
        Block("b", 20, 10).alignmentGuide(.leading) { $0[.leading] - 7 }
      }
    }
    #expect(view["a"].minX == 0)
    #expect(view["b"].minX == 7)
    #expect(view.size.width == 27)
  }

  @Test("only the guide in use matters")
  func otherGuide() {
    let view = LaidOut {
      VStack(alignment: .trailing, spacing: 0) {
        Block("a", 20, 10)
        Block("b", 20, 10).alignmentGuide(.leading) { _ in 50 }
      }
    }
    #expect(view["b"].minX == 0)
  }

  @Test("a custom guide aligns views with its default")
  func custom() {
    let alignment = HorizontalAlignment(Third.self)
    let view = LaidOut {
      VStack(alignment: alignment, spacing: 0) {
        Block("a", 30, 10); Block("b", 60, 10)
      }
    }
    #expect(view["a"].minX == 10)
    #expect(view["b"].minX == 0)
  }

  @Test("a guide that is computed by a function")
  func function() {
    let end: @Sendable (ViewDimensions) -> CGFloat = { $0[.trailing] }
    let view = LaidOut {
      VStack(alignment: .leading, spacing: 0) {
        Block("a", 30, 10).alignmentGuide(.leading, computeValue: end)
        Block("b", 40, 10)
      }
    }
    #expect(view["b"].minX - view["a"].minX == 30)
  }

  /// Records a guide of its view for several widths, before and after placing the view in the last one.
  private struct Asking: Layout {
    let alignment: HorizontalAlignment
    let widths: [CGFloat?]
    let note: @Sendable @MainActor (CGFloat) -> Void

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      ask(subviews[0])
      subviews[0].place(at: .zero, proposal: ProposedViewSize(width: widths.last ?? nil, height: nil))
      ask(subviews[0])
    }

    private func ask(_ subview: LayoutSubview) {
      for width in widths {
        let dimensions = subview.dimensions(in: ProposedViewSize(width: width, height: nil))
        let (size, place) = (dimensions.width, dimensions[alignment])
        MainActor.assumeIsolated {
          #expect(size == 100)
          note(place)
        }
      }
    }
  }

  @Test("proposals that result in the same size of a stack have the guides of their own places")
  func proposals() {
    let alignment = HorizontalAlignment(Third.self)
    let log = EventLog()
    _ = LaidOut {
      Asking(alignment: alignment, widths: [nil, 100], note: { log.add("\($0)") }) {
        HStack(spacing: 0) {
          Color.red.frame(minWidth: 20, idealWidth: 70, maxWidth: 80)
          Color.blue.frame(minWidth: 20, idealWidth: 30, maxWidth: 80).alignmentGuide(alignment) { _ in 0 }
        }
      }
    }
    #expect(log.lines == ["70.0", "50.0", "70.0", "50.0"])
  }

  @Test("a view that fills a column of its ideal width has its guide where it is placed")
  func filling() {
    let alignment = HorizontalAlignment(Third.self)
    let log = EventLog()
    _ = LaidOut {
      Asking(alignment: alignment, widths: [nil], note: { log.add("\($0)") }) {
        VStack(spacing: 0) {
          Color.red.frame(width: 100, height: 10)
          Color.blue.alignmentGuide(alignment) { $0[.trailing] }
        }
      }
    }
    #expect(log.lines == ["100.0", "100.0"])
  }

  /// The position that the closures of a wrapping view keep.
  private final class Place: @unchecked Sendable {
    var x: CGFloat = 0
    var y: CGFloat = 0
  }

  /// Lines from counting closures: each computes its leading guide, then its top, one view after the other.
  private struct Wrapping: View {
    let width: CGFloat

    var body: some View {
      let (place, width) = (Place(), width)
      ZStack(alignment: .topLeading) {
        ForEach(["a", "b", "c", "d"], id: \.self) { name in
          Block(name, 60, 10)
            .alignmentGuide(.leading) { dimensions in
              if abs(place.x - dimensions.width) > width {
                place.x = 0
                place.y -= dimensions.height
              }
              let result = place.x
              place.x = name == "d" ? 0 : place.x - dimensions.width
              return result
            }
            .alignmentGuide(.top) { _ in
              let result = place.y
              if name == "d" { place.y = 0 }
              return result
            }
        }
      }
    }
  }

  private struct Narrowing: View {
    @State var width: CGFloat = 300
    let changed: Int

    var body: some View {
      Wrapping(width: width)
        .onChange(of: changed) { width = 150 }
    }
  }

  /// A view that fills the proposed height up to 30 points, as a truncated text does.
  private struct Cut: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 100, height: min(30, max(10, proposal.height ?? 30)))
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }

  /// Rows of one view each, placed below each other by counting closures.
  private struct Rows: View {
    var body: some View {
      let place = Place()
      ZStack(alignment: .topLeading) {
        Cut {}.part("a").alignmentGuide(.top) { dimensions in
          place.y = -dimensions.height
          return 0
        }
        Block("b", 60, 10).alignmentGuide(.top) { _ in place.y }
      }
    }
  }

  @Test("a view of unchanged size is moved by closures after the one above it has grown")
  func grown() {
    let view = LaidOut(width: 300) { Rows().frame(height: 12) }
    // With a proposal of 12 points, the stack takes 22 and places its views in those.
    #expect(view["b"].minY - view["a"].minY == 22)
    view.screen.show(Rows().frame(height: 200).part(""))
    #expect(view["b"].minY - view["a"].minY == 30)
  }

  /// Used on the main actor only.
  private final class Kept: @unchecked Sendable {
    var dimensions: ViewDimensions?
  }

  @Test("dimensions that a closure keeps answer when their view is gone")
  func keptDimensions() {
    let kept = Kept()
    let screen = Screen.phone()
    screen.show(
      HStack(alignment: .top) {
        Color.red.frame(width: 20, height: 10).alignmentGuide(.bottom) { _ in 3 }.alignmentGuide(.top) { dimensions in
          kept.dimensions = dimensions
          return 0
        }
      })
    screen.show(Text("b"))
    #expect(kept.dimensions?[.bottom] == 3)
    #expect(kept.dimensions?[.trailing] == 20)
  }

  @Test("guides of nested stacks are computed a few times each")
  func nestedGuides() {
    let log = EventLog()
    let innermost = AnyView(
      Block("a", 10, 10).alignmentGuide(.leading) { dimensions in
        let width = dimensions.width
        MainActor.assumeIsolated { log.add("\(width)") }
        return 1
      })
    _ = LaidOut {
      (0..<12).reduce(innermost) { view, _ in
        AnyView(
          ZStack(alignment: .topLeading) {
            view.alignmentGuide(.leading) { $0[.trailing] + $0[.leading] }
              .alignmentGuide(.top) { $0[.bottom] + $0[.leading] }
            Block("b", 10, 10)
          })
      }
    }
    #expect(!log.lines.isEmpty && log.lines.count < 1_000)
  }

  @Test("closures that count their calls wrap lines, also after a change")
  func countingClosures() {
    let names = ["a", "b", "c", "d"]
    let view = LaidOut(width: 300) { Narrowing(changed: 0).part("all") }
    func places() -> [CGPoint] {
      names.map { CGPoint(x: view[$0].minX - view["a"].minX, y: view[$0].minY - view["a"].minY) }
    }
    #expect(places().map(\.x) == [0, 60, 120, 180])
    view.screen.show(Narrowing(changed: 1).part("all").part(""))
    #expect(places().map(\.x) == [0, 60, 0, 60])
    #expect(places().map(\.y) == [0, 0, 10, 10])
  }
}
