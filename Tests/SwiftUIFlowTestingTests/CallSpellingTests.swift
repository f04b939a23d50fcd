import SwiftUI
@_spi(Experimental) import SwiftUIFlowTesting
import Testing

/// Every way to write a step, and its meaning.
@Suite("A step can be written")
@MainActor
struct CallSpellingTests {
  /// The calls of a step, in order.
  final class Log {
    var entries: [String] = []
  }

  private func log(_ build: (FlowTester<ShopModel, ShopView>, Log) -> FlowTester<ShopModel, ShopView>) -> [String] {
    let log = Log()
    build(shopFlow(), log).run { _, _ in log.entries.append("picture") }
    return log.entries
  }

  @Test("with a bare trailing closure, which is the action")
  func bareTrailingClosure() {
    #expect(log { flow, log in flow.step("x") { _ in log.entries.append("action") } } == ["action", "picture"])
    #expect(log { flow, log in flow.step { _ in log.entries.append("action") } } == ["action", "picture"])
    #expect(
      log { flow, log in flow.step("x", snapshot: false) { _ in log.entries.append("action") } } == ["action"]
    )
  }

  @Test("with nothing but a name, or without one")
  func withoutClosures() {
    #expect(log { flow, _ in flow.step("x").step().step(snapshot: false) } == ["picture", "picture"])
  }

  @Test("with two trailing closures")
  func twoTrailingClosures() {
    let expected = ["action", "picture", "assertion"]
    #expect(
      log { flow, log in
        flow.step("x") { _ in
          log.entries.append("action")
        } assert: { _ in
          log.entries.append("assertion")
        }
      } == expected
    )
    #expect(
      log { flow, log in
        flow.step { _ in
          log.entries.append("action")
        } assert: { _ in
          log.entries.append("assertion")
        }
      } == expected
    )
  }

  @Test("with labelled closures")
  func labelledClosures() {
    let expected = ["action", "picture", "assertion"]
    #expect(
      log { flow, log in
        flow.step("x", action: { _ in log.entries.append("action") }, assert: { _ in log.entries.append("assertion") })
      } == expected
    )
    #expect(
      log { flow, log in
        flow.step(action: { _ in log.entries.append("action") }, assert: { _ in log.entries.append("assertion") })
      } == expected
    )
    #expect(
      log { flow, log in
        flow.step("x", action: { _ in log.entries.append("action") }) { _ in log.entries.append("assertion") }
      } == expected
    )
  }

  @Test("with an assertion alone")
  func assertionAlone() {
    #expect(
      log { flow, log in flow.step("x", assert: { _ in log.entries.append("assertion") }) } == ["picture", "assertion"]
    )
    #expect(
      log { flow, log in flow.step(assert: { _ in log.entries.append("assertion") }) } == ["picture", "assertion"]
    )
  }

  @Test("with a list of assertions")
  func listOfAssertions() {
    let expected = ["picture", "first", "second"]
    #expect(
      log { flow, log in
        flow.step(
          "x",
          assertions: [
            FlowAssertion("first") { _ in log.entries.append("first") },
            FlowAssertion { _ in log.entries.append("second") },
          ]
        )
      } == expected
    )
    #expect(
      log { flow, log in
        flow.step(
          action: { _ in },
          assertions: [
            FlowAssertion("first") { _ in log.entries.append("first") },
            FlowAssertion("second") { _ in log.entries.append("second") },
          ]
        )
      } == expected
    )
  }

  @Test("with closures that throw, in a flow that is run without try")
  func throwingClosures() {
    shopFlow()
      .step("x") { try #require($0.screen == "cart") }
      .step("y", action: { $0.pay() }, assert: { model in try #require(model.screen == "payment") })
      .step("z", assert: { try #require($0.screen == "payment") })
      .run { _, _ in }
  }

  @Test("asynchronously")
  func asynchronously() async {
    let log = Log()
    await shopFlow()
      .asyncStep("a") { await $0.load() }
      .asyncStep("b") {
        await $0.load()
      } assert: {
        log.entries.append("b \($0.items)")
      }
      .asyncStep("c", action: { await $0.load() }, assert: { log.entries.append("c \($0.items)") })
      .asyncStep("d", snapshot: false, action: { $0.pay() }, assertions: [.init("d") { log.entries.append($0.screen) }])
      .asyncRun { name, _ in log.entries.append(name) }

    #expect(log.entries == ["a", "b", "b 3", "c", "c 4", "payment"])
  }
}
