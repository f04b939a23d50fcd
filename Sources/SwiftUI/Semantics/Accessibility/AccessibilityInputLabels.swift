extension View {
  /// Sets other names under which the view can be asked for by voice.
  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    semantics { properties, element in
      properties.details.append(.inputLabels(inputLabels.map { $0.string(in: element) }))
    }
  }

  /// Sets other names under which the view can be asked for by voice.
  public nonisolated func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) })
  }

  /// Sets other names under which the view can be asked for by voice.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityInputLabels(inputLabels.map { Text($0) })
  }
}
