import SwiftUI

extension InspectableView {
  /// Calls the action of `onAppear`.
  public func callOnAppear() throws {
    let action: () -> Void = try modifierValue("onAppear", "action")
    try perform(action)
  }

  /// Calls the action of `onDisappear`.
  public func callOnDisappear() throws {
    let action: () -> Void = try modifierValue("onDisappear", "action")
    try perform(action)
  }

  /// Calls the action of `onChange`; the old value is that of the view.
  ///
  /// - Parameters:
  ///   - value: The new value, of the type that `onChange` observes.
  ///   - index: The number of actions for values of the type closer to the view.
  /// - Throws: `InspectionError.modifierNotFound` if there are not that many actions for values of the type.
  public func callOnChange<E: Equatable>(newValue value: E, index: Int = 0) throws {
    if let action: (E, E) -> Void = try? modifierValue("onChange", "action", index: index),
      let old: E = try? modifierValue("onChange", "value", index: index)
    {
      return try perform { action(old, value) }
    }
    let action: (E?, E?) -> Void = try modifierValue("onChange", "action", index: index)
    let old: E? = try modifierValue("onChange", "value", index: index)
    try perform { action(old, value) }
  }

  /// Calls the action of `onChange` with an old and a new value.
  ///
  /// - Parameters:
  ///   - oldValue: The value before the change, of the type that `onChange` observes.
  ///   - newValue: The value after the change.
  ///   - index: The number of actions for values of the type closer to the view.
  /// - Throws: `InspectionError.modifierNotFound` if there are not that many actions for values of the type.
  public func callOnChange<E: Equatable>(oldValue: E, newValue: E, index: Int = 0) throws {
    if let action: (E, E) -> Void = try? modifierValue("onChange", "action", index: index) {
      return try perform { action(oldValue, newValue) }
    }
    let action: (E?, E?) -> Void = try modifierValue("onChange", "action", index: index)
    try perform { action(oldValue, newValue) }
  }

  /// Calls the action of `onSubmit`.
  ///
  /// - Parameter triggers: The triggers that the action must have.
  public func callOnSubmit(of triggers: SubmitTriggers = .text) throws {
    let match = environmentCompositions("onSubmit").first {
      ($0.value("triggers", as: SubmitTriggers.self) ?? []).isSuperset(of: triggers)
    }
    guard let action: @MainActor () -> Void = match?.value("action") else { throw modifierNotFound("onSubmit") }
    try perform { action() }
  }

  /// Runs the task of the view, and waits for its end.
  public func callTask() async throws {
    let action: @MainActor @Sendable () async -> Void = try modifierValue("task", "action")
    await action()
    try perform {}
  }

  /// Runs the action of `refreshable`, and waits for its end.
  public func callRefreshable() async throws {
    guard let action = try environment(\.refresh, call: "refreshable") else { throw modifierNotFound("refreshable") }
    await action()
    try perform {}
  }
}
