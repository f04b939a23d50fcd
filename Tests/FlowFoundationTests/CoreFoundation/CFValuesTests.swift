#if os(Linux)
  import FlowFoundation
  import Foundation
  import Testing

  @Suite("Values of Core Foundation")
  struct CFValuesTests {
    @Test("say how many elements they have")
    func counts() {
      #expect(CFArrayGetCount([1, "a"]) == 2 && CFDictionaryGetCount(["a": 1]) == 1 && CFStringGetLength("a👍") == 3)
    }

    @Test("are truth values, numbers and dates")
    func values() {
      #expect(CFBooleanGetValue(kCFBooleanTrue) && !CFBooleanGetValue(kCFBooleanFalse))
      #expect(CFNumberIsFloatType(NSNumber(value: 1.5)) && !CFNumberIsFloatType(NSNumber(value: 2)))
      #expect(CFDateGetAbsoluteTime(CFDateCreate(nil, 60)) == 60)
    }
  }
#endif
