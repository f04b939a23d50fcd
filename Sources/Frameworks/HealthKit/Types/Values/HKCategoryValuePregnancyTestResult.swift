/// The result of a test of pregnancy.
public enum HKCategoryValuePregnancyTestResult: Int, Sendable {
  case negative = 1
  case positive, indeterminate
}
