#if os(Linux)
  @testable import FlowOS
  import Testing

  @Suite("Messages of the log")
  struct OSLogMessageTests {
    private func text(_ message: OSLogMessage) -> String { message.text }

    @Test("values are written in their formats")
    func formats() {
      let (number, part) = (-42, 1.5)
      #expect(
        text("\(number) \(number, format: .hex(includePrefix: true, uppercase: true, minDigits: 4))") == "-42 -0x002A")
      #expect(text("\(UInt8(9), format: .octal) \(7, format: .decimal(explicitPositiveSign: true))") == "11 +7")
      #expect(
        text("\(part) \(part, format: .fixed(precision: 1)) \(part, format: .exponential(precision: 2))")
          == "1.500000 1.5 1.50e+00")
      #expect(text("\("a", align: .right(columns: 3))|\("b", align: .left(columns: 3))|") == "  a|b  |")
      #expect(text("\([1, 2]) \(true) \(Int.self)") == "[1, 2] true Int")
    }

    @Test("private and sensitive values are hidden, others are shown")
    func privacy() {
      let name = "Jo"
      #expect(text("\(name) \(name, privacy: .public) \(name, privacy: .auto)") == "Jo Jo Jo")
      #expect(text("\(name, privacy: .private) \(1, privacy: .sensitive)") == "<private> <private>")
      #expect(text("\(name, privacy: .private(mask: .hash))") == "<private>")
    }

    @Test("a line says where a message comes from, and how important it is")
    func lines() {
      let log = OSLog(subsystem: "shop", category: "cart")
      #expect(log.line(.info, "two") == "[shop:cart] info: two\n")
      #expect(log.line(.fault, "none") == "[shop:cart] fault: none\n")
      #expect(OSLog.default.line(.default, "x") == "default: x\n")
      #expect(OSLog.disabled.line(.error, "x") == nil)
      #expect(!OSLog.disabled.isEnabled(type: .error))
    }
  }
#endif
