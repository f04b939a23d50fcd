import Foundation
import Testing

@testable import SwiftUI

@Suite("Scrolling an element into view") @MainActor
struct ScrollToVisibleTests {
  @Test("an element further down is scrolled to in all of its scroll views")
  func nested() {
    let screen = Screen.phone()
    screen.show(
      ScrollView {
        Color.blue.frame(height: 1_000)
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            Color.blue.frame(width: 1_000, height: 100)
            Color.red.frame(width: 50, height: 100).part("target")
          }
        }
        Color.blue.frame(height: 1_000)
      })
    let target = screen.elements.last { $0.size == CGSize(width: 50, height: 100) }
    guard let target else { return #expect(Bool(false), "the target is laid out") }
    #expect(screen.scrollToVisible(target))
    let frame = target.frame(in: nil)
    #expect(CGRect(x: 0, y: 0, width: 390, height: 600).contains(frame))
  }

  @Test("a row that was scrolled out of view is found again")
  func lazyRow() {
    let screen = Screen.phone()
    screen.show(ScrollView { LazyVStack { ForEach(0..<1_000, id: \.self) { Text("Row \($0)") } } })
    guard let row = screen.node(.staticText, "Row 3")?.element else { return #expect(Bool(false), "the row is there") }
    screen.scroll(to: 5_000)
    #expect(screen.node(.staticText, "Row 3") == nil)
    #expect(screen.scrollToVisible(row))
    #expect(screen.node(.staticText, "Row 3") != nil)
  }

  @Test("a removed element cannot be scrolled to")
  func gone() {
    let screen = Screen.phone()
    screen.show(ScrollView { Text("Here") })
    guard let text = screen.node(.staticText, "Here")?.element else { return #expect(Bool(false), "the text is there") }
    screen.show(Color.red)
    #expect(!screen.scrollToVisible(text))
  }

  @Test("a row that was never made is found in the data, and how many screens away it is")
  func search() {
    let screen = Screen.phone()
    screen.show(
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<5_000, id: \.self) { Text("Row \($0)").frame(height: 60) } } })
    let found = screen.findOutOfSight { $0.label == "Row 25" }
    #expect(found?.node.label == "Row 25")
    #expect(isClose(found?.screens, 2.5, within: 0.01))
    #expect(screen.findOutOfSight { $0.label == "Row 3" } == nil)
    #expect(screen.findOutOfSight { $0.label == "Row 4,000" } == nil)
    #expect(screen.findOutOfSight(limit: 5_000) { $0.label == "Row 4,000" } != nil)
    #expect(screen.scroll.offset == .zero)
  }

  @Test("a row of a list that was never made is found by its cell")
  func list() {
    let screen = Screen.phone()
    screen.show(List { ForEach(0..<200, id: \.self) { Text("Row \($0)") } })
    let found = screen.findOutOfSight { $0.label == "Row 150" }
    #expect((found?.screens ?? 0) > 5)
  }
}
