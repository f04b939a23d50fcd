/// The result of a test of ovulation.
public enum HKCategoryValueOvulationTestResult: Int, Sendable {
  case negative = 1
  case luteinizingHormoneSurge, indeterminate, estrogenSurge

  /// The older name.
  public static var positive: Self { .luteinizingHormoneSurge }
}
