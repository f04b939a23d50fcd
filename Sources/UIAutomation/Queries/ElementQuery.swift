import SwiftUI

/// A description of elements: the steps from the application, evaluated on each access.
@MainActor
struct ElementQuery {
  let app: RunningApp
  var steps: [QueryStep] = []

  func adding(_ step: QueryStep) -> ElementQuery {
    var query = self
    query.steps.append(step)
    return query
  }

  /// Fails the test if the last step has a text that is longer than XCUITest allows.
  func checkLength() {
    guard let text = steps.last?.text, text.utf16.count > Self.textLimit else { return }
    app.session.fail(FailureMessage.tooLong(text, limit: Self.textLimit))
  }

  /// The most characters of a text in a query.
  private static let textLimit = 128

  /// The tree to search: `nil` if the app is not running, so that nothing matches. A warning says so.
  var searchedTree: ElementTree? {
    guard !app.session.answersNothing() else { return nil }
    noteKeyboard()
    let tree = app.tree
    if tree == nil, !steps.isEmpty {
      app.session.warnOnce("\(name) was not found: " + FailureMessage.notRunning(app))
    }
    return tree
  }

  /// Records that the test uses the keyboard if the query is about it.
  func noteKeyboard() {
    if steps.contains(where: \.isAboutKeyboard) { app.session.didUseKeyboard() }
  }

  /// The matching elements in `tree`, in order.
  func matches(in tree: ElementTree) -> [Int] {
    var matches = [0]
    var rest = steps[...]
    while let step = rest.popFirst(), !matches.isEmpty {
      if case .descendants(let type) = step, case .key(let key)? = rest.first {
        rest.removeFirst()
        matches = tree.descendants(of: matches, type, identifiedBy: key)
      } else {
        matches = tree.apply(step, to: matches)
      }
    }
    return matches
  }

  /// The element of the query, or the reason why there is none.
  func resolve(in tree: ElementTree) -> Resolution {
    let found = matches(in: tree)
    if found.count == 1 { return .one(found[0]) }
    if !found.isEmpty { return .several(found) }
    return failure(in: tree)
  }

  /// Applies the steps one by one, to determine which one matches nothing.
  private func failure(in tree: ElementTree) -> Resolution {
    var matches = [0]
    for step in steps {
      let next = tree.apply(step, to: matches)
      if next.isEmpty { return .none(failing: step, input: matches) }
      matches = next
    }
    return matches.count == 1 ? .one(matches[0]) : .several(matches)
  }

  /// The result of a query for one element.
  enum Resolution {
    case one(Int)
    case several([Int])

    /// No element remained after a step; `input` has the elements before it.
    case none(failing: QueryStep, input: [Int])
  }
}

extension ElementTree {
  /// Applies a step to elements; input and output are in tree order.
  func apply(_ step: QueryStep, to input: [Int]) -> [Int] {
    switch step {
    case .descendants(let type): descendants(of: input, type)
    case .children(let type): input.flatMap { children(of: $0) }.filter { entries[$0].type.matches(type) }.sorted()
    case .type(let type, let identifier):
      input.filter { isMatch($0, type, identifier) }
    case .key(let key): identified(by: key, among: input)
    case .predicate(let predicate): input.filter { predicate.accepts(snapshot(of: $0)) }
    case .containing(let type, let identifier):
      input.filter { position in
        descendants(of: [position], .any).contains { isMatch($0, type, identifier) }
      }
    case .containingPredicate(let predicate):
      input.filter { position in
        descendants(of: [position], .any).contains { predicate.accepts(snapshot(of: $0)) }
      }
    case .index(let index): element(index, of: input)
    case .first: Array(input.prefix(1))
    case .bound(let element): element.positions(in: self)
    }
  }

  private func isMatch(_ position: Int, _ type: XCUIElement.ElementType, _ identifier: String?) -> Bool {
    entries[position].type.matches(type) && (identifier.map { entries[position].node.isIdentified(by: $0) } ?? true)
  }

  private func element(_ index: Int, of input: [Int]) -> [Int] {
    let position = index < 0 ? input.count + index : index
    return input.indices.contains(position) ? [input[position]] : []
  }

  func descendants(of input: [Int], _ type: XCUIElement.ElementType) -> [Int] {
    var result: [Int] = []
    var next = 0
    for position in input {
      // Skip the descendants of an earlier match, which have been visited.
      for descendant in max(position + 1, next)..<max(entries[position].end, position + 1, next)
      where entries[descendant].type.matches(type) {
        result.append(descendant)
      }
      next = max(next, entries[position].end)
    }
    return result
  }

  /// The descendants of a type that are identified by a text.
  ///
  /// Equivalent to two steps, but if there are many elements, only those with the text are examined.
  func descendants(of input: [Int], _ type: XCUIElement.ElementType, identifiedBy key: String) -> [Int] {
    if input != [0] || entries.count < 64 { return identified(by: key, among: descendants(of: input, type)) }
    return (index[key] ?? []).filter { $0 != 0 && entries[$0].type.matches(type) }
  }

  private func children(of position: Int) -> [Int] {
    var result: [Int] = []
    var child = position + 1
    while child < entries[position].end {
      result.append(child)
      child = entries[child].end
    }
    return result
  }

  /// Looks up a text in the index, so that the time does not depend on the number of elements.
  private func identified(by key: String, among input: [Int]) -> [Int] {
    if input.count < 16 { return input.filter { entries[$0].node.isIdentified(by: key) } }
    let candidates = Set(index[key] ?? [])
    return candidates.isEmpty ? [] : input.filter(candidates.contains)
  }
}
