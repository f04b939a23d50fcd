import Testing

@testable import SwiftUI

@MainActor
@Suite("Links to settings, help and sharing")
struct SettingsAndHelpTests {
  @Test("a settings link opens the settings, and a screen reports that it has none")
  func settings() throws {
    let screen = Screen.phone()
    screen.show(SettingsLink())
    let frame = try #require(screen.node(.button, "Settings…")?.frame)
    screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    #expect(screen.graph.issues.map(\.severity) == [.warning])
  }

  @Test("a help link runs its action")
  func help() throws {
    final class Log { var taps = 0 }
    let log = Log()
    let screen = Screen.phone()
    screen.show(HelpLink { log.taps += 1 })
    let frame = try #require(screen.node(.button, "Help")?.frame)
    screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    #expect(log.taps == 1)
  }

  @Test("a share link takes several items")
  func share() {
    let screen = Screen.phone()
    screen.show(ShareLink(items: ["a", "b"]))
    #expect(screen.nodes.contains { $0.role == .button })
  }

  @Test("a subscription view runs its action for each value")
  func subscription() {
    final class Log { var values: [Int] = [] }
    let log = Log()
    let subject = PassthroughSubject<Int, Never>()
    let screen = Screen.phone()
    screen.show(SubscriptionView(content: Text("a"), publisher: subject) { log.values.append($0) })
    subject.send(1)
    subject.send(2)
    #expect(log.values == [1, 2])
  }
}
