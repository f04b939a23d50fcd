import Foundation

// The members are those of `Codable`, which reads them. Members are in alphabetical order, so equal values have equal
// texts.

extension ReportDocument {
  /// The document as JSON: a line for each step.
  package var json: String {
    var json = JSONWriter()
    json.object(lines: true) { json in
      json.member("flows")
      json.array(flows, lines: true) { $1.write(to: &$0) }
      if let run {
        json.member("run")
        run.write(to: &json)
      }
      json.member("version", version)
    }
    return json.text
  }
}

extension ReportDocument.Flow {
  func write(to json: inout JSONWriter) {
    json.object(lines: true) { json in
      json.member("columns")
      json.array(columns, lines: true) { $1.write(to: &$0) }
      json.member("failures", failures)
      json.member("name", name)
      json.member("page", page)
      json.member("rows")
      json.array(rows, lines: true) { $1.write(to: &$0) }
      json.member("unfinished", unfinished)
    }
  }
}

extension ReportDocument.Row {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("name", name)
      json.member("place", place)
    }
  }
}

extension ReportDocument.Column {
  func write(to json: inout JSONWriter) {
    json.object(lines: true) { json in
      json.member("animation", animation)
      json.member("device", device)
      json.member("label", label)
      json.member("occurrence", occurrence)
      json.member("steps")
      json.object(lines: true) { json in
        for name in steps.keys.sorted() {
          json.member(escaping: name)
          steps[name]?.write(to: &json)
        }
      }
    }
  }
}

extension ReportRun {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("commit", commit)
      json.member("date", date)
      json.member("fonts", fonts)
      json.member("libraries", libraries)
      json.member("selection", selection)
    }
  }
}

extension ReportJournal.Entry {
  /// The entry as JSON without line breaks.
  var json: String {
    var json = JSONWriter()
    json.object { json in
      switch self {
      case .process(let run):
        json.member("process")
        json.object { json in
          json.member("_0")
          run.write(to: &json)
        }
      case .begun(let run, let flow, let page, let rows):
        json.member("begun")
        json.object { json in
          json.member("flow", flow)
          json.member("page", page)
          json.member("rows")
          json.array(rows) { $1.write(to: &$0) }
          json.member("run", run)
        }
      case .step(let run, let row, let label, let device, let step):
        json.member("step")
        json.object { json in
          json.member("device", device)
          json.member("label", label)
          json.member("row", row)
          json.member("run", run)
          json.member("step")
          step.write(to: &json)
        }
      case .ended(let run, let failures):
        json.member("ended")
        json.object { json in
          json.member("failures", failures)
          json.member("run", run)
        }
      }
    }
    return json.text
  }
}
