import Checkout
import FlowRendering
import SwiftUI

/// All outputs of a screen at one moment, and its model.
@MainActor
package struct ScreenState {
  private let outline: String
  private let semantics: SemanticsNode
  private let items: [DisplayItem]
  private let model: String
  private let issues: [String]

  /// The warnings about approximations and missing API. Many occur only when the screen is drawn.
  private let shortfalls: Set<String>
  private let notes: [String]

  /// - Parameter notes: The results of the actions so far, in addition to the screen.
  init(of screen: Screen, model: CheckoutModel?, notes: [String]) {
    outline = screen.outline
    semantics = screen.semanticsTree.withoutActions
    items = screen.displayList().items
    self.model = model.map(Self.describe) ?? "no model"
    let apis = screen.graph.warnedAPIs
    func isShortfall(_ issue: _RuntimeIssue) -> Bool { apis.contains { issue.message.hasPrefix("\($0) is ") } }
    issues = screen.graph.issues.filter { !isShortfall($0) }.map(\.description)
    shortfalls = Set(screen.graph.issues.filter(isShortfall).map(\.message))
    self.notes = notes
  }

  private static func describe(_ model: CheckoutModel) -> String {
    """
    path \(model.path), sheet \(String(describing: model.sheet)), cart \(model.cart.lines)
    address \(model.address), time \(model.deliveryTime), method \(model.paymentMethod), delivery \(model.delivery)
    paying \(model.isPaying), failure \(String(describing: model.failure)), receipt \(String(describing: model.receipt))
    """
  }

  /// The difference from the state of another screen; `nil` if there is none.
  ///
  /// - Parameter other: A screen that was read less often, and may have fewer warnings.
  func difference(from other: ScreenState) -> String? {
    if model != other.model { return "The model is\n\(model)\nand again\n\(other.model)" }
    if let difference = outputDifference(from: other) { return difference }
    if issues != other.issues { return "The issues are\n\(issues)\nand again\n\(other.issues)" }
    if let missing = other.shortfalls.subtracting(shortfalls).sorted().first { return "Only again: \(missing)" }
    if notes != other.notes {
      let place = zip(notes, other.notes).prefix { $0 == $1 }.count
      return "The actions led to\n\(notes[place...].prefix(3))\nand again\n\(other.notes[place...].prefix(3))"
    }
    return nil
  }
}

extension ScreenState {
  /// The outputs of a screen without the numbers of pages in scroll bars: those of lists in lists are estimates, which
  /// depend on the rows that were ever visible.
  init(of screen: Screen) {
    outline = screen.outline.replacing(/[0-9]+ pages?/, with: "pages")
    semantics = screen.semanticsTree.withoutActions.withoutPages
    items = screen.displayList().items
    model = ""
    issues = []
    shortfalls = []
    notes = []
  }

  /// The difference from what another screen shows; `nil` if there is none.
  func outputDifference(from other: ScreenState) -> String? {
    if outline != other.outline { return "The outline is\n\(outline)\nand again\n\(other.outline)" }
    if semantics != other.semantics { return "The elements differ: \(semantics.difference(from: other.semantics))" }
    return items.difference(from: other.items).map { "Drawn differently: \($0)" }
  }
}

extension SemanticsNode {
  /// The node with the kinds of its actions, without their closures, which would retain the screen.
  fileprivate var withoutActions: SemanticsNode {
    var node = self
    node.actions = actions.map { SemanticsAction($0.kind) {} }
    node.children = children.map(\.withoutActions)
    return node
  }

  /// The node without the numbers of pages in scroll bars.
  fileprivate var withoutPages: SemanticsNode {
    var node = self
    node.label = label?.replacing(/[0-9]+ pages?/, with: "pages")
    node.children = children.map(\.withoutPages)
    return node
  }

  fileprivate func difference(from other: SemanticsNode) -> String {
    for (mine, theirs) in zip(children, other.children) where mine != theirs {
      return mine.difference(from: theirs)
    }
    func text(_ node: SemanticsNode) -> String {
      "\(node.role) \(node.names) at \(node.frame), enabled \(node.isEnabled), selected \(node.isSelected), hidden "
        + "\(node.isHidden), focus \(node.hasKeyboardFocus), actions \(node.actions.map(\.kind)), "
        + "\(node.children.count) children"
    }
    return "\(text(self)) and again \(text(other))"
  }
}

extension [DisplayItem] {
  fileprivate func difference(from other: [DisplayItem]) -> String? {
    if count != other.count { return "\(count) items, and again \(other.count)" }
    for (mine, theirs) in zip(self, other) {
      if mine.offset != theirs.offset { return "at \(mine.offset) and again at \(theirs.offset): \(mine.content)" }
      if let difference = mine.content.difference(from: theirs.content) { return difference }
    }
    return nil
  }
}

extension DisplayItem.Content {
  fileprivate func difference(from other: Self) -> String? {
    let isSame: Bool
    switch (self, other) {
    case (.fill(let path, let paint, let isEvenOdd), .fill(let otherPath, let otherPaint, let isOtherEvenOdd)):
      isSame = path == otherPath && paint == otherPaint && isEvenOdd == isOtherEvenOdd
    case (.stroke(let path, let paint, let stroke), .stroke(let otherPath, let otherPaint, let otherStroke)):
      isSame = path == otherPath && paint == otherPaint && stroke == otherStroke
    case (.text(let text, let frame, let paint), .text(let otherText, let otherFrame, let otherPaint)):
      isSame = text.paragraph == otherText.paragraph && frame == otherFrame && paint == otherPaint
    case (.bitmap(let bitmap, let frame, let quality), .bitmap(let otherBitmap, let otherFrame, let otherQuality)):
      isSame = bitmap == otherBitmap && frame == otherFrame && quality == otherQuality
    case (.template(let bitmap, let frame, let paint, _), .template(let otherBitmap, let otherFrame, let otherPaint, _)):
      isSame = bitmap == otherBitmap && frame == otherFrame && paint == otherPaint
    case (.symbol(let symbol, let place, let paint), .symbol(let otherSymbol, let otherPlace, let otherPaint)):
      isSame = symbol == otherSymbol && place == otherPlace && paint == otherPaint
    case (.group(let group, let items), .group(let otherGroup, let otherItems)):
      return group.difference(from: otherGroup) ?? items.difference(from: otherItems)
    default: isSame = false
    }
    return isSame ? nil : "\(self) and again \(other)"
  }
}

extension DisplayGroup {
  fileprivate func difference(from other: DisplayGroup) -> String? {
    let isSame =
      transform == other.transform && clip == other.clip && clipIsEvenOdd == other.clipIsEvenOdd
      && clipIsAntialiased == other.clipIsAntialiased && opacity == other.opacity && blendMode == other.blendMode
      && filters == other.filters && isIsolated == other.isIsolated
    guard isSame else { return "\(self) and again \(other)" }
    return switch (mask, other.mask) {
    case (nil, nil): nil
    case (let mask?, let otherMask?): mask.difference(from: otherMask)
    default: "a mask in one of both"
    }
  }
}
