#if os(Linux)
  import FlowOSLog
  import Testing

  @Suite("Logged messages")
  struct OSLogStoreTests {
    @Test("cannot be read, which is an error that an app can show")
    func unavailable() {
      #expect(throws: CocoaError.self) { try OSLogStore(scope: .currentProcessIdentifier) }
    }
  }
#endif
