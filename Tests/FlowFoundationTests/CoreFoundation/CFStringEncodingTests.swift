#if os(Linux)
  import FlowFoundation
  import Foundation
  import Testing

  @Suite("Encodings of Core Foundation")
  struct CFStringEncodingTests {
    @Test("have Foundation's numbers, which read texts")
    func texts() {
      let chinese = CFStringEncoding(CFStringEncodings.GB_18030_2000.rawValue)
      let encoding = String.Encoding(rawValue: CFStringConvertEncodingToNSStringEncoding(chinese))
      #expect(String(data: Data([0xC4, 0xE3, 0xBA, 0xC3]), encoding: encoding) == "你好")
      #expect(CFStringConvertNSStringEncodingToEncoding(encoding.rawValue) == chinese)
      let utf8 = CFStringBuiltInEncodings.UTF8.rawValue
      #expect(CFStringConvertEncodingToNSStringEncoding(utf8) == String.Encoding.utf8.rawValue)
      #expect(CFStringConvertNSStringEncodingToEncoding(String.Encoding.utf8.rawValue) == utf8)
    }

    @Test("are found by their names on the Internet")
    func names() {
      #expect(CFStringConvertIANACharSetNameToEncoding("UTF-8") == CFStringBuiltInEncodings.UTF8.rawValue)
      #expect(CFStringConvertIANACharSetNameToEncoding("ISO-8859-1") == CFStringBuiltInEncodings.isoLatin1.rawValue)
      #expect(CFStringConvertIANACharSetNameToEncoding("klingon") == kCFStringEncodingInvalidId)
    }
  }
#endif
