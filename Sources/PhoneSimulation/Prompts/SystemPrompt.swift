/// An alert of the system, which belongs to the home screen (`com.apple.springboard`) and not to the app.
public struct SystemPrompt: Hashable, Sendable {
  /// A button of an alert.
  public struct Button: Hashable, Sendable {
    public let label: String
    /// What a tap on the button permits.
    public let authorization: PhoneAuthorization?

    public init(_ label: String, _ authorization: PhoneAuthorization? = nil) {
      self.label = label
      self.authorization = authorization
    }
  }

  public let title: String
  public let message: String?
  /// The buttons: two are side by side, others are stacked in this order.
  public let buttons: [Button]

  public init(title: String, message: String? = nil, buttons: [Button]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

/// A prompt that waits for its answer, with those who wait for it.
package struct PendingPrompt: Sendable {
  package let id: Int
  package let prompt: SystemPrompt
  var completions: [@MainActor @Sendable (SystemPrompt.Button) -> Void]
}

/// An answer to a prompt that the phone does not show.
public struct MissingPrompt: Error, CustomStringConvertible {
  public let description: String
}

extension SimulatedPhone {
  /// The prompts that wait for an answer, the one on the screen first.
  public var prompts: [SystemPrompt] { state.withLock { $0.prompts.map(\.prompt) } }

  /// The prompt on the screen.
  package var shownPrompt: PendingPrompt? { state.withLock { $0.prompts.first } }

  /// Shows a prompt once those before it are answered. A prompt that already waits is shown once, for all who ask.
  package func show(_ prompt: SystemPrompt, _ completion: @escaping @MainActor @Sendable (SystemPrompt.Button) -> Void)
  {
    state.withLock { state in
      if let index = state.prompts.firstIndex(where: { $0.prompt == prompt }) {
        state.prompts[index].completions.append(completion)
      } else {
        state.lastID += 1
        state.prompts.append(PendingPrompt(id: state.lastID, prompt: prompt, completions: [completion]))
      }
    }
    onMainActor { [self] in host?.promptsChanged() }
  }

  /// Answers the prompt on the screen by one of its buttons.
  ///
  /// - Throws: ``MissingPrompt`` if no prompt is shown, or if it has no such button.
  @MainActor
  public func answerPrompt(_ label: String) throws {
    guard let shown = shownPrompt else {
      throw MissingPrompt(description: "The phone shows no prompt that \"\(label)\" could answer.")
    }
    guard let button = shown.prompt.buttons.first(where: { $0.label == label }) else {
      let labels = shown.prompt.buttons.map { "\"\($0.label)\"" }.joined(separator: ", ")
      throw MissingPrompt(
        description: "The prompt \"\(shown.prompt.title)\" has no button \"\(label)\". Its buttons are \(labels).")
    }
    answer(shown, button)
  }

  /// Answers a prompt, unless it has been answered already.
  @MainActor
  package func answer(_ pending: PendingPrompt, _ button: SystemPrompt.Button) {
    let answered = state.withLock { state in
      state.prompts.firstIndex { $0.id == pending.id }.map { state.prompts.remove(at: $0) }
    }
    guard let answered else { return }
    record("System", "\"\(answered.prompt.title)\" is answered by \"\(button.label)\"")
    for completion in answered.completions { completion(button) }
    host?.promptsChanged()
  }

  /// Removes all prompts without an answer: those who ask are never called.
  @MainActor
  package func dismissPrompts() {
    state.withLock { $0.prompts = [] }
    host?.promptsChanged()
  }
}
