#if os(Linux)
  import FlowNetwork
  import Locking
  import PhoneSimulation
  import SwiftUI
  import Testing

  @Suite("Connections") @MainActor
  struct NWConnectionTests {
    private func states(on phone: SimulatedPhone, _ use: (NWConnection) -> Void = { _ in }) -> [NWConnection.State] {
      let screen = Screen(size: ProposedViewSize(width: 100, height: 100), phone: phone)
      screen.show(EmptyView())
      let states = Locked<[NWConnection.State]>([])
      let connection = NWConnection(host: "example.com", port: 443, using: .tls)
      phone.use {
        #expect(connection.state == .setup)
        connection.stateUpdateHandler = { state in states.withLock { $0.append(state) } }
        connection.start(queue: .main)
        use(connection)
      }
      screen.advance(by: 1)
      return states.value
    }

    @Test("are refused, because there is no other computer, and each is recorded")
    func refused() {
      let phone = SimulatedPhone()
      #expect(states(on: phone) == [.preparing, .failed(.posix(.ECONNREFUSED))])
      #expect(phone.actDescriptions == ["Network: connects with example.com:443 tls"])
    }

    @Test("wait without a network, and are cancelled once")
    func waiting() {
      let phone = SimulatedPhone()
      phone.network = .offline
      let all = states(on: phone) {
        $0.cancel()
        $0.forceCancel()
      }
      #expect(all == [.preparing, .waiting(.posix(.ENETDOWN)), .cancelled])
    }

    @Test("send and receive nothing, and say so")
    func messages() {
      let errors = Locked<[NWError?]>([])
      _ = states(on: SimulatedPhone()) { connection in
        let sent: @Sendable (NWError?) -> Void = { error in errors.withLock { $0.append(error) } }
        connection.send(content: Data([1]), completion: .contentProcessed(sent))
        connection.receive(minimumIncompleteLength: 1, maximumLength: 10) { data, _, isComplete, error in
          errors.withLock { $0.append(data == nil && isComplete ? error : nil) }
        }
      }
      #expect(errors.value == [.posix(.ENOTCONN), .posix(.ENOTCONN)])
    }

    @Test("have endpoints with hosts and ports")
    func endpoints() {
      #expect(NWEndpoint.Port("8080")?.rawValue == 8080 && NWEndpoint.Port("a") == nil && NWEndpoint.Port.https == 443)
      #expect(NWEndpoint.hostPort(host: "a.b", port: .http).debugDescription == "a.b:80")
      #expect(NWParameters(tls: nil).debugDescription == "tcp" && NWParameters.udp.debugDescription == "udp")
      #expect(NWError.posix(.ECONNREFUSED).debugDescription.hasPrefix("POSIXErrorCode: "))
    }
  }
#endif
