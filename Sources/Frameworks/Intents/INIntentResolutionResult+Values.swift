import Foundation

/// Whether an app can do something with a text.
public class INStringResolutionResult: INIntentResolutionResult {
  /// The app takes the value.
  public class func success(with value: String) -> Self { Self(.success(value)) }
  /// The person has to choose.
  public class func disambiguation(with values: [String]) -> Self { Self(.disambiguation(values)) }
  /// The person has to confirm the value.
  public class func confirmationRequired(with value: String?) -> Self { Self(.confirmationRequired(value)) }
}

/// Whether an app can do something with a text with its pronunciation.
public class INSpeakableStringResolutionResult: INIntentResolutionResult {
  /// The app takes the value.
  public class func success(with value: INSpeakableString) -> Self { Self(.success(value)) }
  /// The person has to choose.
  public class func disambiguation(with values: [INSpeakableString]) -> Self { Self(.disambiguation(values)) }
  /// The person has to confirm the value.
  public class func confirmationRequired(with value: INSpeakableString?) -> Self { Self(.confirmationRequired(value)) }
}

/// Whether an app can do something with a yes or no.
public class INBooleanResolutionResult: INIntentResolutionResult {
  /// The app takes the value.
  public class func success(with value: Bool) -> Self { Self(.success(value)) }
  /// The person has to confirm the value.
  public class func confirmationRequired(with value: Bool?) -> Self { Self(.confirmationRequired(value)) }
}

/// Whether an app can do something with a number.
public class INIntegerResolutionResult: INIntentResolutionResult {
  /// The app takes the value.
  public class func success(with value: Int) -> Self { Self(.success(value)) }
  /// The person has to confirm the value.
  public class func confirmationRequired(with value: Int?) -> Self { Self(.confirmationRequired(value)) }
}

/// Whether an app can do something with a number.
public class INDoubleResolutionResult: INIntentResolutionResult {
  /// The app takes the value.
  public class func success(with value: Double) -> Self { Self(.success(value)) }
  /// The person has to confirm the value.
  public class func confirmationRequired(with value: Double?) -> Self { Self(.confirmationRequired(value)) }
}

/// Whether an app can do something with a day or a time.
public class INDateComponentsResolutionResult: INIntentResolutionResult {
  /// The app takes the value.
  public class func success(with value: DateComponents) -> Self { Self(.success(value)) }
  /// The person has to choose.
  public class func disambiguation(with values: [DateComponents]) -> Self { Self(.disambiguation(values)) }
  /// The person has to confirm the value.
  public class func confirmationRequired(with value: DateComponents?) -> Self { Self(.confirmationRequired(value)) }
}

/// Whether an app can do something with an object.
public class INObjectResolutionResult: INIntentResolutionResult {
  /// The app takes the value.
  public class func success(with value: INObject) -> Self { Self(.success(value)) }
  /// The person has to choose.
  public class func disambiguation(with values: [INObject]) -> Self { Self(.disambiguation(values)) }
  /// The person has to confirm the value.
  public class func confirmationRequired(with value: INObject?) -> Self { Self(.confirmationRequired(value)) }
}

/// Whether an app can do something with a person.
public class INPersonResolutionResult: INIntentResolutionResult {
  /// The app takes the value.
  public class func success(with value: INPerson) -> Self { Self(.success(value)) }
  /// The person has to choose.
  public class func disambiguation(with values: [INPerson]) -> Self { Self(.disambiguation(values)) }
  /// The person has to confirm the value.
  public class func confirmationRequired(with value: INPerson?) -> Self { Self(.confirmationRequired(value)) }
}
