/// An object whose content can be given up while nobody uses it. Nothing asks for that here: there is room enough.
public protocol NSDiscardableContent: AnyObject {
  /// Notes a use of the content.
  ///
  /// - Returns: Whether the content is available.
  func beginContentAccess() -> Bool

  /// Notes the end of a use.
  func endContentAccess()

  /// Gives up the content, if it is not used.
  func discardContentIfPossible()

  /// Whether the content was given up.
  func isContentDiscarded() -> Bool
}
