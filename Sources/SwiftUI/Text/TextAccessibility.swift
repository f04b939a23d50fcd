/// What a modifier of a text changes about how assistive technologies read it.
package enum TextAccessibility: Equatable, Sendable {
  case label(Nested<Text>)
  case heading(AccessibilityHeadingLevel)
  case contentType(AccessibilityTextContentType)

  /// A way of speaking that changes nothing here, by the name of its API.
  case speech(api: String)
}

extension Text {
  /// What assistive technologies read in place of the text.
  package var spokenLabel: Text? {
    for case .accessibility(.label(let label)) in modifiers.reversed() { return label.wrappedValue }
    return nil
  }

  /// Sets what assistive technologies read in place of the text.
  public func accessibilityLabel(_ label: Text) -> Text { adding(.accessibility(.label(Nested(label)))) }

  /// Sets what assistive technologies read in place of the text.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { accessibilityLabel(Text(labelKey)) }

  /// Sets what assistive technologies read in place of the text.
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

  /// Sets whether VoiceOver says punctuation.
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

  /// Sets whether announcements of VoiceOver wait for each other.
  ///
  /// - Note: Approximate: what is said stays the same, and a warning is recorded.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text {
    speech("speechAnnouncementsQueued(_:)", when: value)
  }

  private func speech(_ api: String, when isActive: Bool) -> Text {
    isActive ? adding(.accessibility(.speech(api: api))) : self
  }
}
