import FlowFoundation
import Foundation
import Testing

@Suite("Observers with the main queue")
struct ObserverQueueTests {
  @MainActor
  private final class Log {
    var names: [String] = []
  }

  @Test("a post on the main actor calls them before it returns, and one from elsewhere waits for them")
  func post() async {
    let center = NotificationCenter()
    let log = Log()
    let token = center.addObserver(forName: nil, object: nil, queue: ._mainForObservers) { notification in
      let name = notification.name.rawValue
      MainActor.assumeIsolated { log.names.append(name) }
    }
    await MainActor.run {
      center.post(name: Notification.Name("first"), object: nil)
      #expect(log.names == ["first"])
    }
    await Task.detached { center.post(name: Notification.Name("second"), object: nil) }.value
    #expect(await log.names == ["first", "second"])
    center.removeObserver(token)
  }
}
