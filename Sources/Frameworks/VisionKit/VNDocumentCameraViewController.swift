import FlowUIKit
import Foundation
import PhoneSimulation
import SwiftUI

/// The pages of a document.
// @unchecked: it does not change.
open class VNDocumentCameraScan: NSObject, @unchecked Sendable {
  private let pages: [UIImage]

  init(_ pages: [UIImage]) { self.pages = pages }

  open var title: String { "Scanned Document" }
  open var pageCount: Int { pages.count }
  open func imageOfPage(at index: Int) -> UIImage { pages[index] }
}

/// Receives the pages of a document.
@MainActor @preconcurrency
public protocol VNDocumentCameraViewControllerDelegate: NSObjectProtocol {
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
  func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
  func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}

extension VNDocumentCameraViewControllerDelegate {
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
  ) {}
  public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {}
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error
  ) {}
}

/// Takes pictures of pages: those that the phone has in front of its camera (`SimulatedPhone.scannedPages`).
open class VNDocumentCameraViewController: UIViewController {
  open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?

  /// Whether there is a camera.
  open class var isSupported: Bool { SimulatedPhone.current.scannedPages != nil }

  public override init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
    super.init(nibName: nil, bundle: nil)
    systemContent = SystemContent({ [weak self] in
      let pages = SimulatedPhone.current.scannedPages ?? []
      return AnyView(
        ScannerFace(pages: pages) {
          guard let self else { return }
          self.delegate?.documentCameraViewController(self, didFinishWith: VNDocumentCameraScan(pages))
        } cancel: {
          guard let self else { return }
          self.delegate?.documentCameraViewControllerDidCancel(self)
        })
    })
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The camera with its pages.
private struct ScannerFace: View {
  let pages: [UIImage]
  let save: @MainActor () -> Void
  let cancel: @MainActor () -> Void

  var body: some View {
    NavigationStack {
      VStack {
        ForEach(Array(pages.enumerated()), id: \.offset) { index, page in
          Image(uiImage: page).resizable().aspectRatio(contentMode: .fit)
            .accessibilityLabel(Text(verbatim: "Page \(index + 1)"))
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(.black)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel", action: cancel) }
        ToolbarItem(placement: .confirmationAction) { Button("Save", action: save).disabled(pages.isEmpty) }
      }
    }
  }
}
