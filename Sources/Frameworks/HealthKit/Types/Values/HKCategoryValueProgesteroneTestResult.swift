/// The result of a test of progesterone.
public enum HKCategoryValueProgesteroneTestResult: Int, Sendable {
  case negative = 1
  case positive, indeterminate
}
