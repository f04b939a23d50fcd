/// A type that defines various triggers that result in the firing of a submission action.
public struct SubmitTriggers: OptionSet, Sendable {
  public typealias RawValue = Int

  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Defines triggers originating from text input controls like `TextField` and `SecureField`.
  public static let text = SubmitTriggers(rawValue: 1 << 0)

  /// Defines triggers originating from search fields constructed from searchable modifiers.
  public static let search = SubmitTriggers(rawValue: 1 << 1)
}

/// A semantic label describing the label of submission within a view hierarchy.
public struct SubmitLabel: Sendable, Hashable {
  /// The text on the keyboard's return key.
  package let title: String

  /// Defines a submit label with text of "Done".
  public static var done: SubmitLabel { SubmitLabel(title: "Done") }

  /// Defines a submit label with text of "Go".
  public static var go: SubmitLabel { SubmitLabel(title: "Go") }

  /// Defines a submit label with text of "Send".
  public static var send: SubmitLabel { SubmitLabel(title: "Send") }

  /// Defines a submit label with text of "Join".
  public static var join: SubmitLabel { SubmitLabel(title: "Join") }

  /// Defines a submit label with text of "Route".
  public static var route: SubmitLabel { SubmitLabel(title: "Route") }

  /// Defines a submit label with text of "Search".
  public static var search: SubmitLabel { SubmitLabel(title: "Search") }

  /// Defines a submit label with text of "Return".
  public static var `return`: SubmitLabel { SubmitLabel(title: "Return") }

  /// Defines a submit label with text of "Next".
  public static var next: SubmitLabel { SubmitLabel(title: "Next") }

  /// Defines a submit label with text of "Continue".
  public static var `continue`: SubmitLabel { SubmitLabel(title: "Continue") }
}

/// One `onSubmit(of:_:)` around a view.
package struct SubmitHandler {
  let triggers: SubmitTriggers
  let action: Latest<@MainActor () -> Void>
}

extension EnvironmentValues {
  /// The submit handlers, outermost first.
  @Entry package var submitHandlers: [SubmitHandler] = []

  /// The label of the keyboard's return key.
  @Entry package var submitLabel: SubmitLabel = .return

  /// Calls the submit handlers, innermost first.
  @MainActor
  package func submit(_ trigger: SubmitTriggers) {
    for handler in submitHandlers.reversed() where !handler.triggers.isDisjoint(with: trigger) {
      handler.action.value()
    }
  }
}

/// Adds a submit handler.
private struct SubmitModifier: EnvironmentModifier, ComposedModifier {
  private(set) var handler: SubmitHandler

  var composition: Composition {
    Composition("onSubmit").value("triggers", handler.triggers).value("action", handler.action.value)
  }

  func modify(_ environment: inout EnvironmentValues) { environment.submitHandlers.append(handler) }

  @MainActor mutating func takeOver(from old: SubmitModifier) {
    guard old.handler.triggers == handler.triggers else { return }
    old.handler.action.value = handler.action.value
    handler = old.handler
  }
}

extension View {
  /// Adds an action to perform when the user submits a value to this view.
  ///
  /// - Parameters:
  ///   - triggers: The triggers that should invoke the provided action.
  ///   - action: The action to perform on submission of a value.
  @preconcurrency
  public nonisolated func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(SubmitModifier(handler: SubmitHandler(triggers: triggers, action: Latest(action))))
  }

  /// Prevents submission triggers originating from this view to invoke a submission action configured by a submission
  /// modifier higher up in the view hierarchy.
  public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
    modifier(EnvironmentKeyPathTransform(keyPath: \.submitHandlers) { if isBlocking { $0.removeAll() } })
  }

  /// Sets the submit label for this view: the title of the return key on the onscreen keyboard.
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    environment(\.submitLabel, submitLabel)
  }
}
