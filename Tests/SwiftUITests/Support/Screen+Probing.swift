import FlowRendering
import Foundation

@testable import SwiftUI

/// Queries for tests of containers.
extension Screen {
  /// A screen of a phone's width whose texts are measured without fonts.
  static func phone(
    width: CGFloat = 390, height: CGFloat = 600, safeArea: EdgeInsets = EdgeInsets(),
    environment change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> Screen {
    var environment = EnvironmentValues()
    change(&environment)
    return Screen(
      size: ProposedViewSize(width: width, height: height), safeArea: safeArea, environment: environment,
      textSystem: TextSystem(measurer: FixedMetricsTextMeasurer()))
  }

  /// All elements in the layout, outermost first.
  var elements: [Element] {
    var found: [Element] = []
    func visit(_ element: Element) {
      found.append(element)
      element.forEachLayoutChild { visit($0) }
    }
    rootElement.map { visit($0) }
    return found
  }

  /// The outermost scroll view.
  var scroll: ScrollElement {
    guard let scroll = elements.lazy.compactMap({ $0 as? ScrollElement }).first else {
      fatalError("The screen shows no scrolling view.")
    }
    return scroll
  }

  var rows: [ListRowElement] { elements.compactMap { $0 as? ListRowElement } }

  /// The frames of all areas of one color, in the screen's coordinates.
  func frames(of color: Color, in environment: EnvironmentValues = EnvironmentValues()) -> [CGRect] {
    displayList().items.flatMap { $0.fills(of: color.renderColor(in: environment), from: .zero) }
  }

  /// The drawn symbols with their frames, in the screen's coordinates.
  var symbols: [(name: String, frame: CGRect)] { displayList().items.flatMap { $0.symbols(from: .zero) } }

  /// All drawn texts, in the order of drawing.
  var drawnTexts: [String] { displayList().items.flatMap(\.drawnTexts) }

  /// The nodes of the semantics tree, outermost first.
  var nodes: [SemanticsNode] { semantics().flatMap(\.selfAndDescendants) }

  func node(_ role: SemanticsNode.Role, _ label: String? = nil) -> SemanticsNode? {
    nodes.first { $0.role == role && (label == nil || $0.outlineName == label) }
  }

  /// The texts in the rows of lists, in reading order.
  var rowTexts: [String?] {
    nodes.filter { $0.role == .cell }.flatMap(\.selfAndDescendants).filter { $0.role == .staticText }.map(\.label)
  }

  /// The frame of a text, in the screen's coordinates.
  func frame(ofText text: String) -> CGRect? {
    nodes.first { $0.role == .staticText && $0.label == text }?.frame
  }

  /// Scrolls the outermost scroll view with a finger that rests before it is lifted.
  func dragContent(by distance: CGVector) {
    let frame = scroll.frameOnScreen
    let start = CGPoint(x: frame.midX, y: frame.midY)
    // The finger moves these points before it scrolls.
    let slack = PanResponder.threshold / hypot(distance.dx, distance.dy) + 1
    let end = CGPoint(x: start.x - distance.dx * slack, y: start.y - distance.dy * slack)
    touch([
      FingerPath(positions: [
        .init(time: 0, location: start), .init(time: 0.2, location: end), .init(time: 0.5, location: end),
      ])
    ])
  }

  func scroll(to y: CGFloat) {
    let scroll = scroll
    perform { scroll.scroll(to: CGPoint(x: 0, y: y)) }
  }
}

extension SemanticsNode {
  /// The node and its descendants, in reading order.
  var selfAndDescendants: [SemanticsNode] { [self] + children.flatMap(\.selfAndDescendants) }
}

extension DisplayItem {
  fileprivate var drawnTexts: [String] {
    switch content {
    case .text(let layout, _, _): [layout.paragraph.runs.map(\.string).joined()]
    case .group(_, let items): items.flatMap(\.drawnTexts)
    default: []
    }
  }

  fileprivate func symbols(from origin: CGPoint) -> [(name: String, frame: CGRect)] {
    let origin = CGPoint(x: origin.x + offset.x, y: origin.y + offset.y)
    switch content {
    case .symbol(let glyph, let place, _):
      let start = CGPoint(x: origin.x + place.x, y: origin.y + place.y)
      return [(glyph.name, CGRect(origin: start, size: glyph.size))]
    case .group(_, let items): return items.flatMap { $0.symbols(from: origin) }
    default: return []
    }
  }

  /// The rectangles filled with a color, ignoring clips.
  fileprivate func fills(of color: RenderColor, from origin: CGPoint) -> [CGRect] {
    let origin = CGPoint(x: origin.x + offset.x, y: origin.y + offset.y)
    switch content {
    case .fill(let path, .color(color), _): return [path.boundingRect.offsetBy(dx: origin.x, dy: origin.y)]
    case .group(_, let items): return items.flatMap { $0.fills(of: color, from: origin) }
    default: return []
    }
  }
}
