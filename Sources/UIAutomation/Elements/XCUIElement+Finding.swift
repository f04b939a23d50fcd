/// An element in a snapshot of the tree.
@MainActor
struct FoundElement {
  let tree: ElementTree
  let position: Int

  var entry: ElementTree.Entry { tree.entries[position] }
}

extension XCUIElement {
  /// Finds the element of the query; the test fails if there is none, or more than one.
  ///
  /// - Parameter prefix: The beginning of the failure message, with the attempted action.
  func found(or prefix: @autoclosure () -> String) -> FoundElement? {
    guard !session.answersNothing() else { return nil }
    query.noteKeyboard()
    guard let tree = app.tree else {
      session.fail(prefix() + FailureMessage.notRunning(app))
      return nil
    }
    switch query.resolve(in: tree) {
    case .one(let position): return FoundElement(tree: tree, position: position)
    case .several(let positions): session.fail(prefix() + FailureMessage.several(positions, of: query, in: tree))
    case .none(let step, let input):
      session.fail(prefix() + FailureMessage.none(query, failing: step, input: input, in: tree))
    }
    return nil
  }
}
