import Foundation
import Testing

@testable import SwiftUI

@Suite("onAppear and onDisappear") @MainActor
struct AppearanceTests {
  struct Switching: View {
    let isShown: TestValue<Bool>
    let log: EventLog

    var body: some View {
      VStack {
        if isShown.value {
          Text("child").onAppear { log.add("child appears") }.onDisappear { log.add("child disappears") }
        }
        Text("sibling").onAppear { log.add("sibling appears") }
      }
      .onAppear { log.add("parent appears") }
      .onDisappear { log.add("parent disappears") }
    }
  }

  @Test("a view appears when it enters the tree and disappears when it leaves it")
  func comesAndGoes() {
    let isShown = TestValue(true)
    let log = EventLog()
    let screen = PhoneScreen(Switching(isShown: isShown, log: log))
    #expect(Set(log.take()) == ["child appears", "sibling appears", "parent appears"])
    screen.screen.perform { isShown.value = false }
    #expect(log.take() == ["child disappears"])
    screen.screen.perform { isShown.value = true }
    #expect(log.take() == ["child appears"])
    screen.screen.remove()
    #expect(Set(log.take()) == ["child disappears", "parent disappears"])
  }

  @Test("a task starts when its view appears and is cancelled when it disappears")
  func task() async {
    struct Working: View {
      let isShown: TestValue<Bool>
      let log: EventLog
      var body: some View {
        if isShown.value {
          Text("working").task {
            log.add("starts")
            while !Task.isCancelled { await Task.yield() }
            log.add("cancelled")
          }
        } else {
          Text("idle")
        }
      }
    }
    let isShown = TestValue(true)
    let log = EventLog()
    let screen = PhoneScreen(Working(isShown: isShown, log: log))
    while log.lines.isEmpty { await Task.yield() }
    screen.screen.perform { isShown.value = false }
    while log.lines.count < 2 { await Task.yield() }
    #expect(log.take() == ["starts", "cancelled"])
  }

  /// Places its view narrow, then wide.
  private struct TwoPlaces: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      CGSize(width: 100, height: 100)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      for width in [CGFloat(10), 100] {
        subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: width, height: 100))
      }
    }
  }

  @Test("a view that disappears in the update in which it appears starts no task")
  func taskOfOneUpdate() async {
    let log = EventLog()
    let screen = PhoneScreen(
      TwoPlaces {
        GeometryReader { proxy in
          if proxy.size.width < 50 {
            Text("narrow").task { log.add("narrow") }
          } else {
            Text("wide").task { log.add("wide") }
          }
        }
      })
    #expect(screen.texts == ["wide"])
    while log.lines.isEmpty { await Task.yield() }
    #expect(log.take() == ["wide"])
  }

  @Test("an empty view appears and disappears with the views around it")
  func nothing() {
    struct Root: View {
      @Bindable var isPushed: TestValue<Bool>
      let log: EventLog
      var body: some View {
        NavigationStack {
          Text("root")
            .background {
              EmptyView()
                .onAppear { log.add("appears") }
                .onDisappear { log.add("disappears") }
            }
            .navigationDestination(isPresented: $isPushed.value) { Text("pushed") }
        }
      }
    }
    let isPushed = TestValue(false)
    let log = EventLog()
    let screen = PhoneScreen(Root(isPushed: isPushed, log: log))
    #expect(log.take() == ["appears"])
    screen.screen.perform { isPushed.value = true }
    #expect(log.take() == ["disappears"])
    screen.screen.perform { isPushed.value = false }
    #expect(log.take() == ["appears"])
    screen.screen.remove()
    #expect(log.take() == ["disappears"])
  }

  @Test("views that may be inserted later do not appear before")
  func absent() {
    struct Root: View {
      @Bindable var isShown: TestValue<Bool>
      let log: EventLog
      var body: some View {
        Color.red.overlay {
          Group {
            if isShown.value { Text("a") }
          }
          .onAppear { log.add("appears") }
        }
      }
    }
    let isShown = TestValue(false)
    let log = EventLog()
    let screen = PhoneScreen(Root(isShown: isShown, log: log))
    #expect(log.take() == [])
    screen.screen.perform { isShown.value = true }
    #expect(log.take() == ["appears"])
  }
}
