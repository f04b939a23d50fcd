import FlowReports

/// The beginning of every page of a report.
///
/// Pages do not close their last list: while the flows run, entries are appended to it.
struct PageFrame {
  /// The title, not escaped.
  let title: String
  /// The class of the body.
  let kind: String

  var head: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    \(FileMark.generator)
    <meta name="color-scheme" content="light dark">
    <title>\(escapedHTML(title))</title>
    <link rel="stylesheet" href="\(ReportFiles.styleName)">
    <script src="\(ReportFiles.scriptName)" defer></script>
    </head>
    <body class="\(kind)">
    <main>

    """
  }
}
