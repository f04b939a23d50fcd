#if os(Linux)
  import FlowFoundation
  import Foundation
  import Testing

  @Suite("Types of Core Foundation")
  struct CFTypeIDTests {
    @Test("truth values are no numbers")
    func truth() throws {
      let json = try JSONSerialization.jsonObject(with: Data(#"{"is": true, "count": 1}"#.utf8))
      let values = try #require(json as? [String: Any])
      #expect(CFGetTypeID(values["is"]) == CFBooleanGetTypeID() && CFGetTypeID(values["count"]) == CFNumberGetTypeID())
      #expect(CFGetTypeID(true) == CFBooleanGetTypeID() && CFGetTypeID(NSNumber(value: false)) == CFBooleanGetTypeID())
      #expect(CFGetTypeID(NSNumber(value: 1)) == CFNumberGetTypeID() && CFGetTypeID(2.5) == CFNumberGetTypeID())
    }

    @Test("each value has that of its kind")
    func kinds() throws {
      #expect(CFGetTypeID("a") == CFStringGetTypeID() && CFGetTypeID(NSString("a")) == CFStringGetTypeID())
      #expect(CFGetTypeID(Data()) == CFDataGetTypeID() && CFGetTypeID(Date()) == CFDateGetTypeID())
      #expect(CFGetTypeID(["a"]) == CFArrayGetTypeID() && CFGetTypeID(["a": 1]) == CFDictionaryGetTypeID())
      #expect(CFGetTypeID(URL(fileURLWithPath: "/a")) == CFURLGetTypeID() && CFGetTypeID(NSNull()) == CFNullGetTypeID())
      let all = [
        CFStringGetTypeID(), CFBooleanGetTypeID(), CFNumberGetTypeID(), CFDataGetTypeID(), CFDateGetTypeID(),
        CFArrayGetTypeID(), CFDictionaryGetTypeID(), CFURLGetTypeID(), CFNullGetTypeID(), CFGetTypeID(nil),
      ]
      #expect(Set(all).count == all.count)
    }
  }
#endif
