import FlowUIKit
import Foundation
import PhoneSimulation
import SwiftUI

/// A file that is shown. A `URL` is one, too.
public protocol QLPreviewItem {
  var previewItemURL: URL? { get }
  /// The title; by default the name of the file.
  var previewItemTitle: String? { get }
}

extension QLPreviewItem {
  public var previewItemTitle: String? { nil }
}

extension URL: QLPreviewItem {
  public var previewItemURL: URL? { self }
}

extension NSURL: QLPreviewItem {
  public var previewItemURL: URL? { self as URL }
}

/// The files of a controller.
@MainActor @preconcurrency
public protocol QLPreviewControllerDataSource: AnyObject {
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

/// Receives the events of a controller.
@MainActor @preconcurrency
public protocol QLPreviewControllerDelegate: NSObjectProtocol {
  func previewControllerWillDismiss(_ controller: QLPreviewController)
  func previewControllerDidDismiss(_ controller: QLPreviewController)
  func previewController(_ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem) -> Bool
}

extension QLPreviewControllerDelegate {
  public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
  public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
  public func previewController(
    _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
  ) -> Bool { true }
}

/// Shows files one after the other.
open class QLPreviewController: UIViewController {
  open weak var dataSource: (any QLPreviewControllerDataSource)? { didSet { reloadData() } }
  open weak var delegate: (any QLPreviewControllerDelegate)?
  open var currentPreviewItemIndex = 0 { didSet { reloadData() } }

  public override init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
    super.init(nibName: nil, bundle: nil)
    reloadData()
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether a file can be shown; of any other its name and its size are.
  open class func canPreview(_ item: any QLPreviewItem) -> Bool { item.previewItemURL?.isFileURL == true }

  open var currentPreviewItem: (any QLPreviewItem)? {
    items.indices.contains(currentPreviewItemIndex) ? items[currentPreviewItemIndex] : nil
  }

  private var items: [any QLPreviewItem] {
    guard let dataSource else { return [] }
    return (0..<max(0, dataSource.numberOfPreviewItems(in: self))).map {
      dataSource.previewController(self, previewItemAt: $0)
    }
  }

  /// Asks for the files again.
  open func reloadData() {
    systemContent = SystemContent({ [weak self] in
      AnyView(self.map { PreviewFace(items: $0.items, index: $0.currentPreviewItemIndex, close: $0.close) })
    })
  }

  open func refreshCurrentPreviewItem() { reloadData() }

  private func close() {
    delegate?.previewControllerWillDismiss(self)
    dismiss(animated: true)
    delegate?.previewControllerDidDismiss(self)
  }
}
