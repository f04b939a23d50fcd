import SwiftUI

/// Chooses files, or exports some.
///
/// There are no files of other apps here: the sheet offers Cancel only, and a warning says so.
open class UIDocumentPickerViewController: UIViewController {
  /// Is told of the files, or that there are none.
  open weak var delegate: (any UIDocumentPickerDelegate)?

  open var allowsMultipleSelection = false
  open var shouldShowFileExtensions = false
  open var directoryURL: URL?

  /// The files to export.
  private let exported: [URL]

  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    exported = []
    super.init(nibName: nil, bundle: nil)
    reportFiles("init(forOpeningContentTypes:asCopy:)")
  }

  public init(forExporting urls: [URL], asCopy: Bool = false) {
    exported = urls
    super.init(nibName: nil, bundle: nil)
    reportFiles("init(forExporting:asCopy:)")
  }

  public required init?(coder: NSCoder) {
    exported = []
    super.init(coder: coder)
  }

  private func reportFiles(_ member: String) {
    report(.missing("UIDocumentPickerViewController.\(member)", "there are no files of other apps to choose."))
  }

  override func makeContent() -> AnyView? {
    AnyView(
      PickerSheet(title: exported.isEmpty ? "Browse" : "Save", texts: exported.map(\.lastPathComponent)) {
        [weak self] in
        guard let self else { return }
        delegate?.documentPickerWasCancelled(self)
        dismiss(animated: true)
      })
  }
}

/// Is told of chosen files.
@MainActor @preconcurrency
public protocol UIDocumentPickerDelegate: AnyObject {
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// The sheet of a picker that has nothing to choose from.
struct PickerSheet: View {
  let title: String
  var texts: [String] = []
  let cancel: @MainActor () -> Void

  var body: some View {
    NavigationStack {
      List(texts, id: \.self) { Text(verbatim: $0) }
        .navigationTitle(Text(verbatim: title))
        .navigationBarTitleDisplayMode(.inline)
        .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Cancel", action: cancel) } }
    }
  }
}
