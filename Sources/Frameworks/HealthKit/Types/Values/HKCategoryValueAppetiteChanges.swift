/// How an appetite changes.
public enum HKCategoryValueAppetiteChanges: Int, Sendable {
  case unspecified = 0
  case noChange, decreased, increased
}
