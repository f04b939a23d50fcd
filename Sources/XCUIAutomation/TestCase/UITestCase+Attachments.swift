extension UITestCase {
  /// Adds an attachment to the result of the test, see ``XCTAttachment``.
  public func add(_ attachment: XCTAttachment) { results.add(attachment) }
}
