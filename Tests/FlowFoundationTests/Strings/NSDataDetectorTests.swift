#if os(Linux)
  import Combine
  import FlowFoundation
  import Foundation
  import Testing

  @Suite("NSDataDetector")
  struct NSDataDetectorTests {
    // Foundation calls its own names of these values deprecated.
    private static let date = NSTextCheckingResult.CheckingType(rawValue: 1 << 3)
    private static let link = NSTextCheckingResult.CheckingType(rawValue: 1 << 5)
    private static let number = NSTextCheckingResult.CheckingType(rawValue: 1 << 11)

    private func found(
      _ types: NSTextCheckingResult.CheckingType, in text: String
    ) throws -> [(text: String, result: NSTextCheckingResult)] {
      let range = NSRange(text.startIndex..., in: text)
      return try NSDataDetector(types: types.rawValue).matches(in: text, options: [], range: range).map {
        (String(text[try #require(Range($0.range, in: text))]), $0)
      }
    }

    @Test(
      "finds links without the punctuation behind them",
      arguments: [
        ("See https://example.com/a?b=1.", "https://example.com/a?b=1", "https://example.com/a?b=1"),
        ("Öl: (https://a.org/x_(y))", "https://a.org/x_(y)", "https://a.org/x_(y)"),
        ("www.example.museum!", "www.example.museum", "http://www.example.museum"),
        ("at example.com/tea, today", "example.com/tea", "http://example.com/tea"),
        ("ann.b+c@mail.example.com", "ann.b+c@mail.example.com", "mailto:ann.b+c@mail.example.com"),
      ])
    func links(_ text: String, _ part: String, _ address: String) throws {
      let links = try found([Self.link], in: text)
      #expect(links.map(\.text) == [part])
      let link = try #require(links.first?.result)
      #expect(link.url?.absoluteString == address)
      #expect(link.resultType == Self.link && link.numberOfRanges == 1 && link.phoneNumber == nil)
    }

    @Test("finds no link in other texts", arguments: ["Hello.World", "file.swift", "1.5", "a@b"])
    func noLinks(_ text: String) throws { #expect(try found([Self.link], in: text).isEmpty) }

    @Test(
      "finds telephone numbers",
      arguments: ["+1 (555) 123-4567", "089 1234567", "555-0123456", "(555) 123 4567"])
    func numbers(_ number: String) throws {
      let numbers = try found([Self.link, Self.number], in: "Call \(number), or example.com.")
      #expect(numbers.map(\.text) == [number, "example.com"])
      #expect(numbers[0].result.phoneNumber == number && numbers[0].result.url == nil)
      #expect(numbers[0].result.resultType == Self.number)
    }

    @Test("finds no telephone number in other texts", arguments: ["12345", "1.25", "3,000,000", "x1234567", "2024-1"])
    func noNumbers(_ text: String) throws { #expect(try found([Self.number], in: text).isEmpty) }

    @Test("passes findings to a closure until it stops")
    func closure() throws {
      let text = "a.com b.com c.com"
      let all = NSRange(text.startIndex..., in: text)
      let detector = try NSDataDetector(types: Self.link.rawValue)
      var count = 0
      detector.enumerateMatches(in: text, range: all) { _, _, stop in
        count += 1
        stop.pointee = ObjCBool(count == 2)
      }
      #expect(count == 2)
      #expect(detector.numberOfMatches(in: text, range: all) == 3)
      #expect(detector.firstMatch(in: text, range: all)?.range == NSRange(location: 0, length: 5))
      #expect(detector.rangeOfFirstMatch(in: text, range: NSRange(location: 5, length: 6)).location == 6)
      #expect(detector.rangeOfFirstMatch(in: "x", range: NSRange(location: 0, length: 1)).location == NSNotFound)
    }

    @Test("needs something to look for, and says what it does not find")
    func types() throws {
      final class Reports: ReportReceiver, @unchecked Sendable {
        // Unchecked, because one test uses it on one thread.
        var messages: [String] = []
        func receive(_ report: Report) { messages.append(report.message) }
      }
      let reports = Reports()
      let dates = try PendingWork.$origin.withValue(reports) {
        #expect(throws: CocoaError.self) { try NSDataDetector(types: 0) }
        #expect(throws: CocoaError.self) { try NSDataDetector(types: 1) }
        #expect(reports.messages == [])
        return try found([Self.date], in: "on May 5, 2026")
      }
      #expect(dates.isEmpty)
      #expect(
        reports.messages == ["NSDataDetector(types:) is not implemented: dates, addresses and flights are not found."])
    }
  }
#endif
