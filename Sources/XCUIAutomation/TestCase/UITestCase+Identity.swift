/// Test cases are equal if they are the same object, as on Apple platforms, where they are of class `NSObject`.
extension UITestCase: Hashable {
  public static func == (lhs: UITestCase, rhs: UITestCase) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
