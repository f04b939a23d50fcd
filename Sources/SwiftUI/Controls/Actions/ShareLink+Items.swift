extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Creates an instance that presents the share interface for several strings.
  public init(items: Data, subject: Text? = nil, message: Text? = nil) where Data.Element == String {
    self.init(items: items, subject: subject, message: message) { DefaultShareLinkLabel() }
  }

  /// Creates an instance that presents the share interface for several addresses.
  public init(items: Data, subject: Text? = nil, message: Text? = nil) where Data.Element == URL {
    self.init(items: items, subject: subject, message: message) { DefaultShareLinkLabel() }
  }
}
