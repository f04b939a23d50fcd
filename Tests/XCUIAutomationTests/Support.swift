@_exported import XCUIAutomation
typealias XCTestCase = UITestCase
