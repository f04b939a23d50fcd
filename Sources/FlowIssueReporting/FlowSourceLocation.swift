/// The source location of a step, an assertion or a flow.
///
/// Failures are reported at such a place, so that an editor can jump to it.
public struct FlowSourceLocation: Sendable, CustomStringConvertible {
  /// The module and the file, as in `CheckoutTests/CheckoutFlowTests.swift`.
  public let fileID: StaticString
  /// The path of the file on the machine that compiled it.
  public let filePath: StaticString
  /// The line, counted from one.
  public let line: UInt
  /// The column, counted from one.
  public let column: UInt

  /// Creates a location, by default that of the call.
  public init(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// The file and the line, the same on every machine: `CheckoutTests/CheckoutFlowTests.swift:12`.
  public var description: String { "\(fileID):\(line)" }

  /// The name of the file and the line: `CheckoutFlowTests.swift:12`.
  package var shortDescription: String {
    let place = description
    return place.lastIndex(of: "/").map { String(place[place.index(after: $0)...]) } ?? place
  }
}
