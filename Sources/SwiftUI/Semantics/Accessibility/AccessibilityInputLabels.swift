extension View {
  /// Sets alternative labels for voice input.
  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    semantics { properties, element in
      properties.details.append(.inputLabels(inputLabels.map { $0.string(in: element) }))
    }
  }

  /// Sets alternative labels for voice input.
  public nonisolated func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) })
  }

  /// Sets alternative labels for voice input.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityInputLabels(inputLabels.map { Text($0) })
  }
}
