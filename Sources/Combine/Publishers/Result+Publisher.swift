// OpenCombine declares these only if it is compiled without a module named Combine, which depends on the state of the
// build folder. These declarations always exist, and take precedence if both do.

extension Result {
  /// A publisher that sends the value of a result and finishes, or fails with its error.
  public typealias Publisher = OCombine.Publisher

  /// A publisher of this result.
  public var publisher: Publisher { Publisher(self) }
}
