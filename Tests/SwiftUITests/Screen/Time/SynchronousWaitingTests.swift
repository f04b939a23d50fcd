import XCTest

@testable import SwiftUI

/// Synchronous XCTest tests run on the main thread outside of its queue, so the queue can run while they wait.
final class SynchronousWaitingTests: XCTestCase {
  func testTasksAndTimersRunWhileATestWaits() {
    MainActor.assumeIsolated {
      let screen = Screen(size: ProposedViewSize(width: 200, height: 100))
      screen.show(Loading())
      @MainActor func shows(_ text: String) -> Bool { screen.semantics().contains { $0.label == text } }
      XCTAssertTrue(screen.wait(upTo: 10) { shows("loaded") })
      XCTAssertTrue(screen.wait(upTo: 10) { shows("late") })
    }
  }

  func testWorkOnQueuesIsWaitedFor() {
    MainActor.assumeIsolated {
      let screen = Screen(size: ProposedViewSize(width: 200, height: 100))
      screen.show(Working())
      XCTAssertEqual(screen.activity.tasks.count, 1)
      XCTAssertTrue(screen.wait(upTo: 10) { screen.semantics().contains { $0.label == "done" } })
      // The queue releases its work a moment after that has run.
      XCTAssertTrue(screen.wait(upTo: 10) { screen.activity.tasks.isEmpty })
    }
  }

  func testAWaitInVainWithNothingUnderWayTakesNoRealTime() {
    MainActor.assumeIsolated {
      let screen = Screen(size: ProposedViewSize(width: 200, height: 100))
      screen.show(Text("a"))
      let start = ContinuousClock.now
      XCTAssertFalse(screen.wait(upTo: 30) { false })
      XCTAssertLessThan((ContinuousClock.now - start).inSeconds, 5)
      XCTAssertEqual(screen.time, 30)
    }
  }
}

private struct Working: View {
  @State private var text = "idle"

  var body: some View {
    Text(text).onAppear {
      DispatchQueue.global().async {
        Thread.sleep(forTimeInterval: 0.02)
        DispatchQueue.main.async { text = "done" }
      }
    }
  }
}

private struct Loading: View {
  @State private var text = "idle"
  @State private var late = "idle"

  var body: some View {
    VStack {
      Text(text)
      Text(late)
    }
    .task {
      try? await Task.sleep(for: .milliseconds(20))
      text = "loaded"
    }
    .onAppear {
      _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in
        MainActor.assumeIsolated { late = "late" }
      }
    }
  }
}
