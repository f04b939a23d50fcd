#if os(Linux)
  import FlowWatchConnectivity
  import Locking
  import PhoneSimulation
  import SwiftUI
  import Testing

  private final class Companion: NSObject, WCSessionDelegate {
    let log = Locked<[String]>([])

    func session(
      _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?
    ) {
      log.withLock { $0.append("\(activationState) \((error as? WCError)?.code.rawValue ?? 0)") }
    }

    func sessionDidBecomeInactive(_ session: WCSession) {}
    func sessionDidDeactivate(_ session: WCSession) {}

    func session(
      _ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void
    ) {
      replyHandler(["got": message["tea"] ?? ""])
    }
  }

  @Suite("The session with a watch") @MainActor
  struct WCSessionTests {
    private let screen = Screen(device: .iPhone)
    private var phone: SimulatedPhone { screen.phone }
    private let companion = Companion()

    private func activate() -> WCSession {
      screen.show(Text("watch"))
      phone.enter()
      let session = WCSession.default
      session.delegate = companion
      session.activate()
      screen.advance(by: 0.1)
      return session
    }

    @Test("is not supported at first")
    func defaults() {
      let session = activate()
      #expect(!WCSession.isSupported() && !session.isReachable)
      #expect(companion.log.value == ["notActivated 7002"])
      #expect(throws: WCError(.sessionNotSupported)) { try session.updateApplicationContext(["a": 1]) }
    }

    @Test("sends messages to the watch, and gets its replies and messages")
    func messages() throws {
      phone.watch.isSupported = true
      let session = activate()
      #expect(companion.log.value == ["activated 0"] && session.isReachable)
      phone.replyFromWatch { ["count": ($0["count"] as? Int ?? 0) + 1] }
      let replies = Locked<[Int]>([])
      session.sendMessage(["count": 1]) { reply in replies.withLock { $0.append(reply["count"] as? Int ?? -1) } }
      screen.advance(by: 0.1)
      #expect(replies.value == [2])
      try session.updateApplicationContext(["theme": "dark"])
      #expect(session.applicationContext["theme"] as? String == "dark")
      let answer = Locked("")
      phone.receiveFromWatch(["tea": "green"]) { reply in answer.withLock { $0 = reply["got"] as? String ?? "" } }
      #expect(answer.value == "green")
      #expect(
        phone.actDescriptions == [
          "WatchConnectivity: sends [count: 1]", "WatchConnectivity: sets [theme: dark]",
        ])
    }

    @Test("tells why a watch is not reached")
    func refusals() {
      phone.watch.isSupported = true
      let session = activate()
      let errors = Locked<[Int]>([])
      func send() {
        session.sendMessage([:], replyHandler: { _ in }) { error in
          errors.withLock { $0.append((error as? WCError)?.code.rawValue ?? 0) }
        }
        screen.advance(by: 0.1)
      }
      send()
      phone.watch.isReachable = false
      send()
      phone.watch.isAppInstalled = false
      send()
      phone.watch.isPaired = false
      send()
      #expect(errors.value == [7012, 7007, 7006, 7005])
    }
  }
#endif
