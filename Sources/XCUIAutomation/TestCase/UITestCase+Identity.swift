/// Test cases are compared by identity, as on Apple platforms, where they inherit from `NSObject`.
extension UITestCase: Hashable {
  public static func == (lhs: UITestCase, rhs: UITestCase) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
