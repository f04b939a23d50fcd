#if os(Linux)
  import SwiftUI
  import Testing

  @testable import Axt

  @Suite("Waiting and printing") @MainActor
  struct AxtChangesTests {
    @Test("the first value of a publisher is waited for")
    func firstValue() async throws {
      #expect(try await CurrentValueSubject<Int, Never>(3).firstValue() == 3)
      let silent = PassthroughSubject<Int, Never>()
      await #expect(throws: TimeOut.self) { _ = try await silent.firstValue(timeout: 1) }
    }

    @Test("the members of a value are printed with their types")
    func members() {
      struct Point {
        var x = 1
        var name: String? = "a"
      }
      #expect(
        memberLines(of: Point(), level: 0) == [
          "Point", "→ x: Int = 1", "→ name: Optional<String>", "  → some: String = a",
        ])
    }

    @Test("a watcher of the hierarchy is resumed by changes only")
    func watching() async {
      let changes = AxtChanges()
      var seen = 0
      let watcher = Task { @MainActor in
        while !Task.isCancelled {
          await changes.next()
          seen += 1
        }
      }
      while !changes.isWaitedFor { await Task.yield() }
      #expect(seen == 0)
      changes.announce()
      while seen == 0 || !changes.isWaitedFor { await Task.yield() }
      #expect(seen == 1)
      watcher.cancel()
      await watcher.value
      #expect(seen == 2)
    }
  }
#endif
