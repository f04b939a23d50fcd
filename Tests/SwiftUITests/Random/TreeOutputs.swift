import FlowRendering

@testable import SwiftUI

/// All outputs of a screen: layout, drawing and semantics.
@MainActor
struct TreeOutputs {
  private var layout: [(name: String, depth: Int, frame: CGRect)] = []
  private let display: [DisplayItem]
  private let semantics: [SemanticsNode]

  init(of screen: Screen) {
    display = screen.displayList().items
    semantics = screen.semantics().withoutScrollBars
    if let root = screen.rootElement { add(root, depth: 0) }
  }

  private mutating func add(_ element: Element, depth: Int) {
    var size = element.size
    // The length of content that a scrolling container has not shown is an estimate based on what it showed first.
    if element is LazyElement, element.enclosingScrollElement != nil { size = .zero }
    layout.append((element.pathName, depth, CGRect(origin: element.origin, size: size)))
    element.forEachLayoutChild { add($0, depth: depth + 1) }
  }

  /// A description of the difference from a fresh render, or `nil` if there is none.
  func difference(fromFresh fresh: TreeOutputs) -> String? {
    if layout.map(\.name) != fresh.layout.map(\.name) || layout.map(\.depth) != fresh.layout.map(\.depth) {
      return "Other elements.\nFresh:\n\(fresh.outline)\nUpdated:\n\(outline)"
    }
    for (mine, theirs) in zip(layout, fresh.layout) where !mine.frame.isClose(to: theirs.frame) {
      return "\(mine.name) is at \(mine.frame), and \(theirs.frame) in a fresh render."
        + "\nFresh:\n\(fresh.outline)\nUpdated:\n\(outline)"
    }
    if let difference = DisplayItem.difference(display, fresh.display) { return "Drawn differently: \(difference)" }
    if !semantics.isClose(to: fresh.semantics) {
      return "Described differently.\nFresh: \(fresh.semantics)\nUpdated: \(semantics)"
    }
    return nil
  }

  private var outline: String {
    layout.map { name, depth, frame in
      String(repeating: "  ", count: depth) + "\(name) (\(frame.minX), \(frame.minY), \(frame.width), \(frame.height))"
    }
    .joined(separator: "\n")
  }
}

extension CGRect {
  fileprivate func isClose(to other: CGRect) -> Bool {
    let mine = [minX, minY, width, height]
    let theirs = [other.minX, other.minY, other.width, other.height]
    return zip(mine, theirs).allSatisfy { $0 == $1 || abs($0 - $1) < 0.000_1 }
  }
}

extension [SemanticsNode] {
  /// The nodes without scroll bars, whose values depend on estimated lengths.
  fileprivate var withoutScrollBars: [SemanticsNode] {
    filter { $0.reading != .never }.map { node in
      var node = node
      node.children = node.children.withoutScrollBars
      return node
    }
  }

  func isClose(to other: [SemanticsNode]) -> Bool {
    count == other.count
      && zip(self, other).allSatisfy { mine, theirs in
        guard mine.frame.isClose(to: theirs.frame), mine.children.isClose(to: theirs.children) else { return false }
        var plain = mine
        plain.frame = theirs.frame
        plain.children = theirs.children
        return plain == theirs
      }
  }
}

extension DisplayItem {
  static func difference(_ mine: [DisplayItem], _ theirs: [DisplayItem]) -> String? {
    if mine.count != theirs.count { return "\(mine.count) items instead of \(theirs.count)" }
    for (left, right) in zip(mine, theirs) {
      if abs(left.offset.x - right.offset.x) > 0.000_1 || abs(left.offset.y - right.offset.y) > 0.000_1 {
        return "at \(left.offset) instead of \(right.offset): \(left.content)"
      }
      if let difference = left.content.difference(from: right.content) { return difference }
    }
    return nil
  }
}

extension DisplayItem.Content {
  fileprivate func difference(from other: Self) -> String? {
    let isSame =
      switch (self, other) {
      case (.fill(let path, let paint, _), .fill(let otherPath, let otherPaint, _)):
        path.boundingRect.isClose(to: otherPath.boundingRect) && paint == otherPaint
      case (.stroke(let path, let paint, let stroke), .stroke(let otherPath, let otherPaint, let otherStroke)):
        path.boundingRect.isClose(to: otherPath.boundingRect) && paint == otherPaint && stroke == otherStroke
      case (.text(let text, let rect, let paint), .text(let otherText, let otherRect, let otherPaint)):
        text.paragraph == otherText.paragraph && rect.isClose(to: otherRect) && paint == otherPaint
      case (.symbol(let symbol, _, let paint), .symbol(let otherSymbol, _, let otherPaint)):
        symbol == otherSymbol && paint == otherPaint
      case (.group(let group, let items), .group(let otherGroup, let otherItems)):
        group.opacity == otherGroup.opacity && group.filters == otherGroup.filters
          && DisplayItem.difference(items, otherItems) == nil
      case (.bitmap, .bitmap), (.template, .template): true
      default: false
      }
    return isSame ? nil : "\(self) instead of \(other)"
  }
}
