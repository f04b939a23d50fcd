extension EnvironmentValues {
  /// The autocapitalization of the keyboard; `nil` is the platform's default: the first letter of each sentence.
  @Entry package var textInputAutocapitalization: TextInputAutocapitalization?

  /// A Boolean value that determines whether the view hierarchy has auto-correction disabled.
  @Entry public var autocorrectionDisabled: Bool = false

  /// A Boolean value that determines whether the view hierarchy has auto-correction disabled.
  @available(*, deprecated, renamed: "autocorrectionDisabled")
  public var disableAutocorrection: Bool? {
    get { autocorrectionDisabled }
    set { autocorrectionDisabled = newValue ?? false }
  }
}

extension View {
  /// Sets how often the shift key in the keyboard is automatically enabled.
  ///
  /// It affects the letters on the onscreen keyboard; text typed by a test is entered unchanged.
  public nonisolated func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    environment(\.textInputAutocapitalization, autocapitalization)
  }

  /// Sets whether to apply auto-capitalization to this view.
  @available(*, deprecated, message: "use textInputAutocapitalization(_:)")
  public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    textInputAutocapitalization(TextInputAutocapitalization(style))
  }

  /// Sets whether to disable autocorrection for this view.
  ///
  /// - Note: Approximate: typed text is not corrected; a warning is recorded if it should be.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
      .unsupported("autocorrectionDisabled(_:)", "typed text is not corrected.", when: !disable)
  }

  /// Sets whether to disable autocorrection for this view.
  ///
  /// - Note: Approximate: typed text is not corrected; a warning is recorded if it should be.
  @available(*, deprecated, renamed: "autocorrectionDisabled(_:)")
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
    environment(\.autocorrectionDisabled, disable ?? false)
      .unsupported("disableAutocorrection(_:)", "typed text is not corrected.", when: disable == false)
  }
}
