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
    #expect(view.host.frames(of: .red) == [rect(0, 0, 200, 100)])
  }

  @Test("an inset view stands at the edge, and the others get what is left")
  func inset() {
    let view = LaidOut(safeArea: insets) {
      Color.clear.part("content").safeAreaInset(edge: .bottom, spacing: 5) { Block("bar", 200, 15) }
    }
    #expect(view["bar"] == rect(0, 55, 200, 15))
    #expect(view["content"].height == 50)
  }

  @Test("the older name for views that reach into the safe area")
  func edgesIgnoringSafeArea() {
    func frame(_ edges: Edge.Set) -> CGRect? {
      PhoneScreen(Color.red.edgesIgnoringSafeArea(edges)).host.frames(of: .red).first
    }
    #expect(frame(.all) == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(frame(.top) == CGRect(x: 0, y: 0, width: 390, height: 810))
    #expect(frame([]) == CGRect(x: 0, y: 47, width: 390, height: 763))
  }

  @Test("every spelling of ignoring the safe area")
  func ignoresSafeArea() {
    func frame(_ view: some View) -> CGRect? { PhoneScreen(view).host.frames(of: .red).first }
    let whole = CGRect(x: 0, y: 0, width: 390, height: 844)
    #expect(frame(Color.red.ignoresSafeArea()) == whole)
    #expect(frame(Color.red.ignoresSafeArea(.container)) == whole)
    #expect(frame(Color.red.ignoresSafeArea(.keyboard)) == CGRect(x: 0, y: 47, width: 390, height: 763))
    #expect(frame(Color.red.ignoresSafeArea(.all, edges: .bottom)) == CGRect(x: 0, y: 47, width: 390, height: 797))
  }
}
