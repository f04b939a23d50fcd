import Foundation
import SwiftUI

/// What a panel of files is for, in the way of older systems.
public enum UIDocumentPickerMode: UInt, Sendable {
  case `import` = 0
  case open, exportToService, moveToService
}

/// Chooses documents of the phone, `SimulatedPhone.files`, or saves some there. The app gets copies.
open class UIDocumentPickerViewController: UIViewController {
  /// Is told of the files, or that there are none.
  open weak var delegate: (any UIDocumentPickerDelegate)?

  open var allowsMultipleSelection = false
  open var shouldShowFileExtensions = false
  open var directoryURL: URL?

  /// What the panel is for, by whether it allows several files.
  private let purpose: (_ allowsSeveral: Bool) -> FilePanel.Purpose

  /// Creates a panel in which the person chooses documents of some types.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    purpose = { .open(types: contentTypes, allowsSeveral: $0) }
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a panel in which the person saves files among the documents.
  ///
  /// - Parameter asCopy: Whether the files stay where they are, too.
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    purpose = { _ in asCopy ? .save(urls) : .move(urls) }
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a panel for documents of some types.
  @available(iOS, deprecated: 14.0, message: "Please use init(forOpeningContentTypes:asCopy:) instead")
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    let types = allowedUTIs.compactMap { UTType($0) }
    purpose = { .open(types: types, allowsSeveral: $0) }
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a panel that saves a file.
  @available(iOS, deprecated: 14.0, message: "Please use init(forExporting:asCopy:) instead")
  public init(url: URL, in mode: UIDocumentPickerMode) {
    purpose = { _ in mode == .moveToService ? .move([url]) : .save([url]) }
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    purpose = { .open(types: [.item], allowsSeveral: $0) }
    super.init(coder: coder)
  }

  override func makeContent() -> AnyView? {
    let purpose = purpose(allowsMultipleSelection)
    if purpose.lacksFiles {
      report(.missing("UIDocumentPickerViewController", FilePanel.noFiles))
    }
    return AnyView(
      FilePanel(purpose) { [weak self] result in
        guard let self else { return }
        dismiss(animated: true)
        switch result {
        case .success(let urls): delegate?.documentPicker(self, didPickDocumentsAt: urls)
        case .failure, nil: delegate?.documentPickerWasCancelled(self)
        }
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
