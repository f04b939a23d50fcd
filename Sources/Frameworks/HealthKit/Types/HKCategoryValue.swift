/// A note without a value.
public enum HKCategoryValue: Int, Sendable {
  case notApplicable = 0
}

/// How a person sleeps.
public enum HKCategoryValueSleepAnalysis: Int, CaseIterable, Sendable {
  case inBed = 0
  case asleepUnspecified = 1
  case awake = 2
  case asleepCore = 3
  case asleepDeep = 4
  case asleepREM = 5

  /// The older name.
  public static var asleep: Self { .asleepUnspecified }

  public static var allAsleepValues: Set<Self> { [.asleepUnspecified, .asleepCore, .asleepDeep, .asleepREM] }
}

/// Whether a person has stood in an hour.
public enum HKCategoryValueAppleStandHour: Int, Sendable {
  case stood = 0
  case idle
}

/// How strong a symptom is.
public enum HKCategoryValueSeverity: Int, Sendable {
  case unspecified = 0
  case notPresent, mild, moderate, severe
}

/// Whether a symptom is present.
public enum HKCategoryValuePresence: Int, Sendable {
  case present = 0
  case notPresent
}

/// How strong a flow is.
public enum HKCategoryValueMenstrualFlow: Int, Sendable {
  case unspecified = 1
  case light, medium, heavy, none
}

/// The sex of a person.
public enum HKBiologicalSex: Int, Sendable {
  case notSet = 0
  case female, male, other
}

/// The blood of a person.
public enum HKBloodType: Int, Sendable {
  case notSet = 0
  case aPositive, aNegative, bPositive, bNegative, abPositive, abNegative, oPositive, oNegative
}

/// Whether the person permits an app to write samples of a type.
public enum HKAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case sharingDenied, sharingAuthorized
}

/// Whether a question for permissions would show the sheet.
public enum HKAuthorizationRequestStatus: Int, Sendable {
  case unknown = 0
  case shouldRequest, unnecessary
}

/// How often an app in the background is notified of new samples.
public enum HKUpdateFrequency: Int, Sendable {
  case immediate = 1
  case hourly, daily, weekly
}
