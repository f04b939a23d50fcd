import SwiftUI
import Testing
import ViewInspector

@Suite("Inspections through an emissary")
@MainActor
struct InspectionEmissaryTests {
  private final class Inspection: InspectionEmissary {
    let notice = PassthroughSubject<UInt, Never>()
    var callbacks: [UInt: (Counter) -> Void] = [:]

    func visit(_ view: Counter, _ line: UInt) { callbacks.removeValue(forKey: line)?(view) }
  }

  private struct Counter: View {
    let inspection = Inspection()
    @State private var count = 7

    var body: some View {
      Text("\(count)").onReceive(inspection.notice) { inspection.visit(self, $0) }
    }
  }

  @Test("begin with the first value of a publisher, even if it is sent at the subscription")
  func firstValue() async throws {
    let view = Counter()
    ViewHosting.host(view: view)
    defer { ViewHosting.expel() }
    var texts: [String] = []
    // A synchronous function, because asynchronous ones use the asynchronous inspection.
    func inspect() {
      view.inspection.inspect(onReceive: CurrentValueSubject<Int, Never>(1)) { inspected in
        texts.append(try inspected.text().string())
      }
    }
    inspect()
    for _ in 0..<400 where texts.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
    #expect(texts == ["7"])
  }

  @Test("read the state of a view while it is hosted, by a closure with the view or without")
  func whileHosted() async throws {
    var texts: [String] = []
    let view = Counter()
    try await ViewHosting.host(view) {
      try await view.inspection.inspect { inspected in texts.append(try inspected.find(ViewType.Text.self).string()) }
    }
    let other = Counter()
    try await ViewHosting.host(other) { hosted in
      try await hosted.inspection.inspect { inspected in texts.append(try inspected.find(ViewType.Text.self).string()) }
    }
    #expect(texts == ["7", "7"])
  }
}
