import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite("Completions of animations")
struct AnimationCompletionTests {
  @Test("a completion runs once, when all motion of its animation has ended")
  func once() {
    let (x, log) = (TestValue(0.0), EventLog())
    let screen = MovingScreen(Sliding(x: x))
    screen.screen.perform {
      withAnimation(.linear(duration: 1)) {
        x.value = 100
      } completion: {
        log.add("done")
      }
    }
    screen.screen.advance(by: 0.99)
    #expect(log.lines.isEmpty)
    screen.screen.advance(by: 0.01)
    #expect(log.take() == ["done"])
    screen.screen.advance(by: 5)
    #expect(log.lines.isEmpty)
  }

  @Test("logical completion comes before removal (fact F24)")
  func criteria() {
    let log = EventLog()
    let screen = MovingScreen(Twice(log: log))
    screen.screen.advance(by: 1.1)
    #expect(log.take() == ["logical"])
    screen.screen.advance(by: 3.8)
    #expect(log.lines.isEmpty)
    screen.screen.advance(by: 0.2)
    #expect(log.take() == ["removed"])
  }

  @Test("a completion runs at once if there is nothing to animate")
  func nothing() {
    let (x, log) = (TestValue(0.0), EventLog())
    let screen = MovingScreen(Sliding(x: x))
    screen.screen.perform {
      withAnimation(nil) {
        x.value = 100
      } completion: {
        log.add("done")
      }
    }
    #expect(log.take() == ["done"])
  }

  @Test("a completion runs although nothing has changed")
  func noChange() {
    let log = EventLog()
    let screen = MovingScreen(Color.red)
    screen.screen.perform {
      withAnimation {
      } completion: {
        log.add("done")
      }
    }
    #expect(log.take() == ["done"])
  }

  @Test("a transaction's completion waits for every view that it moves")
  func several() {
    let (x, log) = (TestValue(0.0), EventLog())
    let screen = MovingScreen(Sliding(x: x).animation(.linear(duration: 2), value: x.value))
    screen.screen.perform {
      var transaction = Transaction(animation: .linear(duration: 1))
      transaction.addAnimationCompletion { log.add("done") }
      withTransaction(transaction) { x.value = 100 }
    }
    screen.screen.settle()
    #expect(log.take() == ["done"])
  }
}

private struct Twice: View {
  let log: EventLog
  @State private var x = 0.0

  var body: some View {
    Color.red.frame(width: 10, height: 10).offset(x: x)
      .onAppear {
        let animation = Animation.linear(duration: 5).logicallyComplete(after: 1)
        withAnimation(animation, completionCriteria: .logicallyComplete) {
          x = 50
        } completion: {
          log.add("logical")
        }
        withAnimation(animation, completionCriteria: .removed) {
          x = 100
        } completion: {
          log.add("removed")
        }
      }
  }
}

private struct Sliding: View {
  let x: TestValue<Double>
  var body: some View { Color.red.frame(width: 10, height: 10).offset(x: x.value) }
}
