#if os(Linux)
  import FlowOSLog
  import Testing

  @Suite("Signposts") struct SignpostTests {
    @Test("signposts of all forms compile, nothing is recorded, and tasks run")
    func forms() {
      let log = OSLog(subsystem: "shop", category: "cart")
      #expect(!log.signpostsEnabled)
      os_signpost(.begin, log: log, name: "Load")
      os_signpost(.event, log: log, name: "Load", signpostID: OSSignpostID(log: log), "%s of %d", "one", 2)
      let signposter = OSSignposter(subsystem: "shop", category: "cart")
      let state = signposter.beginInterval("Load", id: signposter.makeSignpostID(), "first")
      signposter.endInterval("Load", state)
      #expect(signposter.withIntervalSignpost("Load") { 3 } == 3)
    }
  }
#endif
