import FlowReports
import Testing

@Suite("Escaped text")
struct EscapingTests {
  @Test(
    "has no markup and no character that XML does not allow",
    arguments: [
      ("", ""), ("plain", "plain"), ("a < b > c & \"d\" 'e'", "a &lt; b &gt; c &amp; &quot;d&quot; &#39;e&#39;"),
      ("<\u{301} \"\u{301} \u{0}", "&lt;\u{301} &quot;\u{301} \u{FFFD}"),
      ("line\nand\ttab", "line\nand\ttab"), ("\u{1B}[31m\u{7F}\u{85}\r", "\u{FFFD}[31m\u{FFFD}\u{FFFD}\u{FFFD}"),
      ("\u{2028}\u{2029}", "\u{FFFD}\u{FFFD}"), ("\u{FFFE}\u{FFFF}\u{FFFD}", "\u{FFFD}\u{FFFD}\u{FFFD}"),
      ("Ünï©ödé 日本 👩‍👩‍👧 \u{A0}", "Ünï©ödé 日本 👩‍👩‍👧 \u{A0}"),
    ])
  func html(text: String, escaped: String) {
    #expect(escapedHTML(text) == escaped)
  }

  @Test(
    "is no markup, link or mention in Markdown",
    arguments: [
      ("*a* _b_ `c` ~d~", #"\*a\* \_b\_ \`c\` \~d\~"#), ("[a](b) ![c](d)", #"\[a\](b) \!\[c\](d)"#),
      ("a|b \\", #"a\|b \\"#), ("<img>", "&lt;img&gt;"),
      ("@octocat", "@<!-- -->octocat"), ("https://a.example", "https:<!-- -->//a.example"),
      ("www.a.example", "www<!-- -->.a.example"), ("fixes #12", "fixes #<!-- -->12"), ("GH-12", "GH-<!-- -->12"),
      ("it's", "it&#39;s"), ("# 1", "\\# 1"), ("- 1", "\\- 1"), ("12. a", "12\\. a"), ("3) a", "3\\) a"),
      ("12 a. b", "12 a. b"), ("  a", "a"), ("a (b), c-d", "a (b), c-d"), ("", ""),
    ])
  func markdown(text: String, escaped: String) {
    #expect(escapedMarkdown(text) == escaped)
  }

  @Test(
    "is an address of a file in the same folder",
    arguments: [
      ("a-b_1.png", "a-b_1.png"), ("a b.png", "a%20b.png"), ("a:b%c#d?e;f/g", "a%3Ab%25c%23d%3Fe%3Bf%2Fg"),
      ("Ü日.png", "%C3%9C%E6%97%A5.png"), ("~!$&'()*+,=@", "~!$&'()*+,=@"),
      ("\u{1}\"<>\\^`{|}", "%01%22%3C%3E%5C%5E%60%7B%7C%7D"),
    ])
  func address(name: String, address: String) {
    #expect(relativeAddress(ofFile: name) == address)
  }

  @Test("is an attribute of XML that keeps its line breaks and tabs")
  func xmlAttribute() {
    #expect(escapedXMLAttribute("a\n\tb \"c\"\r") == "a&#10;&#9;b &quot;c&quot;\u{FFFD}")
  }

  @Test("is one line in a summary, whatever ends its lines", arguments: ["\n", "\r\n", "\r", "\u{2028}", "\u{85}"])
  func oneLine(newline: String) {
    var document = ReportDocument()
    let run = document.begin(flow: "a\(newline)# b", rows: [])
    document.end(run, failures: ["first\(newline)# second"])
    let text = MarkdownSummary(document: document).text
    #expect(text.contains("### a\n"))
    #expect(text.contains("- first\n"))
    #expect(!text.contains("second"))
  }
}
