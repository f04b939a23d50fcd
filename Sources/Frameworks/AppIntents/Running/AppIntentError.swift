import Foundation

/// Why an intent was not performed.
public struct AppIntentError: Error, Equatable, LocalizedError, CustomStringConvertible {
  public let description: String
  public var errorDescription: String? { description }

  init(_ description: String) { self.description = description }

  /// The intent starts again, now with all values.
  public static let restartPerform = AppIntentError("The intent has to be performed again.")

  static func notPerformable(_ name: String) -> AppIntentError {
    AppIntentError("\(name) configures a widget or a control, and has no code to perform.")
  }

  static func missing(_ title: String, _ dialog: String?) -> AppIntentError {
    AppIntentError(
      "The parameter \"\(title)\" needs a value\(dialog.map { ": \"\($0)\"" } ?? "")."
        + " Set it, or give the person's answer in SimulatedPhone.intentAnswers.values[\"\(title)\"].")
  }

  static func wrongAnswer(_ title: String, _ type: Any.Type) -> AppIntentError {
    AppIntentError("The answer for the parameter \"\(title)\" is not a value of the type \(type).")
  }

  static let declined = AppIntentError(
    "The person does not confirm the intent. SimulatedPhone.intentAnswers.confirms is false.")
}
