import Foundation
import Testing

@testable import SwiftUI

@Suite("Layout") @MainActor
struct LayoutTests {
  private struct Weight: LayoutValueKey {
    static let defaultValue: CGFloat = 1
  }

  /// Columns with widths in proportion to their weights.
  private struct Weighted: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      let total = subviews.map { $0[Weight.self] }.reduce(0, +)
      var x = bounds.minX
      for subview in subviews {
        let width = bounds.width * subview[Weight.self] / total
        subview.place(
          at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: bounds.height))
        x += width
      }
    }
  }

  @Test("it determines the sizes and positions of its views, by their layout values")
  func arranges() {
    let view = LaidOut {
      Weighted {
        Color.red.part("a")
        Color.blue.part("b").layoutValue(key: Weight.self, value: 3)
      }
    }
    #expect(view["a"] == rect(0, 0, 50, 100))
    #expect(view["b"] == rect(50, 0, 150, 100))
  }

  @Test("a value for several views applies to those without their own (measured on macOS)")
  func innerValues() {
    let view = LaidOut {
      Weighted {
        Group {
          Color.red.part("a")
          Color.blue.part("b").layoutValue(key: Weight.self, value: 3).padding(0)
        }
        .layoutValue(key: Weight.self, value: 2)
      }
    }
    #expect(view["a"] == rect(0, 0, 80, 100))
    #expect(view["b"] == rect(80, 0, 120, 100))
  }

  /// Asks its view for many widths, twice.
  private struct Curious: Layout {
    let count: Int

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      for _ in 0..<2 {
        for width in 0..<count { _ = subviews[0].sizeThatFits(ProposedViewSize(width: CGFloat(width), height: nil)) }
      }
      return CGSize(width: 10, height: 10)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
  }

  /// Notes the widths it is asked for.
  private struct Noting: Layout {
    let note: @Sendable @MainActor (String) -> Void

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      MainActor.assumeIsolated { note("\(proposal)") }
      return CGSize(width: 10, height: 10)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
  }

  @Test("a view is asked once for each size in a layout")
  func asksOnce() {
    let log = EventLog()
    let view = LaidOut { Curious(count: 100) { Noting(note: { log.add($0) }) { Color.red } } }
    #expect(log.lines.count >= 100)
    #expect(Set(log.lines).count == log.lines.count)
    #expect(view.screen.graph.issues.isEmpty)
  }

  @Test("a view that is asked for too many sizes in a layout does not answer further ones, with an issue")
  func asksTooMuch() {
    let log = EventLog()
    let view = LaidOut { Curious(count: 20_000) { Noting(note: { log.add($0) }) { Color.red } } }
    #expect(log.lines.count < 10_000)
    #expect(view.screen.graph.issues.count == 1)
    #expect(view.screen.graph.issues.first?.path.hasSuffix("LayoutView > LayoutView") == true)
  }

  @Test("views in nested layouts never have another size than the one they are placed with")
  func placesOnce() {
    let log = EventLog()
    _ = LaidOut {
      Weighted {
        Weighted {
          GeometryReader { proxy in
            let _ = log.add("\(proxy.size.width)")
            Color.red
          }
          Color.blue
        }
        Color.green
      }
    }
    #expect(Set(log.lines) == ["50.0"])
  }

  /// Places only its first view.
  private struct OnlyFirst: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: 20, height: 20))
    }
  }

  /// Places views in a row, with widths from their container values.
  private struct Shares: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      var x = bounds.minX
      for subview in subviews {
        let width = CGFloat(subview.containerValues.share) * 10
        subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: 10))
        x += width
      }
    }
  }

  @Test("a layout reads the container values of its views")
  func containerValues() {
    let view = LaidOut {
      Shares {
        Color.red.part("a")
        Color.blue.part("b").containerValue(\.share, 3)
      }
    }
    #expect(view["a"] == rect(0, 0, 10, 10))
    #expect(view["b"] == rect(10, 0, 30, 10))
  }

  @Test("a layout follows a container value that changes")
  func changedContainerValue() {
    struct Content: View {
      let share: TestValue<Int>

      var body: some View {
        Shares {
          Color.red.part("a").containerValue(\.share, share.value)
          Color.blue.part("b")
        }
      }
    }
    let share = TestValue(1)
    let view = LaidOut { Content(share: share) }
    view.screen.perform { share.value = 3 }
    #expect(view["a"] == rect(0, 0, 30, 10))
    #expect(view["b"] == rect(30, 0, 10, 10))
  }

  @Test("a view that its layout does not place is centred")
  func notPlaced() {
    let view = LaidOut {
      OnlyFirst {
        Color.red.part("a")
        Color.blue.frame(width: 20, height: 10).part("b")
      }
    }
    #expect(view["a"] == rect(0, 0, 20, 20))
    #expect(view["b"] == rect(90, 45, 20, 10))
  }

  /// Records when its cache is created and updated.
  private struct Cached: Layout {
    final class Log { var lines: [String] = [] }

    let log: Log

    func makeCache(subviews: Subviews) -> Int {
      log.lines.append("make \(subviews.count)")
      return 0
    }

    func updateCache(_ cache: inout Int, subviews: Subviews) {
      log.lines.append("update \(subviews.count)")
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
      CGSize(width: 10 * subviews.count, height: 10)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {}
  }

  @Test("its cache is created once, and updated when its views change")
  func caches() {
    let log = Cached.Log()
    let count = TestValue(2)
    let screen = Screen.phone()
    struct Content: View {
      let log: Cached.Log
      let count: TestValue<Int>
      var body: some View {
        Cached(log: log) { ForEach(0..<count.value, id: \.self) { _ in Color.red } }
      }
    }
    screen.show(Content(log: log, count: count))
    #expect(log.lines == ["make 2"])
    screen.perform { count.value = 3 }
    #expect(log.lines == ["make 2", "update 3"])
  }

  /// Places its view 20 points below its top.
  private struct Lowered: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      let size = subviews[0].sizeThatFits(.unspecified)
      return CGSize(width: size.width, height: size.height + 20)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      subviews[0].place(at: CGPoint(x: bounds.minX, y: bounds.minY + 20), proposal: .unspecified)
    }
  }

  /// The distance of the tops of two boxes whose first baselines are at 30 and 5 points.
  private func distance<Content: View>(@ViewBuilder _ lowered: (AnyView) -> Content) -> CGFloat {
    let box = Color.blue.frame(width: 10, height: 10).part("b").alignmentGuide(.firstTextBaseline) { _ in 5 }
    let view = LaidOut {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Color.red.frame(width: 10, height: 40).part("a").alignmentGuide(.firstTextBaseline) { _ in 30 }
        lowered(AnyView(box))
      }
    }
    return view["b"].minY - view["a"].minY
  }

  @Test("without guides of its own it has those of its views, where it places them")
  func mergedGuides() {
    #expect(distance { box in Lowered { box } } == 25)
    #expect(distance { box in Lowered { Lowered { box } } } == 25)
    let stack = AnyLayout(VStackLayout(spacing: 0))
    #expect(
      distance { box in
        stack {
          Color.green.frame(width: 10, height: 20)
          box
        }
      } == 25)
  }

  @Test("the guides of its views count on the leading edge from right to left as well")
  func mergedGuidesFromRight() {
    let view = LaidOut(layoutDirection: .rightToLeft) {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 40, height: 10).part("a")
        AnyLayout(HStackLayout(spacing: 0)) {
          Color.green.frame(width: 20, height: 10)
          Color.blue.frame(width: 10, height: 10).part("b").alignmentGuide(.leading) { _ in 0 }
        }
      }
    }
    #expect(view["a"].maxX == view["b"].maxX)
  }

  @Test("a container over EmptyView that is a layout too takes its closure in an initializer")
  func containerOverEmptyView() {
    #expect(LayoutContainer<EmptyView>().madeBy == "closure")
  }
}

/// A container that is a layout if it has no content.
private struct LayoutContainer<Content: View>: View {
  let madeBy: String
  let content: Content

  init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    madeBy = "closure"
    self.content = content()
  }

  var body: some View { content }
}

extension LayoutContainer: Animatable where Content == EmptyView {
  typealias AnimatableData = EmptyAnimatableData
}

extension LayoutContainer: Layout, Sendable where Content == EmptyView {
  init(spacing: CGFloat? = nil) {
    self.init(spacing: spacing) { EmptyView() }
  }

  nonisolated func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }

  nonisolated func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

extension ContainerValues {
  private enum ShareKey: ContainerValueKey {
    static var defaultValue: Int { 1 }
  }

  fileprivate var share: Int {
    get { self[ShareKey.self] }
    set { self[ShareKey.self] = newValue }
  }
}
