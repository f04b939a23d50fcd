import Foundation

extension View {
  /// Presents a panel to export a document.
  ///
  /// - Note: Approximate: there are no file panels: nothing is shown, and a warning is recorded when one is requested.
  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    filePanel("fileExporter(isPresented:document:contentType:defaultFilename:onCompletion:)", isPresented)
  }

  /// Presents a panel to export a document.
  ///
  /// - Note: Approximate: there are no file panels: nothing is shown, and a warning is recorded when one is requested.
  public nonisolated func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    filePanel("fileExporter(isPresented:document:contentType:defaultFilename:onCompletion:)", isPresented)
  }

  /// Presents a panel to export a document.
  ///
  /// - Note: Approximate: there are no file panels: nothing is shown, and a warning is recorded when one is requested.
  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    filePanel(
      "fileExporter(isPresented:document:contentTypes:defaultFilename:onCompletion:onCancellation:)", isPresented)
  }

  /// Presents a panel to export a document.
  ///
  /// - Note: Approximate: there are no file panels: nothing is shown, and a warning is recorded when one is requested.
  public nonisolated func fileExporter<D: WritableDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    filePanel(
      "fileExporter(isPresented:document:contentType:defaultFilename:onCompletion:onCancellation:)", isPresented)
  }

  /// Presents a panel to export documents.
  ///
  /// - Note: Approximate: there are no file panels: nothing is shown, and a warning is recorded when one is requested.
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    filePanel("fileExporter(isPresented:documents:contentType:onCompletion:)", isPresented)
  }

  /// Presents a panel to export documents.
  ///
  /// - Note: Approximate: there are no file panels: nothing is shown, and a warning is recorded when one is requested.
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: FileDocument {
    filePanel("fileExporter(isPresented:documents:contentTypes:onCompletion:onCancellation:)", isPresented)
  }

  /// Presents a panel to export items.
  ///
  /// - Note: Approximate: there are no file panels: nothing is shown, and a warning is recorded when one is requested.
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: Transferable {
    filePanel("fileExporter(isPresented:items:contentTypes:onCompletion:onCancellation:)", isPresented)
  }

  /// Presents a panel to import files.
  ///
  /// - Note: Approximate: there are no file panels: nothing is shown, and a warning is recorded when one is requested.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool = false,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    filePanel(
      "fileImporter(isPresented:allowedContentTypes:allowsMultipleSelection:onCompletion:onCancellation:)",
      isPresented)
  }

  /// Presents a panel to move a file.
  ///
  /// - Note: Approximate: there are no file panels: nothing is shown, and a warning is recorded when one is requested.
  public nonisolated func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    filePanel("fileMover(isPresented:file:onCompletion:onCancellation:)", isPresented)
  }

  /// Presents a panel to move files.
  ///
  /// - Note: Approximate: there are no file panels: nothing is shown, and a warning is recorded when one is requested.
  public nonisolated func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL {
    filePanel("fileMover(isPresented:files:onCompletion:)", isPresented)
  }

  /// Presents a panel to move files.
  ///
  /// - Note: Approximate: there are no file panels: nothing is shown, and a warning is recorded when one is requested.
  public nonisolated func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View where C.Element == URL {
    filePanel("fileMover(isPresented:files:onCompletion:onCancellation:)", isPresented)
  }
}
