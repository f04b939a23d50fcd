import Foundation
import SwiftUI

/// Lays out content on the pages of a renderer.
@MainActor @preconcurrency
open class UIPrintFormatter: NSObject {
  /// The renderer that prints the content.
  public internal(set) weak var printPageRenderer: UIPrintPageRenderer?

  /// The first page with the content.
  open var startPage = 0

  /// The largest height of the whole content, in points; 0 for no limit.
  open var maximumContentHeight: CGFloat = 0

  /// The largest width of the content, in points; 0 for no limit.
  open var maximumContentWidth: CGFloat = 0

  /// The space around the content of each page, in points, within the part that can be printed.
  open var perPageContentInsets = UIEdgeInsets()

  nonisolated override init() { super.init() }

  /// The number of pages that the content needs; 0 without a renderer.
  open var pageCount: Int { 0 }

  /// Takes the content from its renderer.
  open func removeFromPrintPageRenderer() { printPageRenderer?.remove(self) }

  /// The part of a page that has the content, in points.
  open func rectForPage(at pageIndex: Int) -> CGRect {
    guard let printPageRenderer else { return .zero }
    var rect = printPageRenderer.contentRect
    let insets = perPageContentInsets
    rect = CGRect(
      x: rect.minX + insets.left, y: rect.minY + insets.top, width: max(0, rect.width - insets.left - insets.right),
      height: max(0, rect.height - insets.top - insets.bottom))
    if maximumContentWidth > 0 { rect.size.width = min(rect.width, maximumContentWidth) }
    return rect
  }

  /// Draws the part of the content that a page has.
  open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}
}

/// Lays out a text on pages.
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// The text; an attributed one replaces it.
  open var text: String? { didSet { string = NSAttributedString(string: text ?? "") } }

  /// The text with its attributes.
  open var attributedText: NSAttributedString? { didSet { string = attributedText ?? NSAttributedString(string: "") } }

  /// The font of a text without attributes.
  open var font: UIFont?

  /// The color of a text without attributes.
  open var color: UIColor?

  /// The alignment of a text without attributes.
  open var textAlignment = NSTextAlignment.natural

  private var string: NSAttributedString

  /// Creates a formatter of a text.
  public init(text: String) {
    self.text = text
    string = NSAttributedString(string: text)
    super.init()
  }

  /// Creates a formatter of a text with attributes.
  public init(attributedText: NSAttributedString) {
    self.attributedText = attributedText
    string = attributedText
    super.init()
  }

  /// The text as it is printed.
  var printedText: NSAttributedString {
    if attributedText != nil { return string }
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    return NSAttributedString(
      string: string.string,
      attributes: [
        .font: font ?? .systemFont(ofSize: 12), .foregroundColor: color ?? UIColor.black, .paragraphStyle: style,
      ])
  }

  private var pages: [[PrintedText.Block]] {
    let rect = rectForPage(at: startPage)
    guard rect.width > 0, rect.height > 0 else { return [] }
    return PrintedText.pages(of: printedText, in: rect.size, maximum: maximumContentHeight)
  }

  open override var pageCount: Int { pages.count }

  open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    let (pages, index) = (pages, pageIndex - startPage)
    guard pages.indices.contains(index) else { return }
    for block in pages[index] {
      block.text.draw(in: CGRect(x: rect.minX, y: rect.minY + block.top, width: rect.width, height: block.height))
    }
  }
}

/// Lays out a page of the web on pages: its paragraphs, lists, headings, fonts, colors and links.
open class UIMarkupTextPrintFormatter: UISimpleTextPrintFormatter {
  /// The text of the page, in HTML.
  open var markupText: String? { didSet { read() } }

  /// Creates a formatter of a page of the web.
  public init(markupText: String) {
    self.markupText = markupText
    super.init(attributedText: NSAttributedString(string: ""))
    read()
  }

  private func read() {
    let markup = markupText ?? ""
    if ["<style", "<table", "<img"].contains(where: { markup.range(of: $0, options: .caseInsensitive) != nil }) {
      report(
        .missing(
          "UIMarkupTextPrintFormatter", "style sheets and pictures are left out, and the rows of tables are paragraphs."
        ))
    }
    var reader = HTMLText()
    attributedText = reader.text(of: markup)
  }
}

/// Prints what a view shows, as wide as the page, and continues on the next pages.
open class UIViewPrintFormatter: UIPrintFormatter {
  /// The view.
  public let view: UIView

  init(view: UIView) {
    self.view = view
    super.init()
  }

  /// The points of the page that are one point of the view.
  private func scale(in rect: CGRect) -> CGFloat { view.bounds.width > 0 ? rect.width / view.bounds.width : 0 }

  open override var pageCount: Int {
    let rect = rectForPage(at: startPage)
    var height = view.bounds.height * scale(in: rect)
    if maximumContentHeight > 0 { height = min(height, maximumContentHeight) }
    guard height > 0, rect.height > 0 else { return 0 }
    return Int((height / rect.height).rounded(.up))
  }

  open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    guard let context = UIGraphicsGetCurrentContext(), pageIndex >= startPage else { return }
    let scale = scale(in: rect)
    context.saveGState()
    context.clip(to: rect)
    context.translateBy(x: rect.minX, y: rect.minY - CGFloat(pageIndex - startPage) * rect.height)
    context.scaleBy(x: scale, y: scale)
    context.draw(view.displayItems, at: .zero)
    context.restoreGState()
  }
}

extension UIView {
  /// A formatter that prints what the view shows.
  public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(view: self) }
}

/// Breaks a text into pages.
@MainActor
private enum PrintedText {
  /// A part of a text, with its place on a page.
  struct Block {
    let text: NSAttributedString
    /// The distance from the upper edge of the page, in points.
    let top: CGFloat
    let height: CGFloat
  }

  /// - Parameters:
  ///   - size: The size of a page, in points.
  ///   - maximum: The largest height of all pages together, in points; 0 for no limit.
  static func pages(of text: NSAttributedString, in size: CGSize, maximum: CGFloat) -> [[Block]] {
    var pages: [[Block]] = [[]]
    var (top, total): (CGFloat, CGFloat) = (0, 0)
    for paragraph in paragraphs(of: text) {
      var rest = paragraph
      while rest.length > 0 {
        let height = height(of: rest, width: size.width)
        if maximum > 0, total + height > maximum { return pages }
        if top + height <= size.height {
          pages[pages.count - 1].append(Block(text: rest, top: top, height: height))
          top += height
          total += height
          break
        }
        var length = prefix(of: rest, in: CGSize(width: size.width, height: size.height - top))
        if length == 0, top == 0 { length = rest.length }
        if length > 0 {
          let first = rest.attributedSubstring(from: NSRange(location: 0, length: length))
          let firstHeight = self.height(of: first, width: size.width)
          pages[pages.count - 1].append(Block(text: first, top: top, height: firstHeight))
          total += firstHeight
          rest = rest.attributedSubstring(from: NSRange(location: length, length: rest.length - length))
        }
        if rest.length > 0 {
          pages.append([])
          top = 0
        } else {
          top += height
        }
      }
    }
    return pages
  }

  private static func paragraphs(of text: NSAttributedString) -> [NSAttributedString] {
    var result: [NSAttributedString] = []
    let string = text.string as NSString
    var start = 0
    while start < string.length {
      let end = string.range(of: "\n", range: NSRange(location: start, length: string.length - start))
      let next = end.location == NSNotFound ? string.length : end.location + 1
      // The end of an empty paragraph is its height, that of another one is not drawn.
      let length = end.location == NSNotFound || end.location == start ? next - start : end.location - start
      result.append(text.attributedSubstring(from: NSRange(location: start, length: length)))
      start = next
    }
    return result
  }

  private static func height(of text: NSAttributedString, width: CGFloat) -> CGFloat {
    let shown = text.string == "\n" ? NSMutableAttributedString(attributedString: text) : nil
    shown?.mutableString.setString(" ")
    return (shown ?? text).boundingRect(
      with: CGSize(width: width, height: 0), options: .usesLineFragmentOrigin, context: nil
    ).height
  }

  /// The length of the words at the beginning of a text that fit into a size.
  private static func prefix(of text: NSAttributedString, in size: CGSize) -> Int {
    var ends: [Int] = []
    let string = text.string as NSString
    for index in 1..<max(1, string.length) where string.character(at: index - 1) == 32 { ends.append(index) }
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      let part = text.attributedSubstring(from: NSRange(location: 0, length: ends[middle]))
      if height(of: part, width: size.width) <= size.height { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? 0 : ends[low - 1]
  }
}
