import Foundation

/// The mark of a file that this package wrote, and may therefore replace or remove.
package enum FileMark: Sendable {
  /// A PNG with a text chunk of this package, which ``OwnFile`` stores in every picture.
  case picture
  /// The semantics of a screen: every line describes an element.
  case semantics
  /// An HTML page that names this package as its generator.
  case page
  /// The document of a report.
  case report
  /// A file next to the page or the document of a report, such as `junit.xml`.
  case partOfReport
  /// A file that is listed by a page or a list of this package.
  case listed
  /// A list of files, whose first line names this package.
  case list
  /// The results of tests in JUnit's format, with a comment that names this package.
  case results

  /// The element of a page that names its generator.
  package static let generator = "<meta name=\"generator\" content=\"SwiftUIFlowTesting\">"

  /// The first line of a list of files.
  package static let listTitle = "Written by SwiftUIFlowTesting:"

  /// The comment of results in JUnit's format.
  package static let resultsComment = "<!-- Written by SwiftUIFlowTesting. -->"

  private static let software = "Software"
  private static let name = "SwiftUIFlowTesting"

  /// The bytes at the start and at the end of a file that are read to find a mark.
  private static let edge = 65_536

  /// The data with the mark, for pictures; unchanged if it has one, and for other files.
  package func stored(in data: Data) -> Data {
    guard self == .picture, !Self.isPicture(data.prefix(Self.edge)) else { return data }
    return PNGText.storing(Self.name, as: Self.software, in: data)
  }

  /// Whether a regular file has the mark. An empty file has every mark: nothing is lost with it.
  func isIn(_ file: URL) -> Bool {
    switch self {
    case .listed: return true
    case .partOfReport:
      let folder = file.deletingLastPathComponent()
      return [("index.html", FileMark.page), (ReportDocument.fileName, .report)].contains { name, mark in
        mark.isIn(folder.appendingPathComponent(name))
      }
    case .picture, .semantics, .page, .report, .list, .results: break
    }
    guard let handle = try? FileHandle(forReadingFrom: file) else { return false }
    defer { try? handle.close() }
    let head = (try? handle.read(upToCount: Self.edge)) ?? Data()
    if head.isEmpty { return self != .report }
    switch self {
    case .picture: return Self.isPicture(head)
    case .semantics: return Self.isSemantics(head + ((try? handle.readToEnd()) ?? Data()))
    case .page: return head.range(of: Data(Self.generator.utf8)) != nil
    case .list: return head.starts(with: Data((Self.listTitle + "\n").utf8))
    case .results: return head.range(of: Data(Self.resultsComment.utf8)) != nil
    default: return Self.isReport(head, handle)
    }
  }

  private static func isReport(_ head: Data, _ handle: FileHandle) -> Bool {
    guard let length = try? handle.seekToEnd() else { return false }
    try? handle.seek(toOffset: length > UInt64(edge) ? length - UInt64(edge) : 0)
    let tail = (try? handle.readToEnd()) ?? Data()
    let text = String(decoding: head, as: UTF8.self)
    return text.drop(while: \.isWhitespace).hasPrefix("{") && text.contains("\"flows\"")
      && String(decoding: tail, as: UTF8.self).contains("\"version\"")
  }

  /// Pictures of flows have the versions of their libraries, the first of which is the drawing of this package.
  private static func isPicture(_ data: Data) -> Bool {
    PNGText.text(of: software, in: data) == name
      || PNGText.text(of: "Libraries", in: data)?.hasPrefix(name + "'s drawing") == true
  }

  private static func isSemantics(_ data: Data) -> Bool {
    guard let text = String(data: data, encoding: .utf8) else { return false }
    return text.split(separator: "\n").allSatisfy { line in
      guard line.drop(while: { $0 == " " }).hasPrefix("- "),
        let place = line.range(of: " at ", options: .backwards)
      else { return false }
      return line[place.upperBound...].wholeMatch(of: /[-+\w.]+, [-+\w.]+ size [-+\w.]+ × [-+\w.]+/) != nil
    }
  }
}
