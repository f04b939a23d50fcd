// On Apple platforms the files of this target run under Xcode's own XCUITest.
#if os(Linux)
  @_exported import XCUIAutomation

  typealias XCTestCase = UITestCase
#endif
