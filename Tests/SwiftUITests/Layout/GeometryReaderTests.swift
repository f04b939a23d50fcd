import Foundation
import Testing

@testable import SwiftUI

@Suite("GeometryReader") @MainActor
struct GeometryReaderTests {
  @Test("it fills the proposed size, provides it, and places its content at the top leading corner")
  func takesRoom() {
    let view = LaidOut { GeometryReader { proxy in Block("a", proxy.size.width / 2, proxy.size.height / 4) } }
    #expect(view.size == size(200, 100))
    #expect(view["a"] == rect(0, 0, 100, 25))
  }

  @Test("frames are available in local, named and global coordinates")
  func frames() {
    final class Seen { var frames: [CGRect] = [] }
    let seen = Seen()
    _ = LaidOut {
      VStack(spacing: 0) {
        Block("top", 10, 20)
        GeometryReader { proxy in
          let _ =
            seen.frames = [
              proxy.frame(in: .local), proxy.frame(in: .named("outer")), proxy.frame(in: .global),
            ]
          Color.clear
        }
      }
      .coordinateSpace(name: "outer")
      .padding(.top, 10)
    }
    #expect(seen.frames == [rect(0, 0, 200, 70), rect(0, 20, 200, 70), rect(0, 30, 200, 70)])
  }

  private struct Seen: View {
    let found: TestValue<[CGRect?]>
    let read: (GeometryProxy) -> [CGRect?]

    var body: some View {
      GeometryReader { proxy in
        Color.clear.onChange(of: read(proxy), initial: true) { found.value = read(proxy) }
      }
    }
  }

  @Test("a scroll view has a coordinate space, by itself, for each of its axes and by its own name")
  func scrollViewSpace() {
    let found = TestValue([CGRect?]())
    let screen = Screen.phone(width: 200, height: 300)
    screen.show(
      VStack(spacing: 0) {
        Color.red.frame(height: 40)
        ScrollView {
          VStack(spacing: 0) {
            Color.blue.frame(height: 100)
            ScrollView(.horizontal) {
              Seen(found: found) {
                [
                  $0.frame(in: .scrollView), $0.frame(in: .scrollView(axis: .vertical)),
                  $0.frame(in: .scrollView(axis: .horizontal)), $0.frame(in: .named("list")),
                  $0.bounds(of: .scrollView(axis: .vertical)), $0.bounds(of: .scrollView),
                ]
              }
              .frame(width: 500, height: 50)
            }
            Color.blue.frame(height: 1000)
          }
        }
        .coordinateSpace(.named("list"))
      })
    #expect(
      found.value == [
        rect(0, 0, 500, 50), rect(0, 100, 500, 50), rect(0, 0, 500, 50), rect(0, 100, 500, 50),
        rect(0, -100, 200, 260), rect(0, 0, 200, 50),
      ])
    screen.scroll(to: 30)
    #expect(
      found.value == [
        rect(0, 0, 500, 50), rect(0, 70, 500, 50), rect(0, 0, 500, 50), rect(0, 70, 500, 50),
        rect(0, -70, 200, 260), rect(0, 0, 200, 50),
      ])
  }

  @Test("a reader that reads nothing but the bounds of its scroll view follows the scrolling")
  func onlyBounds() {
    let found = TestValue([CGRect?]())
    let screen = Screen.phone(width: 200, height: 300)
    screen.show(
      ScrollView {
        VStack(spacing: 0) {
          Seen(found: found) { [$0.bounds(of: .scrollView)] }.frame(height: 50)
          Color.blue.frame(height: 1000)
        }
      })
    #expect(found.value == [rect(0, 0, 200, 300)])
    screen.scroll(to: 30)
    #expect(found.value == [rect(0, 30, 200, 300)])
  }

  @Test("outside of a scroll view its space is that of the screen")
  func noScrollView() {
    let found = TestValue([CGRect?]())
    Screen.phone(width: 200, height: 300)
      .show(Seen(found: found) { [$0.frame(in: .scrollView), $0.bounds(of: .scrollView)] }.padding(.top, 50))
    #expect(found.value == [rect(0, 50, 200, 250), nil])
  }

  private struct Turned: View {
    let angle: TestValue<Double>
    let found: TestValue<[CGRect?]>

    var body: some View {
      Seen(found: found) { [$0.frame(in: .global)] }
        .frame(width: 100, height: 50)
        .rotationEffect(.degrees(angle.value))
        .scaleEffect(angle.value == 0 ? 1 : 2)
    }
  }

  @Test("a frame that was read follows surrounding effects")
  func effects() throws {
    let found = TestValue([CGRect?]())
    let angle = TestValue(0.0)
    let screen = Screen.phone(width: 200, height: 300)
    screen.show(Turned(angle: angle, found: found))
    #expect(found.value == [rect(50, 125, 100, 50)])
    screen.perform { angle.value = 90 }
    let frame = try #require(found.value.first ?? nil)
    #expect(isClose(frame, 50, 50, 100, 200))
  }

  @Test(
    "F206: a point of a view that is moved is moved in the space around; a space's bounds are those seen from inside")
  func spaces() throws {
    let found = TestValue([CGRect?]())
    let reader = Seen(found: found) { [$0.frame(in: .named("space")), $0.bounds(of: .named("space"))] }
    Screen.phone().show(
      reader.frame(width: 5, height: 5).padding(.leading, 3).padding(.top, 4).coordinateSpace(.named("space")))
    #expect(found.value.first == rect(3, 4, 5, 5))
    Screen.phone().show(
      reader.frame(width: 10, height: 20).scaleEffect(x: 1 / 2, y: 1 / 3).coordinateSpace(.named("space")))
    let bounds = try #require(found.value.last ?? nil)
    #expect(isClose(bounds, -5, -20, 20, 60))
  }
}
