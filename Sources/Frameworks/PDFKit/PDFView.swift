import FlowFoundation
import FlowUIKit
import Foundation
import SwiftUI

/// How pages are arranged.
public enum PDFDisplayMode: Int, Sendable {
  case singlePage, singlePageContinuous, twoUp, twoUpContinuous
}

/// The direction of pages.
public enum PDFDisplayDirection: Int, Sendable {
  case vertical, horizontal
}

/// Shows the pages of a document as sheets with their numbers; their contents are not drawn.
open class PDFView: UIView {
  open var document: PDFDocument? {
    didSet {
      latest = document?.page(at: 0)
      show()
    }
  }

  open var autoScales = false { didSet { show() } }
  open var displayMode = PDFDisplayMode.singlePageContinuous { didSet { show() } }
  open var displayDirection = PDFDisplayDirection.vertical { didSet { show() } }
  open var displaysPageBreaks = true
  open var pageShadowsEnabled = true
  open var scaleFactor: CGFloat = 1
  open var minScaleFactor: CGFloat = 0.25
  open var maxScaleFactor: CGFloat = 5

  /// The page that was chosen last.
  private var latest: PDFPage?
  private lazy var host = UIHostingController(rootView: face)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemGray4
    host.safeAreaRegions = []
    host.view.backgroundColor = .clear
    addSubview(host.view)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    host.view.frame = bounds
  }

  private func show() { host.rootView = face }

  private var face: PagesFace { PagesFace(document: document, single: displayMode == .singlePage ? page : nil) }

  /// Shows one page after the other by swipes. Pages scroll here, with a warning.
  open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {
    if enable { report(.missing("PDFView.usePageViewController(_:withViewOptions:)", "the pages scroll.")) }
  }

  /// The page that is shown: the first one, if the chosen one was removed.
  private var page: PDFPage? {
    guard let document else { return nil }
    return latest.flatMap { document.index(for: $0) == NSNotFound ? nil : $0 } ?? document.page(at: 0)
  }

  open var currentPage: PDFPage? { page }
  open var canGoToNextPage: Bool { next(1) != nil }
  open var canGoToPreviousPage: Bool { next(-1) != nil }

  private func next(_ step: Int) -> PDFPage? {
    guard let document, let page else { return nil }
    return document.page(at: document.index(for: page) + step)
  }

  /// Shows a page.
  open func go(to page: PDFPage) {
    guard page.document === document, self.page !== page else { return }
    latest = page
    show()
    NotificationCenter.default.post(name: .PDFViewPageChanged, object: self)
  }

  open func goToNextPage(_ sender: Any?) { if let page = next(1) { go(to: page) } }
  open func goToPreviousPage(_ sender: Any?) { if let page = next(-1) { go(to: page) } }
  open func goToFirstPage(_ sender: Any?) { if let page = document?.page(at: 0) { go(to: page) } }

  open func goToLastPage(_ sender: Any?) {
    if let document, let page = document.page(at: document.pageCount - 1) { go(to: page) }
  }
}

extension Notification.Name {
  public static let PDFViewPageChanged = Notification.Name("PDFViewPageChanged")
  public static let PDFViewDocumentChanged = Notification.Name("PDFViewDocumentChanged")
}

/// The sheets of a document.
private struct PagesFace: View {
  let document: PDFDocument?
  /// The only page that is shown; `nil` for all.
  let single: PDFPage?

  var body: some View {
    let pages = document?.pages ?? []
    ScrollView {
      LazyVStack(spacing: 8) {
        ForEach(single.map { [$0] } ?? pages, id: \.self) { page in
          let size = page.bounds(for: .mediaBox).size
          Rectangle().fill(.white)
            .aspectRatio(size.height > 0 ? size.width / size.height : 1, contentMode: .fit)
            .overlay { Text(verbatim: "Page \(page.label ?? "") of \(pages.count)").foregroundStyle(.gray) }
        }
      }
      .padding(8)
    }
  }
}
