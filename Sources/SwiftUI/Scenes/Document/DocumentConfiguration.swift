/// The file shown in a window of a document group.
public struct DocumentConfiguration {
  /// Whether the document can be edited.
  public let isEditable: Bool

  /// The location of the document; `nil` for new documents.
  public let fileURL: URL?
}

extension EnvironmentValues {
  private enum DocumentConfigurationKey: EnvironmentKey { static var defaultValue: DocumentConfiguration? { nil } }

  /// The file shown in the window; `nil` outside document groups.
  public internal(set) var documentConfiguration: DocumentConfiguration? {
    get { self[DocumentConfigurationKey.self] }
    set { self[DocumentConfigurationKey.self] = newValue }
  }
}
