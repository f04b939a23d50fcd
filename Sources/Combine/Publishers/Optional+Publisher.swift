// As in Result+Publisher.swift: OpenCombine may or may not have declared these.

extension Optional {
  /// A publisher that sends the value of an optional, if any, and finishes.
  public typealias Publisher = OCombine.Publisher

  /// A publisher of this optional.
  public var publisher: Publisher { Publisher(self) }
}
