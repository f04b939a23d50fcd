extension View {
  /// Sets whether VoiceOver says punctuation.
  ///
  /// - Note: Approximate: what is said stays the same, and a warning is recorded.
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    speech("speechAlwaysIncludesPunctuation(_:)", when: value)
  }

  /// Sets whether VoiceOver spells out a text.
  ///
  /// - Note: Approximate: what is said stays the same, and a warning is recorded.
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    speech("speechSpellsOutCharacters(_:)", when: value)
  }

  /// Adjusts VoiceOver's pitch.
  ///
  /// - Note: Approximate: what is said stays the same, and a warning is recorded.
  public nonisolated func speechAdjustedPitch(_ value: Double) -> some View {
    speech("speechAdjustedPitch(_:)", when: value != 0)
  }

  /// Sets whether announcements of VoiceOver are queued.
  ///
  /// - Note: Approximate: what is said stays the same, and a warning is recorded.
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
    speech("speechAnnouncementsQueued(_:)", when: value)
  }

  /// Sets the labels for Voice Control.
  @available(iOS, deprecated: 100000.0, renamed: "accessibilityInputLabels(_:)")
  public nonisolated func accessibility(inputLabels: [Text]) -> some View {
    accessibilityInputLabels(inputLabels)
  }

  private nonisolated func speech(_ api: String, when isActive: Bool) -> some View {
    unsupported(api, "the speech is unchanged.", when: isActive)
  }
}
