#if os(Linux)
  import FlowFoundation
  import Foundation
  import Testing

  @Suite("Matches of regular expressions")
  struct NSRegularExpressionMatchesTests {
    private struct Words {
      var lengths: [Int] = []

      /// The closure changes the value, which it can only if it does not escape.
      mutating func read(_ text: String, upTo most: Int) throws {
        let range = NSRange(location: 0, length: text.utf16.count)
        try NSRegularExpression(pattern: "[a-z]+")._enumerateMatches(in: text, range: range) { result, _, stop in
          lengths.append(result?.range.length ?? 0)
          if lengths.count == most { stop.pointee = true }
        }
      }
    }

    @Test("are handed to a closure that does not escape, until it stops")
    func matches() throws {
      var words = Words()
      try words.read("one three five", upTo: 9)
      #expect(words.lengths == [3, 5, 4])
      words = Words()
      try words.read("one three five", upTo: 2)
      #expect(words.lengths == [3, 5])
    }
  }
#endif
