import SwiftUI

extension InspectableView {
  /// Runs what happens when the view appears.
  public func callOnAppear() throws {
    let action: () -> Void = try modifierValue("onAppear", "action")
    try perform(action)
  }

  /// Runs what happens when the view disappears.
  public func callOnDisappear() throws {
    let action: () -> Void = try modifierValue("onDisappear", "action")
    try perform(action)
  }

  /// Runs what happens when a value changes; the value before is that of the view.
  ///
  /// - Parameter index: How many actions for values of the type are nearer to the view.
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

  /// Runs what happens when a value changes from one to another.
  ///
  /// - Parameter index: How many actions for values of the type are nearer to the view.
  public func callOnChange<E: Equatable>(oldValue: E, newValue: E, index: Int = 0) throws {
    if let action: (E, E) -> Void = try? modifierValue("onChange", "action", index: index) {
      return try perform { action(oldValue, newValue) }
    }
    let action: (E?, E?) -> Void = try modifierValue("onChange", "action", index: index)
    try perform { action(oldValue, newValue) }
  }

  /// Runs what happens when a value is submitted in the view.
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

  /// Loads the content of the view again, and waits for the end of that.
  public func callRefreshable() async throws {
    guard let action = try environment(\.refresh, call: "refreshable") else { throw modifierNotFound("refreshable") }
    await action()
    try perform {}
  }
}
