import Foundation
import Testing

@testable import SwiftUI

@Suite("Safe area") @MainActor
struct SafeAreaTests {
  private let insets = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)

  @Test("views stay inside it")
  func stays() {
    #expect(LaidOut(safeArea: insets) { Color.clear.part("a") }.frame == rect(0, 20, 200, 70))
  }

  @Test(
    "views that ignore it reach the edges of the window",
    arguments: [
      (Edge.Set.all, rect(0, 0, 200, 100)), (.top, rect(0, 0, 200, 90)), (.bottom, rect(0, 20, 200, 80)),
    ])
  func ignores(_ edges: Edge.Set, _ expected: CGRect) {
    let view = LaidOut(safeArea: insets) { Color.clear.part("a").ignoresSafeArea(edges: edges) }
    let origin = view.frame.origin
    #expect(view["a"].offsetBy(dx: origin.x, dy: origin.y) == expected)
  }

  @Test("a background of a style reaches under it")
  func background() {
    let view = LaidOut(safeArea: insets) { Color.clear.background(Color.red) }
    #expect(view.screen.frames(of: .red) == [rect(0, 0, 200, 100)])
  }

  @Test("an inset view is at the edge, and the others get the rest")
  func inset() {
    let view = LaidOut(safeArea: insets) {
      Color.clear.part("content").safeAreaInset(edge: .bottom, spacing: 5) { Block("bar", 200, 15) }
    }
    #expect(view["bar"] == rect(0, 55, 200, 15))
    #expect(view["content"].height == 50)
  }

  @Test("a view that ignores the safe area extends under an inset view, to the edge of the screen")
  func underInset() {
    let bar = Block("bar", 200, 15)
    let ignoring = LaidOut(safeArea: insets) {
      Color.red.ignoresSafeArea().safeAreaInset(edge: .bottom, spacing: 0) { bar }
    }
    #expect(ignoring.screen.frames(of: .red) == [rect(0, 0, 200, 100)])
    let background = LaidOut(safeArea: insets) {
      Color.clear.background(Color.red).safeAreaInset(edge: .top, spacing: 0) { bar }
    }
    #expect(background.screen.frames(of: .red) == [rect(0, 0, 200, 100)])
    let barBackground = LaidOut(safeArea: insets) {
      Color.clear.safeAreaInset(edge: .bottom, spacing: 0) { bar.background(Color.red) }
    }
    #expect(barBackground.screen.frames(of: .red) == [rect(0, 75, 200, 25)])
  }

  @Test("rows continue under an inset view, and the last one can be scrolled clear of it")
  func rowsBelowInset() throws {
    let list = List(0..<100) { Text("Row \($0)").frame(height: 30) }
    let plain = PhoneScreen(list)
    let phone = PhoneScreen(list.safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 300) })
    #expect(phone.texts == plain.texts)
    #expect(phone.screen.frames(of: .blue) == [rect(0, 510, 390, 300)])
    let scroll = phone.screen.scroll
    for _ in 0..<3 { phone.screen.perform { scroll.scroll(to: CGPoint(x: 0, y: CGFloat.infinity)) } }
    #expect(try #require(phone.node(.staticText, "Row 99")).frame.maxY < 510)
  }

  @Test("the deprecated name for extending into the safe area")
  func edgesIgnoringSafeArea() {
    func frame(_ edges: Edge.Set) -> CGRect? {
      PhoneScreen(Color.red.edgesIgnoringSafeArea(edges)).screen.frames(of: .red).first
    }
    #expect(frame(.all) == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(frame(.top) == CGRect(x: 0, y: 0, width: 390, height: 810))
    #expect(frame([]) == CGRect(x: 0, y: 47, width: 390, height: 763))
  }

  @Test("every spelling of ignoring the safe area")
  func ignoresSafeArea() {
    func frame(_ view: some View) -> CGRect? { PhoneScreen(view).screen.frames(of: .red).first }
    let whole = CGRect(x: 0, y: 0, width: 390, height: 844)
    #expect(frame(Color.red.ignoresSafeArea()) == whole)
    #expect(frame(Color.red.ignoresSafeArea(.container)) == whole)
    #expect(frame(Color.red.ignoresSafeArea(.keyboard)) == CGRect(x: 0, y: 47, width: 390, height: 763))
    #expect(frame(Color.red.ignoresSafeArea(.all, edges: .bottom)) == CGRect(x: 0, y: 47, width: 390, height: 797))
  }

  @Test("a view of a fixed size that touches the edge moves to that of the screen, and takes its size along")
  func fixedSize() {
    let top = LaidOut(safeArea: insets) {
      VStack(spacing: 0) {
        Color.red.frame(height: 30).ignoresSafeArea()
        Color.blue
      }
    }
    #expect(top.screen.frames(of: .red).map { $0.minY } == [0])
    #expect(top.screen.frames(of: .red).map { $0.height } == [30])
    #expect(top.screen.frames(of: .blue) == [rect(0, 50, 200, 40)])
    let inside = LaidOut(safeArea: insets) {
      VStack(spacing: 0) {
        Color.blue
        Color.red.frame(height: 30).ignoresSafeArea()
        Color.blue
      }
    }
    #expect(inside.screen.frames(of: .red).map { $0.minY } == [40])
  }

  @Test("a background of the screen's size that ignores the safe area covers the screen")
  func screenSized() {
    let phone = PhoneScreen(
      Color.blue.background { Color.red.frame(width: 390, height: 844).ignoresSafeArea() })
    #expect(phone.screen.frames(of: .red) == [CGRect(x: 0, y: 0, width: 390, height: 844)])
  }

  private struct Growing: View {
    let height: TestValue<CGFloat>
    var body: some View { Color.red.frame(height: height.value) }
  }

  @Test("content moves when an inset view becomes higher, through its own state or the text size")
  func insetGrows() throws {
    let height = TestValue(CGFloat(50))
    let screen = Screen.phone()
    screen.show(Color.blue.safeAreaInset(edge: .top, spacing: 0) { Growing(height: height) })
    #expect(screen.frames(of: .blue) == [CGRect(x: 0, y: 50, width: 390, height: 550)])
    screen.perform { height.value = 80 }
    #expect(screen.frames(of: .blue) == [CGRect(x: 0, y: 80, width: 390, height: 520)])

    let labelled = Screen.phone()
    labelled.show(Color.blue.safeAreaInset(edge: .bottom, spacing: 0) { Text("Label") })
    let before = try #require(labelled.frames(of: .blue).first)
    var larger = EnvironmentValues()
    larger.dynamicTypeSize = .accessibility3
    labelled.setEnvironment(larger)
    let fresh = Screen.phone { $0 = larger }
    fresh.show(Color.blue.safeAreaInset(edge: .bottom, spacing: 0) { Text("Label") })
    #expect(labelled.frames(of: .blue) == fresh.frames(of: .blue))
    #expect(labelled.frames(of: .blue) != [before])
  }

  @MainActor @Observable
  final class Model {
    var isShown = false
    var isLow = false
  }

  private struct Insetting: View {
    let model: Model

    var body: some View {
      Color.clear.frame(height: 30).background { Color.blue.ignoresSafeArea() }
        .safeAreaInset(edge: .bottom, spacing: 0) { if model.isShown { Color.green.frame(height: 15) } }
    }
  }

  private struct Moving: View {
    let model: Model

    var body: some View {
      VStack(spacing: 0) {
        Color.clear.frame(height: model.isLow ? 50 : 10)
        Color.clear.frame(height: 20).background(Color.blue)
        Spacer(minLength: 0)
      }
    }
  }

  @Test("a view that ignores it follows an inset that comes and goes")
  func changingInset() {
    let model = Model()
    let view = LaidOut { Insetting(model: model) }
    #expect(view.screen.frames(of: .blue).map(\.height) == [30])
    view.screen.perform { model.isShown = true }
    #expect(view.screen.frames(of: .blue).map(\.height) == [45])
    view.screen.perform { model.isShown = false }
    #expect(view.screen.frames(of: .blue).map(\.height) == [30])
  }

  @Test("a view that ignores it reaches the edge of the window when it moves to the edge of the area")
  func movingToEdge() {
    let model = Model()
    let view = LaidOut(safeArea: insets) { Moving(model: model) }
    #expect(view.screen.frames(of: .blue) == [rect(0, 30, 200, 20)])
    view.screen.perform { model.isLow = true }
    #expect(view.screen.frames(of: .blue) == [rect(0, 70, 200, 30)])
    view.screen.perform { model.isLow = false }
    #expect(view.screen.frames(of: .blue) == [rect(0, 30, 200, 20)])
  }
}
