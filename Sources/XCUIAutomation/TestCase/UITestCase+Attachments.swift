extension UITestCase {
  /// Keeps something with the result of the test, see ``XCTAttachment``.
  public func add(_ attachment: XCTAttachment) { results.add(attachment) }
}
