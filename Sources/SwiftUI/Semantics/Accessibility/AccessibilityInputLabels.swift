extension View {
  /// Sets alternative labels for voice input.
  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    semantics { properties, element in
      properties.details.append(.inputLabels(inputLabels.map { $0.string(in: element) }))
    }
  }

  /// Sets alternative labels for voice input.
  public nonisolated func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) })
  }

  /// Sets alternative labels for voice input.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
    accessibilityInputLabels(inputLabels.map { Text($0) })
  }
}
