import FlowObjectiveC
import Foundation
import Testing

@Suite("Timers that send messages") struct TimerSelectorTests {
  private final class Counter: NSObject {
    var counts = 0
    func count(_ timer: Timer) { counts += timer.isValid ? 1 : 100 }
  }

  @Test("a timer sends its message with itself")
  func fire() {
    let counter = Counter()
    let timer = Timer(
      timeInterval: 60, target: counter, selector: _selector(Counter.count, "count:"), userInfo: nil, repeats: true)
    timer.fire()
    timer.fire()
    #expect(counter.counts == 2)
    timer.invalidate()
    let scheduled = Timer.scheduledTimer(
      timeInterval: 60, target: counter, selector: _selector(Counter.count, "count:"), userInfo: nil, repeats: true)
    #expect(scheduled.isValid && scheduled.timeInterval == 60)
    scheduled.fire()
    #expect(counter.counts == 3)
    scheduled.invalidate()
  }
}
