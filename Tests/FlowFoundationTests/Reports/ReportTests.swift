import Combine
import FlowFoundation
import Locking
import Testing

@Suite("Reports of values without a screen")
struct ReportTests {
  private final class Receiver: ReportReceiver {
    let messages = Locked<[String]>([])

    func receive(_ report: Report) { messages.withLock { $0.append(report.message) } }
  }

  @Test("reach the receiver whose code is running, with the API and the effect")
  func messages() {
    let receiver = Receiver()
    PendingWork.$origin.withValue(receiver) {
      reportMistake("a mistake")
      reportWarning("a warning")
      report(.missing("onTap(_:)", "taps are lost."))
      report(.approximate("blur(radius:)", "edges are hard."))
    }
    #expect(
      receiver.messages.value == [
        "a mistake", "a warning", "onTap(_:) is not implemented: taps are lost.",
        "blur(radius:) is approximate: edges are hard.",
      ])
  }
}
