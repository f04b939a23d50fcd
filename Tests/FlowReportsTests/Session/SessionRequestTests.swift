import FlowReports
import Testing

@Suite("Requests of a session")
struct SessionRequestTests {
  @Test("an element is a string, or a nested object")
  func elements() throws {
    let short = try SessionRequest(line: #"{"do": "tap", "element": "Pay", "id": "1"}"#)
    #expect(short.element == SessionElementName(name: "Pay"))
    #expect(short.id == "1")
    let long = try SessionRequest(
      line: #"{"do": "tap", "element": {"type": "button", "index": 1, "in": {"type": "cell", "name": "Tea"}}}"#)
    #expect(
      long.element
        == SessionElementName(type: "button", index: 1, inside: SessionElementName(type: "cell", name: "Tea")))
    #expect(try SessionRequest(line: long.line) == long)
  }

  @Test(
    "an invalid request is rejected with the expected format",
    arguments: [
      ("tap", #"A request is an object of JSON on one line, as in {"do": "tree"}. This is not one: tap"#),
      (
        #"{"do": "tap", "elment": "x"}"#,
        #"There is no member "elment" in a request. There are: do, id, element, at, count, seconds, text, direction, "#
          + "by, position, value, gone, file, url."
      ),
      (
        #"{"do": "tapp"}"#,
        #""do" must be one of tree, outline, picture, tap, type, swipe, scroll, adjust, open, wait, restart, end, "#
          + #"not "tapp"."#
      ),
      (
        "{}",
        #""do" must be one of tree, outline, picture, tap, type, swipe, scroll, adjust, open, wait, restart, end, "#
          + "which is missing."
      ),
      (#"{"do": "tap", "count": "two"}"#, #"The member "count" has a value of the wrong type, or an unknown one."#),
      (
        #"{"do": "swipe", "direction": "north"}"#,
        #"The member "direction" has a value of the wrong type, or an unknown one."#
      ),
    ])
  func errors(line: String, message: String) {
    let error = #expect(throws: SessionError.self) { try SessionRequest(line: line) }
    #expect(error?.description == message)
  }

  @Test("an answer is one line for any content")
  func answer() throws {
    let answer = SessionAnswer(id: "a", error: "one\ntwo / \"three\"")
    #expect(try JSONLine.text(of: answer) == #"{"error":"one\ntwo / \"three\"","id":"a","ok":false}"#)
  }
}
