import FlowIssueReporting
import SwiftUI

extension FailureMessage {
  /// A suggestion if nothing matches: the same text with another type, or a similar text.
  static func advice(_ query: ElementQuery, failing step: QueryStep, in tree: ElementTree) -> String {
    guard let key = query.key else { return "" }
    var advice = ""
    if let others = tree.index[key], !others.isEmpty {
      let list = others.prefix(3).map { tree.entries[$0].node.summary }.joined(separator: "; ")
      advice += "\n'\(key)' is there as: \(list)."
    } else if let nearest = nearest(to: key, of: query, in: tree) {
      advice += "\nDid you mean '\(nearest)'?"
    }
    return advice + distantRow(key, in: query.app) + (query.app.screen.flatMap(tasks).map { "\n" + $0 } ?? "")
  }

  /// A row that scrolling would reveal: lazy containers have no elements for invisible rows.
  private static func distantRow(_ key: String, in app: RunningApp) -> String {
    guard let found = app.screen?.findOutOfSight(where: { $0.isIdentified(by: key) }) else { return "" }
    let screens = max(1, Int(found.screens.magnitude.rounded()))
    return """

      '\(key)' is in the data of a lazy container, about \(screens) \(screens == 1 ? "screen" : "screens") \
      \(found.screens < 0 ? "before" : "after") what can be seen. Rows out of sight are not elements: scroll first, for \
      instance with swipe\(found.screens < 0 ? "Down" : "Up")().
      """
  }

  /// The most similar text, among elements of the query's type, otherwise among all.
  private static func nearest(to key: String, of query: ElementQuery, in tree: ElementTree) -> String? {
    let candidates = tree.entries.filter(query.mayMean)
    let sameType = candidates.filter { entry in query.type.map(entry.type.matches) ?? true }
    return nearest(to: key, among: sameType) ?? nearest(to: key, among: candidates)
  }

  private static func nearest(to key: String, among entries: [ElementTree.Entry]) -> String? {
    var nearest = NearestName(to: key)
    for entry in entries.prefix(1_000) {
      for text in entry.node.identifyingTexts { nearest.add(text) }
    }
    return nearest.text
  }
}

extension ElementQuery {
  /// The last text in the query.
  var key: String? {
    for step in steps.reversed() {
      switch step {
      case .key(let key), .type(_, identifier: let key?): return key
      case .descendants, .children: return nil
      default: continue
      }
    }
    return nil
  }

  /// Whether an element is a plausible match. A key that types a character is not, unless the query is for keys or a
  /// single character.
  func mayMean(_ entry: ElementTree.Entry) -> Bool {
    entry.type != .key || (entry.node.label?.count ?? 0) != 1 || type == .key || key?.count == 1
  }

  /// The last type in the query.
  var type: XCUIElement.ElementType? {
    for step in steps.reversed() {
      switch step {
      case .type(let type, _), .descendants(let type), .children(let type): return type
      default: continue
      }
    }
    return nil
  }
}
