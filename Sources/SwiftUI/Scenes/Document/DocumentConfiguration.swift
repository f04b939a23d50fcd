/// The file that a window of a document group shows.
public struct DocumentConfiguration {
  /// Whether the document can be changed.
  public let isEditable: Bool

  /// Where the document is stored; new documents are nowhere yet.
  public let fileURL: URL?
}

extension EnvironmentValues {
  private enum DocumentConfigurationKey: EnvironmentKey { static var defaultValue: DocumentConfiguration? { nil } }

  /// The file that the window shows; `nil` outside of document groups.
  public internal(set) var documentConfiguration: DocumentConfiguration? {
    get { self[DocumentConfigurationKey.self] }
    set { self[DocumentConfigurationKey.self] = newValue }
  }
}
