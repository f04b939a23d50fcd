import Testing

@testable import SourcePreparation

@Suite("Observers of notifications") struct ObserverTests {
  @Test("the main queue of an observer is one that does not wait for itself")
  func mainQueue() {
    func queue(_ name: String) -> String {
      "center.addObserver(forName: .saved, object: nil, queue: \(name)) { _ in f(queue: .main) }\n"
    }
    #expect(prepared(queue(".main")) == queue("._mainForObservers"))
    #expect(prepared(queue("OperationQueue.main")) == queue("OperationQueue._mainForObservers"))
    for other in ["nil", "own", ".main.own", ".current"] { #expect(prepared(queue(other)) == queue(other)) }
  }

  @Test("other queues stay, and sources of packages that know Linux")
  func others() {
    let monitor = "monitor.start(queue: .main)\nplayer.addObserver(self, forKeyPath: a, queue: .main)\n"
    #expect(prepared(monitor) == monitor)
    let linux = "center.addObserver(forName: .saved, object: nil, queue: .main) { _ in }\n"
    #expect(prepared(linux, .linux) == linux)
  }
}
