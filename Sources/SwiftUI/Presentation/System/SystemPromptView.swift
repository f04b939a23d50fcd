import PhoneSimulation

/// A prompt of the system: an alert with the system's own font and tint.
struct SystemPromptView: View {
  let pending: PendingPrompt
  let phone: SimulatedPhone

  var body: some View {
    let prompt = pending.prompt
    AlertView(
      title: Text(verbatim: prompt.title), message: prompt.message.map { AnyView(Text(verbatim: $0)) },
      actions: AnyView(
        ForEach(prompt.buttons, id: \.self) { button in
          Button(action: { phone.answer(pending, button) }) { Text(verbatim: button.label) }
        }))
  }
}
