import FlowIssueReporting

extension FlowSourceLocation {
  /// A line that is known by the file's path, as XCTest has it.
  init(_ file: StaticString, _ line: UInt) {
    self.init(fileID: file, filePath: file, line: line, column: 1)
  }
}
