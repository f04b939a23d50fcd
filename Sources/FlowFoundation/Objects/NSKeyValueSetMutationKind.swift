/// How a set of values changes.
public enum NSKeyValueSetMutationKind: UInt, Sendable {
  case union = 1
  case minus = 2
  case intersect = 3
  case set = 4
}
