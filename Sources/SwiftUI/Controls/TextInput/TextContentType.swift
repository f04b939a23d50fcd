extension EnvironmentValues {
  private enum TextContentTypeKey: EnvironmentKey {
    static var defaultValue: UITextContentType? { nil }
  }

  /// The content type of text fields.
  package var textContentType: UITextContentType? {
    get { self[TextContentTypeKey.self] }
    set { self[TextContentTypeKey.self] = newValue }
  }
}

extension View {
  /// Sets the text content type for this view, which the system uses to offer suggestions while the user enters text.
  public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
    environment(\.textContentType, textContentType)
  }
}
