import FlowReports
import Foundation

extension ProbeTable {
  /// The lines of sessions, as other programs write them.
  mutating func addLines(_ seeds: Range<Int>) {
    files("session lines: written by hand") { screens in
      for (line, isRequest) in SessionLines.special { SessionLines.read(line, isRequest: isRequest, screens) }
    }
    for seed in seeds {
      files("session lines: seed \(seed)", isShort: seed < seeds.lowerBound + 3) { screens in
        var dice = FileDice(seed: seed)
        for _ in 0..<200 {
          let (line, isRequest) = SessionLines.changed(&dice)
          SessionLines.read(line, isRequest: isRequest, screens)
        }
      }
    }
  }
}

@MainActor
private enum SessionLines {
  private static let valid = [
    #"{"do": "tap", "element": {"type": "button", "name": "Pay", "in": {"name": "Cart"}}, "count": 2, "id": "a"}"#,
    #"{"do": "type", "text": "Grüße 🙂", "element": "Name"}"#, #"{"do": "swipe", "direction": "up"}"#,
    #"{"do": "scroll", "by": [0, -120.5]}"#, #"{"do": "wait", "seconds": 1e3, "gone": true}"#,
    #"{"do": "picture", "file": "picture.png"}"#,
  ]

  /// Lines, and whether they are requests; `nil` if either is right.
  static var special: [(String, Bool?)] {
    valid.map { ($0, true) } + [
      ("", false), ("null", false), ("[]", false), ("{}", false), (#"{"do": 1}"#, false), (#"{"do": "fly"}"#, false),
      (#"{"do": "tap", "at": "here"}"#, false), (#"{"do": "wait", "seconds": 1e999}"#, false),
      (#"{"do": "tap", "count": 99999999999999999999}"#, false), (#"{"do": "tap", "do": "end"}"#, nil),
      (String(repeating: "[", count: 100_000), false), (#"{"do": "type", "text": "\ud800"}"#, nil),
      (#"{"do": "tap", "element": "# + nested(300) + "}", nil),
      (#"{"do": "tap", "element": "# + nested(100_000) + "}", false),
      (#"{"do": "type", "text": ""# + String(repeating: "ä", count: 5_000_000) + #""}"#, true),
      ("{\"do\": \"type\", \"text\": \"\u{0}\"}", false), ("\u{FEFF}" + #"{"do": "end"}"#, nil),
    ]
  }

  private static func nested(_ count: Int) -> String {
    String(repeating: #"{"in": "#, count: count) + "\"a\"" + String(repeating: "}", count: count)
  }

  static func changed(_ dice: inout FileDice) -> (String, Bool?) {
    var bytes = Array(dice.choice(of: valid).utf8)
    if dice.number(below: 3) == 0 {
      return (String(decoding: bytes.prefix(dice.number(below: bytes.count)), as: UTF8.self), false)
    }
    for _ in 0...dice.number(below: 3) { bytes[dice.number(below: bytes.count)] ^= UInt8(1 << dice.number(below: 8)) }
    return (String(decoding: bytes, as: UTF8.self), nil)
  }

  static func read(_ line: String, isRequest: Bool?, _ screens: ProbeScreens) {
    do throws(SessionError) {
      let request = try SessionRequest(line: line)
      screens.expect(isRequest != false, "'\(line.prefix(80))' is taken for a request.")
      let again = (try? request.line).flatMap { try? SessionRequest(line: $0) }
      screens.expect(again == request, "'\(line.prefix(80))' is another request when it is written again.")
    } catch {
      screens.expect(isRequest != true, "'\(line.prefix(80))' is not taken for a request: \(error)")
      screens.expect(!error.description.isEmpty, "'\(line.prefix(80))' is an error without a description.")
      screens.note("\(error.description.prefix(200))")
    }
  }
}
