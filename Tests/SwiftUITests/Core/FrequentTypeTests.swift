import Foundation
import Testing

@testable import SwiftUI

/// Types that apps use often and that have no test file of their own.
@Suite("Frequent types") @MainActor
struct FrequentTypeTests {
  private struct Metric: View {
    @ScaledMetric private var length: CGFloat = 17
    @ScaledMetric(relativeTo: .largeTitle) private var large: CGFloat = 34

    var body: some View { Text("\(Int(length)) \(Int(large))") }
  }

  @Test("a scaled metric grows with the size of text")
  func scaledMetric() {
    #expect(PhoneScreen(Metric()).texts == ["17 34"])
    #expect(PhoneScreen(Metric().dynamicTypeSize(.xxxLarge)).texts == ["23 40"])
  }

  private struct Closing: View {
    @Environment(\.presentationMode) private var mode: Binding<PresentationMode>

    var body: some View {
      Button(mode.wrappedValue.isPresented ? "Close" : "Not presented") { mode.wrappedValue.dismiss() }
    }
  }

  @Test("the presentation mode says whether a view is presented, and ends that")
  func presentationMode() {
    struct Root: View {
      @Bindable var isPresented: TestValue<Bool>
      var body: some View {
        Closing().sheet(isPresented: $isPresented.value) { Closing() }
      }
    }
    let isPresented = TestValue(false)
    let phone = PhoneScreen(Root(isPresented: isPresented))
    #expect(phone.buttons == ["Not presented"])
    phone.screen.perform { isPresented.value = true }
    phone.tap("Close")
    #expect(!isPresented.value)
  }

  @propertyWrapper
  private struct Counted: DynamicProperty {
    @State private var count = 1
    private(set) var wrappedValue = 0

    mutating func update() { wrappedValue = count * 10 }

    var projectedValue: Binding<Int> { $count }
  }

  private struct Counting: View {
    @Counted private var value
    var body: some View { Button("\(value)") { $value.wrappedValue += 1 } }
  }

  @Test("a custom dynamic property is updated before the body")
  func dynamicProperty() {
    let phone = PhoneScreen(Counting())
    #expect(phone.buttons == ["10"])
    phone.tap("10")
    #expect(phone.buttons == ["20"])
  }

  @Test("a geometry proxy has the size, and the frame in each coordinate space")
  func geometryProxy() {
    @MainActor final class Found { var frames: [CGRect] = [] }
    let found = Found()
    func note(_ proxy: GeometryProxy) -> some View {
      found.frames = [
        CGRect(origin: .zero, size: proxy.size), proxy.frame(in: .local), proxy.frame(in: .named("outer")),
        proxy.frame(in: CoordinateSpace.global),
      ]
      return Color.clear
    }
    _ = LaidOut {
      GeometryReader { note($0) }.frame(width: 30, height: 20).padding(5).coordinateSpace(name: "outer").padding(7)
    }
    #expect(found.frames[0] == rect(0, 0, 30, 20))
    #expect(found.frames[1] == rect(0, 0, 30, 20))
    #expect(found.frames[2] == rect(5, 5, 30, 20))
    // 54 by 44 in the middle of 200 by 100.
    #expect(found.frames[3] == rect(85, 40, 30, 20))
  }

  @Test("a gesture mask determines which gestures take part")
  func gestureMask() {
    func taps(_ mask: GestureMask) -> [String] {
      let log = EventLog()
      let view = LaidOut {
        VStack { Color.red.onTapGesture { log.add("inner") } }
          .simultaneousGesture(TapGesture().onEnded { log.add("outer") }, including: mask)
      }
      view.screen.tap(at: CGPoint(x: 20, y: 20))
      return log.lines.sorted()
    }
    #expect(taps(.all) == ["inner", "outer"])
    #expect(taps(.subviews) == ["inner"])
    #expect(taps(.gesture) == ["outer"])
    #expect(taps(.none) == [])
  }

  private struct Shifted: GeometryEffect {
    var distance: CGFloat

    var animatableData: CGFloat {
      get { distance }
      set { distance = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: distance * size.width, y: 0))
    }
  }

  @Test("a geometry effect moves drawing and touches, but not the frame")
  func geometryEffect() {
    let log = EventLog()
    let view = LaidOut {
      Color.red.onTapGesture { log.add("tap") }.frame(width: 50, height: 50).modifier(Shifted(distance: 1)).part("a")
    }
    #expect(view["a"].size == size(50, 50))
    view.screen.tap(at: CGPoint(x: 85, y: 50))
    #expect(log.lines == [])
    view.screen.tap(at: CGPoint(x: 140, y: 50))
    #expect(log.lines == ["tap"])
  }

  @Test("a fill style determines the inside of a path that crosses itself")
  func fillStyle() {
    let path = Path { path in
      path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
      path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    }
    func isEvenOdd(_ view: some View) -> Bool? {
      let screen = Screen.phone()
      screen.show(view)
      guard case .fill(_, _, let evenOdd) = screen.displayList().items.first?.content else { return nil }
      return evenOdd
    }
    #expect(isEvenOdd(path.fill(.red)) == false)
    #expect(isEvenOdd(path.fill(.red, style: FillStyle(eoFill: true))) == true)
    #expect(FillStyle() == FillStyle(eoFill: false, antialiased: true))
  }

  @Test("layouts that are values arrange as their stacks do")
  func layouts() {
    func size(_ layout: some Layout) -> CGSize {
      LaidOut {
        AnyLayout(layout) {
          Block("a", 10, 20)
          Block("b", 30, 10)
        }
      }.size
    }
    #expect(size(HStackLayout(spacing: 0)) == CGSize(width: 40, height: 20))
    #expect(size(VStackLayout(spacing: 0)) == CGSize(width: 30, height: 30))
    #expect(size(ZStackLayout()) == CGSize(width: 30, height: 20))
    #expect(size(GridLayout(horizontalSpacing: 0, verticalSpacing: 0)) == CGSize(width: 30, height: 30))
  }

  @Test("dates, numbers and keys as texts")
  func texts() {
    #expect(PhoneScreen(Text(0.5, format: .percent)).texts == ["50%"])
    #expect(PhoneScreen(Text(Date(timeIntervalSince1970: 0), style: .date)).texts == ["January 1, 1970"])
    #expect(PhoneScreen(Text(LocalizedStringKey("Hello"))).texts == ["Hello"])
    #expect(PhoneScreen(ForEach(["a", "b"], id: \.self, content: { Text($0) })).texts == ["a", "b"])
  }

  @Test("the accent colour is the tint of the controls inside")
  func accentColor() {
    let screen = Screen.phone(width: 30, height: 10)
    screen.show(Rectangle().fill(.tint).accentColor(.red))
    #expect(screen.frames(of: .red) == [CGRect(x: 0, y: 0, width: 30, height: 10)])
  }

  @Test("multiple taps and long presses, in their simplest forms")
  func gestures() {
    let log = EventLog()
    let twice = LaidOut { Color.red.gesture(TapGesture(count: 2).onEnded { log.add("twice") }) }
    let point = CGPoint(x: 10, y: 10)
    twice.screen.tap(at: point)
    #expect(log.take() == [])
    twice.screen.tap(at: point, count: 2)
    #expect(log.take() == ["twice"])
    let press = LaidOut { Color.red.gesture(LongPressGesture().onEnded { log.add("pressed \($0)") }) }
    press.screen.tap(at: point, duration: 0.1)
    #expect(log.take() == [])
    press.screen.tap(at: point, duration: 1)
    #expect(log.take() == ["pressed true"])
    let drag = LaidOut {
      Color.red.frame(width: 50, height: 50)
        .gesture(DragGesture(coordinateSpace: .global).onEnded { log.add("\(Int($0.location.x))") })
    }
    drag.screen.drag(from: CGPoint(x: 90, y: 50), to: CGPoint(x: 120, y: 50))
    #expect(log.take() == ["120"])
  }

  @Test("lists and grids from data alone")
  func data() {
    struct Item: Identifiable {
      let id: Int
    }
    let screen = Screen.phone()
    screen.show(List([Item(id: 1), Item(id: 2)]) { Text("\($0.id)") })
    #expect(screen.rows.count == 2)
    let selection = Screen.phone()
    selection.show(List([Item(id: 1)], selection: .constant(1 as Int?)) { Text("\($0.id)") })
    #expect(selection.nodes.first { $0.role == .cell }?.isSelected == true)
    let grid = LaidOut {
      LazyVGrid(columns: [GridItem(.fixed(20)), GridItem(.fixed(20))]) {
        ForEach(0..<3, id: \.self) { Block("\($0)", 20, 10) }
      }
    }
    #expect(grid["1"].minY == grid["0"].minY && grid["2"].minY > grid["0"].minY)
    let row = LaidOut {
      ScrollView(.horizontal) {
        LazyHStack {
          Block("a", 20, 10)
          Block("b", 20, 10)
        }
      }
    }
    #expect(row["b"].minX == row["a"].maxX + 8)
    #expect(LaidOut { Grid { GridRow { Block("a", 20, 10) } } }.size == size(20, 10))
  }
}
