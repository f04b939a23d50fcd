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

/// Shows the pages of a document. A page that cannot be read is a sheet with its number.
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

  private var face: PagesFace {
    var marked = highlightedSelections ?? []
    if let currentSelection { marked.append(currentSelection) }
    return PagesFace(document: document, single: displayMode == .singlePage ? page : nil, marked: marked)
  }

  /// The texts that are marked in their colors.
  open var highlightedSelections: [PDFSelection]? { didSet { show() } }

  /// The text that the app has chosen; a person chooses none here.
  open var currentSelection: PDFSelection? { didSet { show() } }

  /// Chooses a text.
  open func setCurrentSelection(_ selection: PDFSelection?, animate: Bool) { currentSelection = selection }

  /// Chooses no text.
  open func clearSelection() { currentSelection = nil }

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

  /// Shows the first page of a selection.
  open func go(to selection: PDFSelection) { if let page = selection.pages.first { go(to: page) } }

  /// Shows the page of a point.
  open func go(to destination: PDFDestination) { if let page = destination.page { go(to: page) } }

  /// Shows the page of a rectangle.
  open func go(to rect: CGRect, on page: PDFPage) { go(to: page) }

  /// The page that is shown.
  open var currentDestination: PDFDestination? {
    page.map { PDFDestination(page: $0, at: CGPoint(x: 0, y: $0.bounds(for: .mediaBox).height)) }
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

/// The pages of a document, one below the other.
private struct PagesFace: View {
  let document: PDFDocument?
  /// The only page that is shown; `nil` for all.
  let single: PDFPage?
  let marked: [PDFSelection]

  var body: some View {
    let pages = document?.pages ?? []
    ScrollView {
      LazyVStack(spacing: 8) {
        ForEach(single.map { [$0] } ?? pages, id: \.self) { page in
          PageFace(page: page, name: "Page \(page.label ?? "") of \(pages.count)", marked: marked)
        }
      }
      .padding(8)
    }
  }
}

/// A page, or a sheet with its number.
private struct PageFace: View {
  let page: PDFPage
  let name: String
  let marked: [PDFSelection]

  var body: some View {
    let size = page.bounds(for: .mediaBox).size
    let ratio = size.height > 0 ? size.width / size.height : 1
    if let picture = page.picture {
      Image(uiImage: picture).resizable().aspectRatio(ratio, contentMode: .fit)
        .overlay { marks(on: size) }
        .accessibilityElement(children: .ignore)
        .accessibilityAddTraits(.isStaticText)
        .accessibilityRemoveTraits(.isImage)
        .accessibilityLabel(Text(verbatim: name))
    } else {
      Rectangle().fill(.white).aspectRatio(ratio, contentMode: .fit)
        .overlay { Text(verbatim: name).foregroundStyle(.gray) }
    }
  }

  private func marks(on size: CGSize) -> some View {
    GeometryReader { space in
      let scale = size.width > 0 ? space.size.width / size.width : 1
      let parts = marked.flatMap { selection in selection.parts.map { (part: $0, color: selection.color) } }
      ForEach(Array(parts.enumerated().filter { $1.part.page === page }), id: \.offset) { _, mark in
        let place = mark.part.bounds
        Color(uiColor: mark.color ?? .systemYellow).opacity(0.4)
          .frame(width: place.width * scale, height: place.height * scale)
          .position(x: place.midX * scale, y: (size.height - place.midY) * scale)
      }
    }
  }
}
