import FlowRendering
import Testing

@testable import SwiftUI

/// Facts F105 to F177 of Docs/AppleFacts.md about frames, padding, stacks and backgrounds.
@Suite("Layout facts") @MainActor
struct LayoutFactTests {
  private func check(_ facts: [LayoutFact]) {
    for fact in facts {
      let measured = fact.measured
      let isClose =
        measured.count == fact.frames.count
        && zip(measured, fact.frames).allSatisfy { mine, known in
          [mine.minX - known.minX, mine.minY - known.minY, mine.width - known.width, mine.height - known.height]
            .allSatisfy { abs($0) < 0.01 }
        }
      #expect(isClose, "\(fact.name): \(measured), not \(fact.frames)")
    }
  }

  @Test("F113–F120: fixed frames")
  func fixedFrames() { check(LayoutFact.fixedFrames) }

  @Test("F121–F129: flexible frames")
  func flexibleFrames() { check(LayoutFact.flexibleFrames) }

  @Test("F130–F134: fixed sizes")
  func fixedSizes() { check(LayoutFact.fixedSizes) }

  @Test("F135–F147, F162: padding")
  func paddings() { check(LayoutFact.paddings) }

  @Test("F148–F161, F175, F195, F213, F214: stacks")
  func stacks() { check(LayoutFact.stacks) }

  @Test("F164–F168, F177, F181: backgrounds and views larger than their frames")
  func backgrounds() { check(LayoutFact.backgrounds) }

  @Test("F108: a flexible frame's negative minimum is zero; infinity and NaN stay")
  func negativeMinima() {
    for minimum: CGFloat in [-10, -5, -100, -0.1, -0.001, -.infinity] {
      #expect(FlexibleFrame.Limits(min: minimum, ideal: nil, max: nil).min == 0)
    }
    #expect(FlexibleFrame.Limits(min: .infinity, ideal: nil, max: nil).min == .infinity)
    #expect(FlexibleFrame.Limits(min: .nan, ideal: nil, max: nil).min?.isNaN == true)
  }

  @Test("F109: an ideal below the minimum is raised to it", arguments: [(20.0, 10.0), (50, 25), (100, 0)])
  func idealBelowMinimum(_ minimum: CGFloat, _ ideal: CGFloat) {
    #expect(FlexibleFrame.Limits(min: minimum, ideal: ideal, max: nil).ideal == minimum)
  }

  @Test("F110: a maximum below the ideal is raised to it", arguments: [(30.0, 20.0), (100, 50), (50, 25)])
  func maximumBelowIdeal(_ ideal: CGFloat, _ maximum: CGFloat) {
    #expect(FlexibleFrame.Limits(min: nil, ideal: ideal, max: maximum).max == ideal)
  }

  @Test("F111: a flexible frame with an alignment only limits nothing")
  func noLimits() {
    let limits = FlexibleFrame.Limits(min: nil, ideal: nil, max: nil)
    #expect((limits.min, limits.ideal, limits.max) == (nil, nil, nil))
  }

  @Test("F169: padded texts on backgrounds are 8 points apart, because their edges are not text")
  func paddedTexts() throws {
    let screen = Screen(size: .unspecified)
    screen.show(
      VStack {
        Text("Hello").padding().background { Color.red }
        Text("World").padding().background { Color.blue }
      })
    let frames = screen.elements.filter { $0.pathName == "Color" }.map(\.frameOnScreen)
    try #require(frames.count == 2)
    #expect(frames[1].minY - frames[0].maxY == 8)
    #expect(screen.contentSize.height == frames[0].height + frames[1].height + 8)
  }

  /// Texts at the text size medium, measured on iOS 26 at @3x.
  private func spaced<Content: View>(@ViewBuilder _ content: () -> Content) -> LaidOut {
    LaidOut(width: 390, height: nil) {
      VStack { content() }
        .environment(\.displayScale, 3)
        .environment(\.dynamicTypeSize, .medium)
    }
  }

  @Test("buttons with labels in frames are 8 points apart, and a footnote between them 12.33 in all")
  func framedTexts() {
    let view = spaced {
      Text("one").font(.callout).frame(minHeight: 48).part("one")
      Text("two").font(.callout).frame(minHeight: 48).frame(maxWidth: 380).part("two")
      Text("link").font(.footnote).frame(maxWidth: 380).part("link")
      Text("three").font(.callout).frame(height: 48).part("three")
    }
    #expect(abs(view["two"].minY - view["one"].maxY - 8) < 0.01)
    let room = view["three"].minY - view["two"].maxY - view["link"].height
    #expect(abs(room - 12.33) < 0.34)
    #expect(abs(view["link"].minY - view["two"].maxY - 4.33) < 0.34)
  }

  @Test("a text follows a row of text and symbol as it follows a text")
  func rowWithSymbol() {
    let view = spaced {
      HStack {
        Text("header"); Spacer(); Image(systemName: "chevron.down")
      }.part("row")
      Text("content").part("text")
    }
    // The lines are 21.33 points apart.
    #expect(abs(view["text"].maxY - view["row"].maxY - 21.33) < 0.34)
  }

  @Test("three spacers leave 24 points, and two 16, with nothing between them")
  func spacers() {
    func gap(_ count: Int) -> CGFloat {
      let view = LaidOut {
        VStack {
          Block("a", 20, 10)
          ForEach(0..<count, id: \.self) { _ in Spacer() }
          Block("b", 20, 10)
        }.fixedSize()
      }
      return view["b"].minY - view["a"].maxY
    }
    #expect((gap(1), gap(2), gap(3)) == (8, 16, 24))
  }

  @Test("F172: a background outside of a clip keeps the unclipped box, and is 8 points from the next")
  func badges() {
    let screen = Screen(size: .unspecified)
    screen.show(
      VStack {
        ForEach(0..<2, id: \.self) { _ in
          Color.red.frame(width: 52, height: 49).clipShape(Circle()).overlay(Circle().stroke()).background {
            Color.blue
          }
        }
      })
    let frames = screen.elements.filter { $0.pathName == "Color" && $0.size.width == 52 }.map(\.frameOnScreen)
    #expect(frames.map(\.minY) == [0, 0, 57, 57])
    #expect(frames.allSatisfy { $0.size == CGSize(width: 52, height: 49) })
  }

  @Test("F173: shadows take no space")
  func shadows() {
    let screen = Screen(size: .unspecified)
    screen.show(
      Circle().fill(.green).frame(width: 100, height: 100)
        .shadow(color: .black, radius: 10).shadow(color: .green, radius: 10)
        .shadow(color: .red, radius: 10).shadow(color: .blue, radius: 10).padding(50))
    #expect(screen.contentSize == CGSize(width: 200, height: 200))
    #expect(screen.frames(of: .green) == [CGRect(x: 50, y: 50, width: 100, height: 100)])
  }

  @Test("F171: a circle's border lies inside of the box that it is drawn over")
  func borderedCircle() throws {
    let screen = Screen.phone(width: 100, height: 100)
    screen.show(
      Color.clear.frame(width: 158.0 / 3, height: 148.0 / 3).overlay(Circle().strokeBorder(.white, lineWidth: 2))
        .environment(\.displayScale, 3))
    var borders: [CGRect] = []
    func visit(_ items: [DisplayItem], _ origin: CGPoint) {
      for item in items {
        let origin = CGPoint(x: origin.x + item.offset.x, y: origin.y + item.offset.y)
        switch item.content {
        case .stroke(let path, _, let style):
          borders.append(
            path.boundingRect.offsetBy(dx: origin.x, dy: origin.y).insetBy(
              dx: -style.lineWidth / 2, dy: -style.lineWidth / 2))
        case .group(_, let inner): visit(inner, origin)
        default: break
        }
      }
    }
    visit(screen.displayList().items, .zero)
    let frame = try #require(borders.first)
    #expect(abs(frame.width - 49.333) < 0.01 && abs(frame.height - 49.333) < 0.01)
    #expect(abs(frame.minX - (100 - 52.667) / 2 - 1.667) < 0.01)
  }

  @Test("F193: the least flexible view is asked first; of two without a limit the one that needs the most")
  func flexibility() {
    func order(_ first: (CGFloat, CGFloat), _ second: (CGFloat, CGFloat)) -> ComparisonResult {
      func flexibility(_ range: (CGFloat, CGFloat)) -> CGFloat {
        let screen = Screen.phone()
        screen.show(Color.red.frame(minWidth: range.0, maxWidth: range.1))
        let frame = screen.elements.first { $0.size(for: .zero).width == range.0 }
        return frame?.flexibility(along: .horizontal, cross: 10) ?? .nan
      }
      let (left, right) = (flexibility(first), flexibility(second))
      return left < right ? .orderedAscending : left == right ? .orderedSame : .orderedDescending
    }
    #expect(order((10, 20), (10, 30)) == .orderedAscending)
    #expect(order((20, 40), (30, 50)) == .orderedSame)
    #expect(order((20, .infinity), (10, .infinity)) == .orderedAscending)
    #expect(order((10, 1000), (10, .infinity)) == .orderedAscending)
    let view = LaidOut(width: 33) {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 5, maxWidth: .infinity).part("small")
        Color.red.frame(minWidth: 20, maxWidth: .infinity).part("large")
      }
    }
    #expect((view["small"].width, view["large"].width) == (13, 20))
  }

  @Test("F170, F180, F189: a symbol, a heavy rounded text and a colour well are as large as measured")
  func measuredLeaves() {
    func size(_ view: some View) -> CGSize {
      var environment = EnvironmentValues()
      environment.displayScale = 3
      let screen = Screen(size: .unspecified, environment: environment)
      screen.show(view)
      return screen.contentSize
    }
    let heart = size(Image(systemName: "heart.fill"))
    #expect(abs(heart.width - 20.667) < 0.34 && abs(heart.height - 17.333) < 0.34)
    let text = size(Text("Hello World").font(.system(.largeTitle, design: .rounded, weight: .black)))
    // The font differs: its width equals Apple's to a hundredth.
    #expect(abs(text.width - 195.333) < 1.95 && abs(text.height - 40.667) < 0.34)
    #expect(size(ColorPicker("", selection: .constant(.red)).labelsHidden()) == CGSize(width: 28, height: 28))
  }

  @Test("F182: a shadow without a colour is black, a third opaque, and straight below")
  func shadow() {
    let screen = Screen.phone()
    screen.show(Color.red.shadow(radius: 2))
    guard case .group(let group, _) = screen.displayList().items.first?.content else {
      Issue.record("there is no shadow")
      return
    }
    #expect(group.filters == [.shadow(color: RenderColor(white: 0, alpha: 0.33), radius: 2, x: 0, y: 0)])
  }
}
