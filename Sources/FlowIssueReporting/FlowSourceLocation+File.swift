extension FlowSourceLocation {
  /// Creates a location from a file path and a line, as in XCTest.
  package init(_ file: StaticString, _ line: UInt) {
    self.init(fileID: file, filePath: file, line: line, column: 1)
  }
}
