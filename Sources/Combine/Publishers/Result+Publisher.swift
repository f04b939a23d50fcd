// OpenCombine declares these only where it finds no module named Combine while it is compiled, which depends on
// the state of the build folder. Declared here, they are always there; where both are, these win.

extension Result {
  /// A publisher that sends the value of a result and finishes, or fails with its error.
  public typealias Publisher = OCombine.Publisher

  /// A publisher of this result.
  public var publisher: Publisher { Publisher(self) }
}
