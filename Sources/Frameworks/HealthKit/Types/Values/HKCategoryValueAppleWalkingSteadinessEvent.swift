/// How steadily a person walks.
public enum HKCategoryValueAppleWalkingSteadinessEvent: Int, Sendable {
  case initialLow = 1
  case initialVeryLow, repeatLow, repeatVeryLow
}
