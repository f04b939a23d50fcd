import FlowReports
import Foundation

/// The files of a report that are written when its flows have ended: pages, and results for programs.
struct ReportPages {
  let title: String
  let document: ReportDocument
  let showsDurations: Bool
  /// The content of the page of the only flow, if it was written.
  var onlyContent: String?

  /// The page of a flow.
  func page(of flow: ReportDocument.Flow) -> String { FlowPage(flow: flow, showsDurations: showsDurations).html }

  /// The first page: the list of the flows, or the only flow.
  var index: String {
    if document.flows.count == 1, let flow = document.flows.first {
      let lines = showsDurations ? document.run?.lines ?? [] : []
      let page = FlowPage(flow: flow, showsDurations: showsDurations, onlyInReport: title, run: lines)
      return page.start + (onlyContent ?? page.content)
    }
    return IndexPage(title: title, document: document, showsDurations: showsDurations).html
  }

  /// Writes the first page and the results for programs.
  ///
  /// - Returns: The URL of the page.
  func writeSummaries(to output: ReportOutput) throws -> URL {
    let document = showsDurations ? document : document.withoutDurations
    try output.write(JUnitReport(document: document).xml, to: ReportFiles.junitName)
    try output.write(MarkdownSummary(document: document).text, to: ReportFiles.summaryName)
    try document.write(in: output.folder)
    return try output.write(index, to: ReportFiles.indexName)
  }
}
