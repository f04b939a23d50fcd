#if os(Linux)
  import Testing

  @testable import FlowWebKit

  @Suite("A page of HTML")
  struct HTMLPageTests {
    private func lines(_ html: String) -> [String] {
      HTMLPage(html).blocks.map { $0.runs.map(\.text).joined(separator: "|") }
    }

    @Test("has its texts by blocks, with spaces as browsers show them")
    func texts() {
      #expect(lines("<p>one\n  two</p>three <b>four</b> five<br>six") == ["one two", "three four five", "six"])
      #expect(lines("<div>a<div>b</div>c</div>") == ["a", "b", "c"])
      #expect(HTMLPage("<h3>x</h3>").blocks.first?.kind == .heading(3))
    }

    @Test("has links as runs of their own")
    func links() {
      let runs = HTMLPage("<p>go <a href=\"/x?a=1&amp;b=2\">there</a> now</p>").blocks.first?.runs
      #expect(runs?.map(\.text) == ["go ", "there", " now"])
      #expect(runs?.map(\.link) == [nil, "/x?a=1&b=2", nil])
    }

    @Test("leaves out comments, scripts and styles, and decodes entities")
    func ignored() {
      #expect(lines("<!-- <p>no</p> --><script>if (a < b) '<p>no</p>'</script><style>p{}</style>yes") == ["yes"])
      #expect(lines("&lt;&#65;&#x42;&unknown;&amp;amp;") == ["<AB&unknown;&amp;"])
    }

    @Test("is read as far as it can be, whatever is wrong with it")
    func broken() {
      #expect(lines("<p>x<") == ["x<"])
      #expect(lines("<p><b>x</p>y") == ["x", "y"])
      #expect(lines("a < b") == ["a < b"])
      #expect(lines("<script>x").isEmpty && lines("<!-- x").isEmpty && lines("</p></p>").isEmpty)
      #expect(lines("&#xFFFFFFFF;&;") == ["&#xFFFFFFFF;&;"])
    }
  }
#endif
