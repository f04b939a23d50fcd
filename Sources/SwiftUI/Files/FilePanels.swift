import Foundation

extension View {
  /// Presents a panel to import a file.
  ///
  /// - Note: Approximate: there are no file panels: nothing is shown, and a warning is recorded when one is requested.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    filePanel("fileImporter(isPresented:allowedContentTypes:onCompletion:)", isPresented)
  }

  /// Presents a panel to import files.
  ///
  /// - Note: Approximate: there are no file panels: nothing is shown, and a warning is recorded when one is requested.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    filePanel("fileImporter(isPresented:allowedContentTypes:allowsMultipleSelection:onCompletion:)", isPresented)
  }

  /// Presents a panel to move a file.
  ///
  /// - Note: Approximate: there are no file panels: nothing is shown, and a warning is recorded when one is requested.
  public nonisolated func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    filePanel("fileMover(isPresented:file:onCompletion:)", isPresented)
  }

  /// Presents a panel to export an item.
  ///
  /// - Note: Approximate: there are no file panels: nothing is shown, and a warning is recorded when one is requested.
  public nonisolated func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    filePanel("fileExporter(isPresented:item:contentTypes:defaultFilename:onCompletion:onCancellation:)", isPresented)
  }

  nonisolated func filePanel(_ api: String, _ isPresented: Binding<Bool>) -> some View {
    unsupported(api, "there are no file panels, so nothing is shown.", when: isPresented.wrappedValue)
  }
}
