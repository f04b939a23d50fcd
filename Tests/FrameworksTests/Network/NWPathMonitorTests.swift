#if os(Linux)
  import FlowNetwork
  import FlowSystemConfiguration
  import Locking
  import PhoneSimulation
  import SwiftUI
  import Testing

  @Suite("The network") @MainActor
  struct NWPathMonitorTests {
    private let screen = Screen(device: .iPhone)
    private let seen = Locked<[String]>([])

    private func watch(_ monitor: NWPathMonitor) {
      screen.phone.enter()
      let seen = seen
      monitor.pathUpdateHandler = { path in
        let kind = path.usesInterfaceType(.cellular) ? " cellular" : path.usesInterfaceType(.wifi) ? " wifi" : ""
        seen.withLock { $0.append("\(path.status)\(kind)") }
      }
      monitor.start(queue: DispatchQueue(label: "monitor"))
    }

    @Test("is told once after the start, and after each change, until the monitor ends")
    func changes() {
      let monitor = NWPathMonitor()
      watch(monitor)
      #expect(seen.value.isEmpty)
      screen.advance(by: 0.01)
      #expect(seen.value == ["satisfied wifi"])
      screen.phone.network = .offline
      screen.phone.network = .cellular
      #expect(seen.value == ["satisfied wifi", "unsatisfied", "satisfied cellular"])
      #expect(monitor.currentPath.isExpensive)
      monitor.cancel()
      screen.phone.network = .wifi
      #expect(seen.value.count == 3)
    }

    @Test("of a kind is there only with that kind")
    func kinds() {
      let monitor = NWPathMonitor(requiredInterfaceType: .cellular)
      watch(monitor)
      screen.advance(by: 0.01)
      screen.phone.network = .cellular
      #expect(seen.value == ["unsatisfied", "satisfied cellular"])
      monitor.cancel()
    }

    @Test("is the same for SystemConfiguration")
    func reachability() {
      screen.phone.enter()
      func flags() -> SCNetworkReachabilityFlags {
        var flags: SCNetworkReachabilityFlags = []
        if let target = SCNetworkReachabilityCreateWithName(nil, "example.com") {
          SCNetworkReachabilityGetFlags(target, &flags)
        }
        return flags
      }
      #expect(flags() == .reachable)
      screen.phone.network = .cellular
      #expect(flags() == [.reachable, .isWWAN])
      screen.phone.network = .offline
      #expect(flags() == [])
    }
  }
#endif
