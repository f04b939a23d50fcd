import Foundation
import SwiftUI

/// The views that an error is about, as text.
@MainActor
struct ViewTree {
  struct Node {
    let view: SearchedView
    let parent: Int?

    /// The number of siblings that are omitted from the tree, if this is the last one shown.
    var omitted = 0
  }

  private(set) var nodes: [Node] = []

  /// The path of the root.
  private var basePath = ""

  /// The largest number of views.
  private static let limit = 2_000

  /// The number of siblings shown for data and long lists.
  private static let shownSiblings = 8
  private static let shownRows = 3

  var isFull: Bool { nodes.count >= Self.limit }

  /// Adds a view below another one.
  ///
  /// - Returns: The identifier of the view as a parent of others; `nil` if the limit is reached.
  mutating func add(_ view: SearchedView, below parent: Int?) -> Int? {
    guard !isFull else { return nil }
    nodes.append(Node(view: view, parent: parent))
    return nodes.count - 1
  }

  init() {}

  /// Creates the tree of the views inside another one. Only bodies that were evaluated on the path to it are included.
  init(inside base: any UnwrappedView) {
    let root = SearchedView(base)
    if base.isTransitive, !base.content.isTupleView {
      addAll(LazyGroup(count: 1) { _ in root }, below: nil)
      if root.content.isCustomView { addInside(of: root, at: 0) }
    } else {
      basePath = base.pathToRoot
      addInside(of: SearchedView(step: base), at: nil)
    }
    var next = root.content.isCustomView ? 1 : 0
    while next < nodes.count, nodes.count < Self.limit / 10 {
      if !nodes[next].view.content.isCustomView { addInside(of: nodes[next].view, at: next) }
      next += 1
    }
  }

  private mutating func addInside(of view: SearchedView, at index: Int?) {
    guard let inside = try? view.descendants() else { return }
    let shown = view.content.hasRows ? Self.shownRows : Self.shownSiblings
    for (group, limit) in [(inside.children, shown), (inside.parts, 8), (inside.modifiers, 8)] {
      addAll(group, below: index, limit: limit)
    }
  }

  private mutating func addAll(_ group: LazyGroup<SearchedView>, below parent: Int?, limit: Int = 1) {
    let shown = group.count > limit + 1 ? limit : group.count
    for index in 0..<shown {
      guard let view = try? group.element(at: index) else { continue }
      nodes.append(Node(view: view, parent: parent))
    }
    if shown < group.count, let last = nodes.indices.last { nodes[last].omitted = group.count - shown }
  }
}

extension Content {
  /// Whether the children are rows of data.
  fileprivate var hasRows: Bool {
    guard !isCustomView, case .rows = composition?.content else { return false }
    return true
  }
}

// MARK: - Text

extension ViewTree {
  /// The tree as lines, indented by depth.
  func lines(limit: Int = 24) -> [String] {
    var children: [Int: [Int]] = [:]
    var roots: [Int] = []
    for (index, node) in nodes.enumerated() {
      if let parent = node.parent { children[parent, default: []].append(index) } else { roots.append(index) }
    }
    var lines: [String] = []
    var stack = shown(roots, depth: 1, isRows: false)
    while let (part, depth) = stack.popLast() {
      let indent = String(repeating: "  ", count: min(depth, 30))
      guard lines.count < limit else { return lines + ["  …"] }
      switch part {
      case .omission(let count): lines.append("\(indent)… and \(isFull ? "at least " : "")\(count) more")
      case .view(let index):
        let node = nodes[index]
        lines.append(indent + line(of: node))
        stack += shown(children[index] ?? [], depth: depth + 1, isRows: node.view.content.hasRows)
      }
    }
    return lines
  }

  private enum Part {
    case view(Int)
    case omission(Int)
  }

  /// The shown children of a view, last one first.
  private func shown(_ indices: [Int], depth: Int, isRows: Bool) -> [(Part, Int)] {
    let limit = isRows ? Self.shownRows : Self.shownSiblings
    let shown = indices.count > limit + 1 ? Array(indices.prefix(limit)) : indices
    var parts: [Part] = []
    for index in shown {
      parts.append(.view(index))
      if nodes[index].omitted > 0 { parts.append(.omission(nodes[index].omitted)) }
    }
    if shown.count < indices.count { parts.append(.omission(indices.count - shown.count)) }
    return parts.reversed().map { ($0, depth) }
  }

  /// The path of a view relative to its parent, and its summary.
  private func line(of node: Node) -> String {
    let around = node.parent.map { nodes[$0].view.view.pathToRoot } ?? basePath
    let call = node.view.view.pathToRoot.removing(prefix: around).removing(prefix: ".")
    return ([call.shortenedPath] + node.view.content.summary).joined(separator: " ")
  }
}

// MARK: - Summaries

extension Content {
  /// The text that the view shows, its values, and its modifiers.
  fileprivate var summary: [String] {
    [shownText?.quotedInMessage].compactMap { $0 } + (composition?.simpleValues ?? []).prefix(3) + appliedModifiers
  }

  /// The string of a text.
  var shownText: String? {
    guard composition?.name == ViewType.Text.typePrefix else { return nil }
    let text = InspectableView<ViewType.Text>(unchecked: self, parent: nil, call: "")
    return try? text.string()
  }

  /// The modifiers on the view as calls, nearest first.
  var appliedModifiers: [String] {
    medium.viewModifiers.reversed().compactMap { modified in
      guard let modifier = (modified as? any ModifiedView)?.viewModifier else { return nil }
      guard let composition = (modifier as? any ComposedModifier)?.composition else {
        return Inspector.isSystemType(value: modifier) ? nil : ".modifier(\(Inspector.typeName(value: modifier)).self)"
      }
      let values = composition.simpleValues.prefix(2)
      return ".\(composition.name)(\(values.joined(separator: ", ")))"
    }
  }
}

extension Composition {
  /// The values that can be shown in a word, with their names.
  fileprivate var simpleValues: [String] {
    allValues.compactMap { name, value in Self.word(for: value).map { "\(name): \($0)" } }
  }

  /// A value as a word, if it is of a simple type.
  static func word(for value: Any) -> String? {
    switch value {
    case let text as String: text.quotedInMessage
    case let number as any (Numeric & CustomStringConvertible): number.description
    case let flag as Bool: flag.description
    case let url as URL: url.absoluteString
    case let value as AnyHashable where value.base is String || value.base is any Numeric: word(for: value.base)
    case let binding as Binding<Bool>: binding.wrappedValue.description
    case let binding as Binding<String>: binding.wrappedValue.quotedInMessage
    case let binding as Binding<Double>: binding.wrappedValue.description
    default: nil
    }
  }
}
