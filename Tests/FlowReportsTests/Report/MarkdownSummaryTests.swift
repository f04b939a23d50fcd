import FlowReports
import Foundation
import Testing

@Suite("The summary for a pull request")
struct MarkdownSummaryTests {
  /// Flows of ten steps with pictures, of which some have failed.
  private func document(_ count: Int, failing: Set<Int> = []) -> ReportDocument {
    var document = ReportDocument()
    for number in 0..<count {
      let index = document.index(ofFlow: "flow \(number)")
      var flow = document.flows[index]
      flow.rows = (0..<10).map { .init(name: "step \($0)", place: "Tests.swift:\($0)") }
      _ = flow.addColumn("light")
      for row in flow.rows {
        var step = ReportDocument.Step(
          outcome: failing.contains(number) ? .failed : .passed, comparison: .matched, screen: .zero)
        step.picture = "flow \(number)-\(row.name)#100%.png"
        if failing.contains(number) { step.failures = ["\(row.name) of \(number) failed"] }
        flow.columns[0].steps[row.name] = step
      }
      document.flows[index] = flow
    }
    return document
  }

  @Test("refers to pictures beside it, or at another URL")
  func addresses() {
    let name = "flow%200-step%200%23100%25.png"
    #expect(MarkdownSummary(document: document(1)).text.contains("<img src=\"\(name)\" alt=\"step 0\""))
    for folder in ["https://example.com/a", "https://example.com/a/"] {
      let text = MarkdownSummary(document: document(1), pictures: folder).text
      #expect(text.contains("<img src=\"https://example.com/a/\(name)\" alt"))
    }
  }

  @Test("keeps the tables of flows with failures if there is not enough space for all")
  func limit() {
    let document = document(20, failing: [15])
    let whole = MarkdownSummary(document: document, limit: .max).text
    #expect(whole.components(separatedBy: "| Step | light |").count == 21)

    let text = MarkdownSummary(document: document, limit: whole.utf8.count / 2).text
    #expect(text.utf8.count <= whole.utf8.count / 2)
    #expect(text.contains("### flow 15\n\n| Step | light |"))
    #expect(text.contains("### flow 0\n\n| Step | light |"))
    #expect(text.contains("### flow 19\n\n10 steps in 1 configuration\n\n"))
    #expect(text.contains("- step 9 of 15 failed\n"))
  }

  @Test("counts the flows that do not fit, and the failures", arguments: [400, 1_000, 2_000])
  func tooMany(limit: Int) {
    let text = MarkdownSummary(document: document(40, failing: Set(0..<40)), limit: limit).text
    #expect(text.utf8.count <= limit)
    let named = text.components(separatedBy: "### flow").count - 1
    #expect(text.hasSuffix("… and \(40 - named) flows more\n"))
  }

  @Test(
    "has one line for a failure, whatever line breaks it has", arguments: ["\n", "\r\n", "\r", "\u{2028}", "\u{85}"])
  func lineBreaks(lineBreak: String) {
    var document = document(1)
    document.flows[0].failures = ["it failed\(lineBreak)## Approved\(lineBreak)| a | b |"]
    let text = MarkdownSummary(document: document).text
    #expect(text.contains("- it failed\n"))
    #expect(!text.contains("Approved"))
  }

  @Test(
    "escapes links, images, mentions, references, markup and the signs of blocks",
    arguments: [
      ("see [it](https://example.com)", #"see \[it\](https:<!-- -->//example.com)"#),
      ("![x](http://a.b/c.png)", #"\!\[x\](http:<!-- -->//a.b/c.png)"#),
      ("at www.example.com", "at www<!-- -->.example.com"),
      ("ask @octocat, see #12", "ask @<!-- -->octocat, see #<!-- -->12"), ("a@b.example", "a@<!-- -->b.example"),
      ("*a* _b_ ~~c~~ `d`", #"\*a\* \_b\_ \~\~c\~\~ \`d\`"#), ("a | b \\| c", #"a \| b \\\| c"#),
      ("<img src=x> & \"y\" 'z'", "&lt;img src=x&gt; &amp; &quot;y&quot; &#39;z&#39;"),
      ("# title", "\\# title"), ("- item", #"\- item"#), ("  1. item", #"1\. item"#), ("12) item", #"12\) item"#),
      ("step 1.5 of 3", "step 1.5 of 3"), ("a\u{0}\u{FFFE}b", "a\u{FFFD}\u{FFFD}b"),
    ])
  func escaping(text: String, expected: String) {
    var document = document(1)
    document.flows[0].failures = [text]
    #expect(MarkdownSummary(document: document).text.contains("- \(expected)\n"))
  }

  @Test("says how many failures are omitted")
  func failures() {
    var document = document(1)
    document.flows[0].failures = (0..<30).map { "failure \($0)" }
    let text = MarkdownSummary(document: document, limit: 400).text
    #expect(text.contains("- failure 9\n- … and 20 failures more\n"))
    #expect(!text.contains("- failure 10"))
  }
}
