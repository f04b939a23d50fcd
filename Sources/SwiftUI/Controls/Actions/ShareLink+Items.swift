import Foundation

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a link that shares several items, with a custom label.
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items: items, subject: subject, message: message, preview: preview) {
      DefaultShareLinkLabel(Text(titleKey))
    }
  }

  /// Creates a link that shares several items, with a custom label.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items: items, subject: subject, message: message, preview: preview) { DefaultShareLinkLabel(Text(title)) }
  }

  /// Creates a link that shares several items, with a custom label.
  public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items: items, subject: subject, message: message, preview: preview) { DefaultShareLinkLabel(title) }
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Creates an instance that presents the share interface for several strings.
  public init(items: Data, subject: Text? = nil, message: Text? = nil) where Data.Element == String {
    self.init(items: items, subject: subject, message: message) { DefaultShareLinkLabel() }
  }

  /// Creates an instance that presents the share interface for several addresses.
  public init(items: Data, subject: Text? = nil, message: Text? = nil) where Data.Element == URL {
    self.init(items: items, subject: subject, message: message) { DefaultShareLinkLabel() }
  }

  /// Creates a link that shares several items, with a custom label.
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == URL {
    self.init(items: items, subject: subject, message: message) { DefaultShareLinkLabel(Text(titleKey)) }
  }

  /// Creates a link that shares several items, with a custom label.
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == String {
    self.init(items: items, subject: subject, message: message) { DefaultShareLinkLabel(Text(titleKey)) }
  }

  /// Creates a link that shares several items, with a custom label.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == URL {
    self.init(items: items, subject: subject, message: message) { DefaultShareLinkLabel(Text(title)) }
  }

  /// Creates a link that shares several items, with a custom label.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == String {
    self.init(items: items, subject: subject, message: message) { DefaultShareLinkLabel(Text(title)) }
  }

  /// Creates a link that shares several items, with a custom label.
  public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == URL {
    self.init(items: items, subject: subject, message: message) { DefaultShareLinkLabel(title) }
  }

  /// Creates a link that shares several items, with a custom label.
  public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == String {
    self.init(items: items, subject: subject, message: message) { DefaultShareLinkLabel(title) }
  }
}
