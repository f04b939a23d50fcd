import FlowFoundation
import Foundation
import SwiftUI

/// Draws the pages of what is printed: a header, the content of formatters, a footer.
///
/// The rectangles of the paper come from a printer. A program that writes a document sets them by their names.
@MainActor @preconcurrency
open class UIPrintPageRenderer: NSObject {
  /// The rectangle of the paper, in points.
  public private(set) var paperRect = CGRect.zero

  /// The part of the paper that can be printed, in points.
  public private(set) var printableRect = CGRect.zero

  /// The height of the header of each page, in points.
  open var headerHeight: CGFloat = 0

  /// The height of the footer of each page, in points.
  open var footerHeight: CGFloat = 0

  /// The formatters of the content.
  open var printFormatters: [UIPrintFormatter]? {
    didSet { for formatter in printFormatters ?? [] { formatter.printPageRenderer = self } }
  }

  public nonisolated override init() { super.init() }

  /// Sets a rectangle of the paper by its name.
  ///
  /// - Parameters:
  ///   - value: An `NSValue` or a `CGRect`, in points.
  ///   - key: `paperRect` or `printableRect`.
  open func setValue(_ value: Any?, forKey key: String) {
    let rect = value as? CGRect ?? (value as? NSValue)?.cgRectValue
    switch (key, rect) {
    case ("paperRect", let rect?): paperRect = rect
    case ("printableRect", let rect?): printableRect = rect
    default:
      report(.missing("setValue(_:forKey:)", "the property \(key) of \(type(of: self)) keeps its value."))
    }
  }

  /// The number of pages; the last one with content of a formatter.
  open var numberOfPages: Int {
    (printFormatters ?? []).map { $0.startPage + $0.pageCount }.max() ?? 0
  }

  /// Adds content.
  ///
  /// - Parameter pageIndex: The first page with it.
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    formatter.printPageRenderer?.remove(formatter)
    formatter.startPage = pageIndex
    printFormatters = (printFormatters ?? []) + [formatter]
  }

  func remove(_ formatter: UIPrintFormatter) {
    printFormatters?.removeAll { $0 === formatter }
    formatter.printPageRenderer = nil
  }

  /// The formatters with content on a page.
  open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
    printFormatters?.filter { ($0.startPage..<$0.startPage + $0.pageCount).contains(pageIndex) }
  }

  /// The part of each page between the header and the footer, in points.
  var contentRect: CGRect {
    CGRect(
      x: printableRect.minX, y: printableRect.minY + headerHeight, width: printableRect.width,
      height: max(0, printableRect.height - headerHeight - footerHeight))
  }

  /// Called before pages are drawn.
  open func prepare(forDrawingPages range: NSRange) {}

  /// Draws a page into the current context.
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
    let rect = self.printableRect
    if headerHeight > 0 {
      drawHeaderForPage(at: pageIndex, in: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: headerHeight))
    }
    for formatter in printFormattersForPage(at: pageIndex) ?? [] { drawPrintFormatter(formatter, forPageAt: pageIndex) }
    drawContentForPage(at: pageIndex, in: contentRect)
    if footerHeight > 0 {
      drawFooterForPage(
        at: pageIndex,
        in: CGRect(x: rect.minX, y: rect.maxY - footerHeight, width: rect.width, height: footerHeight))
    }
  }

  /// Draws the header of a page; nothing by default.
  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}

  /// Draws a page's own content; nothing by default.
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}

  /// Draws the footer of a page; nothing by default.
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}

  /// Draws the content of a formatter on a page.
  open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
    printFormatter.draw(in: printFormatter.rectForPage(at: pageIndex), forPageAt: pageIndex)
  }
}
