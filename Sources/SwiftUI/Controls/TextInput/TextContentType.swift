extension EnvironmentValues {
  /// The content type of text fields.
  @Entry package var textContentType: UITextContentType?
}

extension View {
  /// Sets the text content type for this view, which the system uses to offer suggestions while the user enters text.
  public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
    environment(\.textContentType, textContentType)
  }
}
