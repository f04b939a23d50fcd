import Foundation

/// Remarks that cannot be derived from the sources: missing API, and limits that belong to no declaration.
///
/// One remark per line: `missing: name - reason` or `limit: text`; lines that begin with `#` are comments.
struct Remarks {
  private(set) var missing: [(name: String, reason: String)] = []
  private(set) var limits: [String] = []

  init(path: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    for (number, line) in text.components(separatedBy: "\n").enumerated() {
      if line.isEmpty || line.hasPrefix("#") { continue }
      if line.hasPrefix("limit: ") {
        limits.append(String(line.dropFirst(7)))
      } else if line.hasPrefix("missing: "), let dash = line.range(of: " - ") {
        let name = line[line.index(line.startIndex, offsetBy: 9)..<dash.lowerBound]
        missing.append((String(name), String(line[dash.upperBound...])))
      } else {
        throw CoverageError(
          message: "\(path):\(number + 1): neither `missing: name - reason` nor `limit: text`: \(line)")
      }
    }
  }
}
