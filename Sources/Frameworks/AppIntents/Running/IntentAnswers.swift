import Foundation
import PhoneSimulation

/// What the person answers when intents ask: at first nothing, so that a question ends the intent.
public struct IntentAnswers: PhoneValue {
  /// The values for parameters, by the titles of the parameters.
  public var values: [String: any Sendable] = [:]
  /// Whether the person confirms.
  public var confirms = false

  public init() {}
}

private struct EditedIntent: PhoneValue {
  var intent: (any AppIntent)?
}

extension SimulatedPhone {
  /// What the person answers when intents ask.
  public var intentAnswers: IntentAnswers {
    get { self[IntentAnswers.self] }
    set { self[IntentAnswers.self] = newValue }
  }

  /// The intent that the person edits, on which the values of a query may depend.
  public var editedIntent: (any AppIntent)? {
    get { self[EditedIntent.self].intent }
    set { update(EditedIntent.self) { $0.intent = newValue } }
  }

  fileprivate func answer<Value>(to title: String, _ dialog: IntentDialog?, as type: Value.Type) throws -> Value {
    record("AppIntents", "asks for \"\(title)\"")
    guard let answer = intentAnswers.values[title] else { throw AppIntentError.missing(title, dialog?.text) }
    guard let value = answer as? Value else { throw AppIntentError.wrongAnswer(title, type) }
    return value
  }
}

extension IntentParameter {
  /// Asks the person for a value.
  ///
  /// - Throws: ``AppIntentError`` if the phone has no answer.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
    try SimulatedPhone.current.answer(to: titleText, dialog ?? requestValueDialog, as: Value.ValueType.self)
  }

  /// Asks the person which of several values is meant.
  ///
  /// - Throws: ``AppIntentError`` if the phone has no answer.
  public func requestDisambiguation(
    among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
  ) async throws -> Value.ValueType {
    try SimulatedPhone.current.answer(to: titleText, dialog, as: Value.ValueType.self)
  }

  /// Asks the person whether a value is right.
  ///
  /// - Throws: Nothing here.
  public func requestConfirmation(
    for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil
  ) async throws -> Bool {
    SimulatedPhone.current.record("AppIntents", "asks whether \"\(titleText)\" is right")
    return SimulatedPhone.current.intentAnswers.confirms
  }

  /// An error that makes the system ask for a value.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
    .missing(titleText, (dialog ?? requestValueDialog)?.text)
  }

  /// An error that makes the system ask which of several values is meant.
  public func needsDisambiguationError(
    among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
  ) -> AppIntentError {
    .missing(titleText, dialog?.text)
  }
}

extension AppIntent {
  /// Asks the person to confirm.
  ///
  /// - Throws: ``AppIntentError`` if the person does not.
  public func requestConfirmation() async throws {
    let phone = SimulatedPhone.current
    phone.record("AppIntents", "asks to confirm \(Self.persistentIdentifier)")
    guard phone.intentAnswers.confirms else { throw AppIntentError.declined }
  }

  /// Asks the person to confirm a result.
  ///
  /// - Throws: ``AppIntentError`` if the person does not.
  public func requestConfirmation<Result: IntentResult>(
    result: Result, confirmationActionName: ConfirmationActionName = .`continue`, showPrompt: Bool = true
  ) async throws {
    try await requestConfirmation()
  }
}

/// The word on the button that confirms.
public struct ConfirmationActionName: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  public static var add: ConfirmationActionName { ConfirmationActionName("add") }
  public static var buy: ConfirmationActionName { ConfirmationActionName("buy") }
  public static var `continue`: ConfirmationActionName { ConfirmationActionName("continue") }
  public static var create: ConfirmationActionName { ConfirmationActionName("create") }
  public static var `do`: ConfirmationActionName { ConfirmationActionName("do") }
  public static var go: ConfirmationActionName { ConfirmationActionName("go") }
  public static var log: ConfirmationActionName { ConfirmationActionName("log") }
  public static var open: ConfirmationActionName { ConfirmationActionName("open") }
  public static var order: ConfirmationActionName { ConfirmationActionName("order") }
  public static var pay: ConfirmationActionName { ConfirmationActionName("pay") }
  public static var play: ConfirmationActionName { ConfirmationActionName("play") }
  public static var run: ConfirmationActionName { ConfirmationActionName("run") }
  public static var send: ConfirmationActionName { ConfirmationActionName("send") }
  public static var set: ConfirmationActionName { ConfirmationActionName("set") }
  public static var share: ConfirmationActionName { ConfirmationActionName("share") }
  public static var start: ConfirmationActionName { ConfirmationActionName("start") }
  public static var toggle: ConfirmationActionName { ConfirmationActionName("toggle") }
  public static var turnOff: ConfirmationActionName { ConfirmationActionName("turn off") }
  public static var turnOn: ConfirmationActionName { ConfirmationActionName("turn on") }
  public static var view: ConfirmationActionName { ConfirmationActionName("view") }
}
