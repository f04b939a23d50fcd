#if os(Linux)
  import FlowSystemConfiguration
  import Foundation
  import PhoneSimulation
  import Testing

  @Suite("SCNetworkReachability") @MainActor
  struct SCNetworkReachabilityTests {
    private final class Log {
      var flags: [SCNetworkReachabilityFlags] = []
    }

    @Test("the callback is told of changes of the phone's network while it has a queue, and releases its object")
    func callback() throws {
      let phone = SimulatedPhone()
      try phone.use {
        let target = try #require(SCNetworkReachabilityCreateWithName(nil, "example.org"))
        var log: Log? = Log()
        weak let held = log
        var context = SCNetworkReachabilityContext(
          info: log.map { Unmanaged.passUnretained($0).toOpaque() },
          retain: { UnsafeRawPointer(Unmanaged<Log>.fromOpaque($0).retain().toOpaque()) },
          release: { Unmanaged<Log>.fromOpaque($0).release() })
        let callback: SCNetworkReachabilityCallBack = { _, flags, info in
          info.map { Unmanaged<Log>.fromOpaque($0).takeUnretainedValue() }?.flags.append(flags)
        }
        #expect(SCNetworkReachabilitySetCallback(target, callback, &context))
        log = nil
        phone.network = .offline
        #expect(held?.flags == [])
        SCNetworkReachabilitySetDispatchQueue(target, .main)
        phone.network = .wifi
        phone.network = .offline
        #expect(held?.flags == [.reachable, []])
        SCNetworkReachabilitySetDispatchQueue(target, nil)
        phone.network = .wifi
        #expect(held?.flags.count == 2)
        SCNetworkReachabilitySetCallback(target, nil, nil)
        #expect(held == nil)
      }
    }
  }
#endif
