import Foundation
import Testing

@testable import SwiftUI

/// Hit testing, conversions and frames derive from one transform to the parent; these tests compare them with each
/// other and with the pixels.
@Suite("The geometry of elements") @MainActor
struct ElementGeometryTests {
  /// A button of 40 by 20 points, displaced in a window of 200 by 100.
  @MainActor
  private struct Fixture {
    let screen: Screen
    let log = EventLog()

    init(_ displacement: Displacement) {
      let log = log
      var environment = EnvironmentValues()
      environment.layoutDirection = displacement.layoutDirection
      screen = Screen(size: ProposedViewSize(width: 200, height: 100), environment: environment)
      let button = Button {
        log.add("pressed")
      } label: {
        Color(red: 1, green: 0, blue: 0).frame(width: 40, height: 20)
      }
      screen.show(displacement.apply(AnyView(button.buttonStyle(.plain))))
    }

    var button: Element {
      get throws {
        let named = screen.elements.first { $0.touchResponder != nil && $0.size == CGSize(width: 40, height: 20) }
        return try #require(named)
      }
    }

    func isPressed(byTapAt point: CGPoint) -> Bool {
      screen.tap(at: point)
      return log.take() == ["pressed"]
    }
  }

  @Test("a button of twice its size reacts to a tap in its middle")
  func scaledButton() throws {
    let log = EventLog()
    let view = LaidOut { Button("Go") { log.add("go") }.frame(width: 40, height: 20).scaleEffect(2) }
    view.screen.tap(at: CGPoint(x: 100, y: 50))
    #expect(log.take() == ["go"])
  }

  @Test("a tap presses a button where it is shown, and not beside it", arguments: Displacement.all)
  func taps(_ displacement: Displacement) throws {
    let fixture = Fixture(displacement)
    let button = try fixture.button
    for x in [1, 20, 39] as [CGFloat] {
      for y in [1, 10, 19] as [CGFloat] {
        #expect(fixture.isPressed(byTapAt: button.convert(CGPoint(x: x, y: y), to: nil)), "\(x), \(y)")
      }
    }
    for (x, y) in [(-1, 10), (41, 10), (20, -1), (20, 21), (-1, -1), (41, 21)] as [(CGFloat, CGFloat)] {
      #expect(!fixture.isPressed(byTapAt: button.convert(CGPoint(x: x, y: y), to: nil)), "\(x), \(y)")
    }
  }

  @Test(
    "a tap presses a button exactly where its pixels are", arguments: Displacement.all.filter(\.isDrawnExactly))
  func pixels(_ displacement: Displacement) throws {
    let fixture = Fixture(displacement)
    let bitmap = try #require(fixture.screen.picture(scale: 1))
    func isRed(_ x: Int, _ y: Int) -> Bool { bitmap[x, y].alpha > 127 }
    var presses = 0
    for x in stride(from: 1, to: 199, by: 6) {
      for y in stride(from: 1, to: 99, by: 6) {
        let around = [(0, 0), (-1, 0), (1, 0), (0, -1), (0, 1)].map { isRed(x + $0.0, y + $0.1) }
        // Edges are ambiguous.
        guard Set(around).count == 1 else { continue }
        let isPressed = fixture.isPressed(byTapAt: CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5))
        #expect(isPressed == around[0], "\(x), \(y)")
        if isPressed { presses += 1 }
      }
    }
    #expect(presses > 5)
  }

  @Test("points convert to the screen and back", arguments: Displacement.all)
  func roundTrips(_ displacement: Displacement) throws {
    let fixture = Fixture(displacement)
    let button = try fixture.button
    for point in [CGPoint.zero, CGPoint(x: 40, y: 20), CGPoint(x: 7, y: 13)] {
      let back = try #require(button.convert(button.convert(point, to: nil), from: nil))
      #expect(abs(back.x - point.x) < 1e-6 && abs(back.y - point.y) < 1e-6)
    }
  }

  @Test("a frame is the bounding box of the four corners", arguments: Displacement.all)
  func frames(_ displacement: Displacement) throws {
    let fixture = Fixture(displacement)
    let button = try fixture.button
    let corners = [(0, 0), (40, 0), (0, 20), (40, 20)].map {
      button.convert(CGPoint(x: CGFloat($0.0), y: CGFloat($0.1)), to: nil)
    }
    let frame = button.frameOnScreen
    #expect(abs(frame.minX - corners.map(\.x).min()!) < 1e-6)
    #expect(abs(frame.maxX - corners.map(\.x).max()!) < 1e-6)
    #expect(abs(frame.minY - corners.map(\.y).min()!) < 1e-6)
    #expect(abs(frame.maxY - corners.map(\.y).max()!) < 1e-6)
    #expect(fixture.screen.nodes.first { $0.role == .button }?.frame == frame)
  }

  @Test("a gesture has the location in its view", arguments: Displacement.all)
  func locations(_ displacement: Displacement) throws {
    let log = EventLog()
    let view = LaidOut(layoutDirection: displacement.layoutDirection) {
      displacement.apply(
        AnyView(
          Color.red.frame(width: 40, height: 20)
            .onTapGesture { point in log.add("\(Int(point.x.rounded())) \(Int(point.y.rounded()))") }
            .part("target")))
    }
    let target = try #require(view.screen.elements.last { $0.touchResponder != nil })
    view.screen.tap(at: target.convert(CGPoint(x: 31, y: 7), to: nil))
    #expect(log.take() == ["31 7"])
  }

  @Test("a square turned by 45 degrees is as wide as its diagonal")
  func turnedSquare() {
    let view = LaidOut { Block("square", 40, 40).rotationEffect(.degrees(45)) }
    #expect(abs(view["square"].width - 40 * 2.0.squareRoot()) < 1e-9)
    #expect(abs(view["square"].height - 40 * 2.0.squareRoot()) < 1e-9)
  }

  @Test("a view flattened to a line is never hit")
  func flat() {
    let log = EventLog()
    let view = LaidOut { Color.red.onTapGesture { log.add("tap") }.scaleEffect(x: 0, y: 1) }
    #expect(!view.screen.tap(at: CGPoint(x: 100, y: 50)))
    #expect(log.take() == [])
  }

  @Test("the back of a view rotated by more than a quarter turn still accepts taps, mirrored")
  func back() {
    let log = EventLog()
    let view = LaidOut {
      Color.red.frame(width: 100, height: 50)
        .onTapGesture { point in log.add("\(Int(point.x.rounded()))") }
        .rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0))
    }
    view.screen.tap(at: CGPoint(x: 60, y: 50))
    #expect(log.take() == ["90"])
  }

  @Test("a geometry reader returns the shown frame")
  func geometryReader() {
    let seen = TestValue(CGRect.zero)
    let view = LaidOut {
      GeometryReader { proxy in
        let _ = seen.value = proxy.frame(in: .global)
        Color.clear
      }
      .frame(width: 40, height: 20)
      .scaleEffect(2)
    }
    #expect(seen.value == rect(60, 30, 80, 40))
    #expect(view.frame == rect(80, 40, 40, 20))
  }

  @Test("a geometry reader is evaluated again when an effect moves it")
  func geometryReaderFollows() {
    struct Turning: View {
      let angle: TestValue<Double>
      let seen: TestValue<CGRect>

      var body: some View {
        GeometryReader { proxy in
          let frame = proxy.frame(in: .global)
          Color.clear.onChange(of: frame, initial: true) { seen.value = frame }
        }
        .frame(width: 40, height: 20)
        .rotationEffect(.degrees(angle.value))
      }
    }
    let (angle, seen) = (TestValue(0.0), TestValue(CGRect.zero))
    let view = LaidOut { Turning(angle: angle, seen: seen) }
    #expect(seen.value == rect(80, 40, 40, 20))
    view.screen.perform { angle.value = 90 }
    #expect(abs(seen.value.width - 20) < 1e-9)
    #expect(abs(seen.value.minX - 90) < 1e-9)
  }

  @Test("an anchor read inside a rotated view ignores the rotation")
  func anchors() {
    let seen = TestValue(CGRect.zero)
    _ = LaidOut {
      HStack(spacing: 0) {
        Color.clear.frame(width: 10, height: 20)
        Color.red.frame(width: 30, height: 20).anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
      }
      .overlayPreferenceValue(BoundsKey.self) { anchor in
        GeometryReader { proxy in
          let _ = seen.value = anchor.map { proxy[$0] } ?? .zero
          Color.clear
        }
      }
      .rotationEffect(.degrees(33))
    }
    #expect(seen.value == rect(10, 0, 30, 20))
  }

  @Test("an anchor of a rotated view is its bounding box outside")
  func anchorsOutside() {
    let seen = TestValue(CGRect.zero)
    _ = LaidOut {
      Color.red.frame(width: 30, height: 20).anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
        .rotationEffect(.degrees(90))
        .overlayPreferenceValue(BoundsKey.self) { anchor in
          GeometryReader { proxy in
            let _ = seen.value = anchor.map { proxy[$0] } ?? .zero
            Color.clear
          }
        }
    }
    #expect(abs(seen.value.minX - 5) < 1e-9)
    #expect(abs(seen.value.minY + 5) < 1e-9)
    #expect(abs(seen.value.width - 20) < 1e-9)
  }

  private struct BoundsKey: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
  }

  @Test("scrolling to a view reaches its position with effects")
  func scrolling() {
    let proxy = TestValue<ScrollViewProxy?>(nil)
    let view = LaidOut {
      ScrollViewReader { reader in
        let _ = proxy.value = reader
        ScrollView {
          VStack(spacing: 0) {
            Block("first", 40, 100)
            Block("second", 40, 50).id(2).offset(y: 120)
            Color.clear.frame(height: 500)
          }
        }
      }
    }
    view.screen.perform { proxy.value?.scrollTo(2, anchor: .top) }
    #expect(view.screen.scroll.offset.y == 220)
  }
}
