import SwiftUI
import Testing

@testable import FlowPreviews

/// The messages about requests that no other test compares as a whole.
@Suite("Messages of sessions") @MainActor
struct SessionMessageTests {
  @Test(
    "a request that cannot be performed is answered with what it needs",
    arguments: [
      (#"{"do": "tap", "at": [1]}"#, #""at" must be two numbers, the distances from the left and the top."#),
      (#"{"do": "tap", "at": [1, 2], "count": 11}"#, #""count" must be from 1 to 10, not 11."#),
      (#"{"do": "type"}"#, #"To type needs a "text"."#),
      (#"{"do": "swipe"}"#, #"A swipe needs a "direction": up, down, left or right."#),
      (
        #"{"do": "scroll"}"#,
        #"To scroll needs "by", two numbers: positive ones show what is to the left and above."#
      ),
      (#"{"do": "adjust"}"#, #"To adjust needs an "element"."#),
      (
        #"{"do": "adjust", "element": "Tea"}"#,
        #"To adjust needs a slider's "position" from 0 to 1, or the "value" of a picker's wheel."#
      ),
      (#"{"do": "open"}"#, #"To open needs a "url"."#),
      (
        #"{"do": "open", "url": "shop://tea"}"#,
        "No view on the screen of Shop handles URLs. Add onOpenURL to a view on it."
      ),
      (#"{"do": "wait", "seconds": -1}"#, #""seconds" must be between 0 and 86400."#),
      (
        #"{"do": "tap", "on": "Tea"}"#,
        "There is no member \"on\" in a request. There are: do, id, element, at, count, seconds, text, direction, by, "
          + "position, value, gone, file, url."
      ),
    ])
  func needs(request: String, message: String) throws {
    let session = try Session(
      SessionSubject {
        let screen = Screen(device: .iPhone16)
        screen.show(Text("Tea"))
        return .init(screen: screen, name: "Shop") { _ in false }
      })
    #expect(session.answer(request).error == message)
  }
}
