import Foundation
import Testing

@testable import FlowReports

@Suite("The JSON of a report")
struct ReportJSONTests {
  /// A document with every member, and with texts that have to be escaped.
  private var document: ReportDocument {
    let text = "a \"b\" \\ / \n\r\t\u{0}\u{1}\u{1F}\u{7F} \u{2028}\u{FFFE} Ü 日本 👩‍👩‍👧"
    var step = ReportDocument.Step(outcome: .failed, comparison: .differs, screen: CGSize(width: 390, height: 844.5))
    step.seconds = 0.000_012_3
    step.actions = ["tap", text]
    step.assertions = [
      .init(name: nil, place: "A.swift:1", isMet: true), .init(name: text, place: text, isMet: false),
    ]
    step.failures = [text]
    step.warnings = [text, ""]
    step.inspections = ["find"]
    step.console = text
    step.touches = [[], [CGPoint(x: -1, y: 0.1), CGPoint(x: 1e-7, y: 1e20)]]
    step.semantics = text
    step.state = text
    step.picture = "a.png"
    step.referencePicture = "b.png"
    step.difference = "c.png"
    step.references = ["d.png"]
    var document = ReportDocument()
    var run = document.begin(flow: text, rows: [.init(name: text, place: "A.swift:1"), .init(name: "2", place: "3")])
    document.add(step, row: text, label: text, device: "iPhone", to: &run)
    document.add(
      .init(outcome: .stopped, comparison: .notCompared, screen: .zero), row: "2", label: text, device: nil, to: &run)
    document.flows[0].columns[0].animation = "e.png"
    document.flows[0].page = "f.html"
    _ = document.begin(flow: nil, rows: [])
    document.run = ReportRun(of: nil, environment: ["SOURCE_DATE_EPOCH": "0", "FLOW_COMMIT": text])
    document.run?.libraries = [text]
    document.run?.fonts = ["Inter"]
    document.run?.selection = text
    return document
  }

  /// JSON as Foundation writes it.
  private func written(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  @Test("has the members that decoding expects, and the characters of every text")
  func equal() throws {
    let document = document
    let json = Data(document.json.utf8)
    let decoded = try JSONDecoder().decode(ReportDocument.self, from: json)
    #expect(decoded == document)
    // No member is missing, and none is unknown.
    let parsed = try #require(try JSONSerialization.jsonObject(with: json) as? NSDictionary)
    let expected = try JSONSerialization.jsonObject(with: Data(written(document).utf8)) as? NSDictionary
    #expect(parsed == expected)
  }

  @Test("has a line for each step and each row")
  func lines() {
    var document = ReportDocument()
    var run = document.begin(flow: "shop", rows: [.init(name: "cart", place: "A.swift:1")])
    let step = ReportDocument.Step(outcome: .passed, comparison: .matched, screen: CGSize(width: 10, height: 20))
    document.add(step, row: "cart", label: "", device: nil, to: &run)
    document.end(run, failures: [])
    #expect(
      document.json == """
        {
          "flows":[
            {
              "columns":[
                {
                  "label":"",
                  "occurrence":1,
                  "steps":{
                    "cart":{"actions":[],"assertions":[],"comparison":"matched","failures":[],"inspections":[],\
        "outcome":"passed","references":[],"screen":[10,20],"touches":[],"warnings":[]}
                  }
                }
              ],
              "failures":[],
              "name":"shop",
              "rows":[
                {"name":"cart","place":"A.swift:1"}
              ]
            }
          ],
          "version":1
        }
        """)
  }

  @Test("has no number that JSON does not have")
  func numbers() throws {
    var step = ReportDocument.Step(
      outcome: .passed, comparison: .matched, screen: CGSize(width: CGFloat.infinity, height: .nan))
    step.seconds = -0.0
    let entry = ReportJournal.Entry.step(run: 1, row: "", label: "", device: nil, step: step)
    #expect(entry.json.contains("\"screen\":[0,0],\"seconds\":0,"))
    _ = try JSONDecoder().decode(ReportJournal.Entry.self, from: Data(entry.json.utf8))
  }

  @Test("of a journal is read as it was written, a line for each entry")
  func journal() throws {
    let flow = try #require(document.flows.first)
    let column = try #require(flow.columns.first)
    let entries: [ReportJournal.Entry] =
      [
        .process(try #require(document.run)),
        .begun(run: 3, flow: flow.name, page: "a.html", rows: flow.rows), .begun(run: 4, flow: nil, page: "", rows: []),
        .ended(run: 3, failures: ["a\nb"]),
      ] + column.steps.values.map { .step(run: 3, row: "a", label: "b", device: "c", step: $0) }
    for entry in entries {
      #expect(!entry.json.contains(where: \.isNewline) || !entry.json.utf8.contains(0x0A))
      let decoded = try JSONDecoder().decode(ReportJournal.Entry.self, from: Data(entry.json.utf8))
      #expect(try written(decoded) == written(entry))
    }
  }
}
