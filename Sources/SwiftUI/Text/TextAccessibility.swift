/// A change that a text modifier makes for assistive technologies.
package enum TextAccessibility: Equatable, Sendable {
  case label(Nested<Text>)
  case heading(AccessibilityHeadingLevel)
  case contentType(AccessibilityTextContentType)

  /// A speech setting without effect here, by the name of its API.
  case speech(api: String)
}

extension Text {
  /// The text that assistive technologies read instead of this one.
  package var spokenLabel: Text? {
    for case .accessibility(.label(let label)) in modifiers.reversed() { return label.wrappedValue }
    return nil
  }

  /// Sets the text that assistive technologies read instead of this one.
  public func accessibilityLabel(_ label: Text) -> Text { adding(.accessibility(.label(Nested(label)))) }

  /// Sets the text that assistive technologies read instead of this one.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { accessibilityLabel(Text(labelKey)) }

  /// Sets the text that assistive technologies read instead of this one.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { accessibilityLabel(Text(label)) }

  /// Sets the accessibility level of this heading.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
    adding(.accessibility(.heading(level)))
  }

  /// Sets an accessibility text content type.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text {
    adding(.accessibility(.contentType(value)))
  }

  /// Sets whether VoiceOver speaks punctuation.
  ///
  /// - Note: Approximate: what is said stays the same, and a warning is recorded.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text {
    speech("speechAlwaysIncludesPunctuation(_:)", when: value)
  }

  /// Sets whether VoiceOver spells out the text.
  ///
  /// - Note: Approximate: what is said stays the same, and a warning is recorded.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text {
    speech("speechSpellsOutCharacters(_:)", when: value)
  }

  /// Raises or lowers VoiceOver's pitch.
  ///
  /// - Note: Approximate: what is said stays the same, and a warning is recorded.
  public func speechAdjustedPitch(_ value: Double) -> Text {
    speech("speechAdjustedPitch(_:)", when: value != 0)
  }

  /// Sets whether VoiceOver queues announcements.
  ///
  /// - Note: Approximate: what is said stays the same, and a warning is recorded.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text {
    speech("speechAnnouncementsQueued(_:)", when: value)
  }

  private func speech(_ api: String, when isActive: Bool) -> Text {
    isActive ? adding(.accessibility(.speech(api: api))) : self
  }
}
