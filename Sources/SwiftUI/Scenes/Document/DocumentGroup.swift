/// A type that you use to serialize documents to and from file.
///
/// Documents are neither read nor written here.
public protocol FileDocument {
  /// The configuration for reading a document.
  typealias ReadConfiguration = FileDocumentReadConfiguration

  /// The configuration for writing a document.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The types of files from which the document can be read.
  static var readableContentTypes: [UTType] { get }

  /// The types of files to which the document can be written; by default the readable types.
  static var writableContentTypes: [UTType] { get }

  /// Reads a document.
  init(configuration: ReadConfiguration) throws

  /// Returns the file to write for the document.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The configuration for reading file contents.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType

  /// The file.
  public let file: FileWrapper
}

/// The configuration for serializing file contents.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType

  /// The file that the document was read from.
  public let existingFile: FileWrapper?
}

/// The properties of an open file document.
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The current document model.
  @Binding public var document: Document

  /// The URL of the open file document.
  public var fileURL: URL?

  /// Whether the document can be edited.
  public var isEditable: Bool

  /// The source with which the document was created; `nil` for a document that was not made by such a button.
  public var creationSource: DocumentCreationSource? { nil }
}

/// A scene that enables support for opening, creating, and saving documents.
///
/// Its window shows the editor with a new document.
///
/// - Note: Approximate: there are no files to choose from: a new document is shown, and a warning is recorded.
public struct DocumentGroup<Document, Content: View> {
  private let makeContent: @MainActor () -> AnyView

  @MainActor init(makeContent: @escaping @MainActor () -> AnyView) {
    self.makeContent = makeContent
  }
}

extension DocumentGroup: PrimitiveScene {
  public func _collect(into contents: inout _SceneContents) {
    contents.add(SceneWindow(.document, content: makeContent()))
    contents.add(.approximate("DocumentGroup", "a new document is shown, and none is read or written."))
  }
}

extension DocumentGroup where Document: FileDocument {
  /// Creates a document group for creating and editing file documents.
  ///
  /// - Parameters:
  ///   - newDocument: The initial document to use when a user creates a new document.
  ///   - editor: The editing UI for the provided document.
  @MainActor
  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    self.init { AnyView(DocumentEditor(newDocument: newDocument, editor: editor)) }
  }
}

extension DocumentGroup {
  /// A group that only shows documents: as there are no files to choose from, its window is empty.
  private init(viewer: ()) { makeContent = { AnyView(EmptyView()) } }
}

extension DocumentGroup where Document: FileDocument {
  /// Creates a document group that shows file documents, and does not edit them.
  /// There are no files to choose from, so nothing is shown.
  @MainActor
  public init(
    viewing documentType: Document.Type, @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) { self.init(viewer: ()) }
}

extension DocumentGroup where Document: ReferenceFileDocument {
  /// Creates a document group for creating and editing documents that are objects.
  ///
  /// - Parameters:
  ///   - newDocument: The document of a window, when a user creates a new one.
  ///   - editor: The editing UI for the provided document.
  @MainActor
  public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    makeContent = { AnyView(ReferenceDocumentEditor(newDocument: newDocument, editor: editor)) }
  }

  /// Creates a document group that shows documents that are objects, and does not edit them.
  /// There are no files to choose from, so nothing is shown.
  @MainActor
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) { self.init(viewer: ()) }
}

/// Keeps a new document that is an object while it is edited.
private struct ReferenceDocumentEditor<Document: ReferenceFileDocument, Content: View>: View {
  @StateObject private var document: Document
  private let editor: (ReferenceFileDocumentConfiguration<Document>) -> Content

  init(
    newDocument: @escaping () -> Document,
    editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    _document = StateObject(wrappedValue: newDocument())
    self.editor = editor
  }

  var body: some View {
    editor(ReferenceFileDocumentConfiguration(document: document, fileURL: nil, isEditable: true))
      .environment(\.documentConfiguration, DocumentConfiguration(isEditable: true, fileURL: nil))
  }
}

/// Stores a new document while it is edited.
private struct DocumentEditor<Document: FileDocument, Content: View>: View {
  let newDocument: () -> Document
  let editor: (FileDocumentConfiguration<Document>) -> Content

  /// The new document, created when it is first read.
  @MainActor
  private final class NewDocument {
    private var document: Document?

    func document(_ make: () -> Document) -> Document {
      if let document { return document }
      let made = make()
      document = made
      return made
    }
  }

  @State private var new = NewDocument()

  /// The document after it has been changed.
  @State private var document: Document?

  var body: some View {
    editor(FileDocumentConfiguration(document: binding, fileURL: nil, isEditable: true))
      .environment(\.documentConfiguration, DocumentConfiguration(isEditable: true, fileURL: nil))
  }

  private var binding: Binding<Document> {
    let document = $document
    let new = new
    let newDocument = newDocument
    return Binding<Document>(
      get: { document.wrappedValue ?? new.document(newDocument) },
      write: { value, transaction in document.transaction(transaction).wrappedValue = value })
  }
}
