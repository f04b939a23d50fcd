import FlowFoundation
import Testing

@Suite("The version of Foundation")
struct NSFoundationVersionNumberTests {
  @Test("is later than those of old systems, which are in order")
  func order() {
    let versions = [
      NSFoundationVersionNumber_iOS_7_0, NSFoundationVersionNumber_iOS_7_1, NSFoundationVersionNumber_iOS_8_0,
      NSFoundationVersionNumber_iOS_8_1, NSFoundationVersionNumber_iOS_8_2, NSFoundationVersionNumber_iOS_8_3,
      NSFoundationVersionNumber_iOS_9_0, NSFoundationVersionNumber,
    ]
    #expect(versions == versions.sorted() && Set(versions).count == versions.count)
  }
}
