#if os(Linux)
  import FlowFoundation
  import Foundation
  import Testing

  @Suite("CFURLCreateWithString")
  struct CFURLCreateWithStringTests {
    @Test("what is escaped stays as it is, and what is not allowed has no URL")
    func texts() {
      #expect(CFURLCreateWithString(nil, "https://a.org/%20?b=%5B", nil)?.absoluteString == "https://a.org/%20?b=%5B")
      #expect(CFURLCreateWithString(nil, "https://a.org/b c", nil) == nil)
      let base = CFURLCreateWithString(nil, "https://a.org/b/", nil)
      #expect(CFURLCreateWithString(nil, "c", base)?.absoluteString == "https://a.org/b/c")
    }
  }
#endif
