/// The text of a failure: XCUITest's message first, then additional information.
@MainActor
enum FailureMessage {
  static func notRunning(_ app: RunningApp) -> String {
    "Application '\(app.name)' is not running. Launch it first: `XCUIApplication().launch()`."
  }

  /// The message for what only an app that was launched can do.
  static func isView(_ app: RunningApp) -> String {
    "'\(app.name)' is a view on a screen, and not an app that was launched, so nothing happened. Test this with the app: "
      + "`XCUIApplication().launch()` in a UI test."
  }

  /// The message for an app of the system that a test opens.
  static func hasNoScreen(_ app: RunningApp) -> String {
    "'\(app.name)' has no screen here: of the system's apps there is what they show in front of the app under test, such as "
      + "prompts. Set with `app.phone` what a person would change there, and return with `activate()` of the app."
  }

  /// The message for a text in a query that XCUITest refuses.
  static func tooLong(_ text: String, limit: Int) -> String {
    "Invalid query - string identifier \"\(text)\" exceeds maximum length of \(limit) characters. Query with an "
      + "NSPredicate for the property (identifier, label, title, value or placeholderValue) instead."
  }

  /// The message if no element matches, with the query and its input.
  static func none(_ query: ElementQuery, failing step: QueryStep, input: [Int], in tree: ElementTree) -> String {
    if case .first? = query.steps.last {
      let sequence = query.steps.dropLast().map { "`\($0)`" }.joined(separator: " -> ")
      return "No matches found for first query match sequence: \(sequence), given input App element '\(query.app.name)'"
        + advice(query, failing: step, in: tree)
    }
    let candidates = input.filter { query.mayMean(tree.entries[$0]) }
    var list = candidates.map { "    \(tree.entries[$0].node.summary),\n" }
    if candidates.count < input.count {
      list.append("    and \(input.count - candidates.count) keys of the keyboard\n")
    }
    return "No matches found for \(step) from input {(\n\(list.joined()))}" + advice(query, failing: step, in: tree)
  }

  /// The message if more than one element matches, with their frames.
  static func several(_ positions: [Int], of query: ElementQuery, in tree: ElementTree) -> String {
    let matches = positions.map { position in
      "\n    \(tree.path(to: position).map { tree.entries[$0].node.summary }.joined(separator: " > "))"
    }
    return """
      Find single matching element. Multiple matching elements found for \(query.chain). \
      \(positions.count) elements match:\(matches.joined())
      Ask for one of them with `firstMatch` or `element(boundBy:)`, or query for a text that only one has.
      """
  }
}

extension ElementQuery {
  /// The steps in XCUITest's format.
  var chain: String { steps.map { "`\($0)`" }.joined(separator: " -> ") }

  /// The element in XCUITest's format: `"Pay" Button`.
  var name: String {
    var key: String?
    var type: XCUIElement.ElementType?
    for step in steps {
      switch step {
      case .descendants(let stepType), .children(let stepType): (type, key) = (stepType, nil)
      case .type(let stepType, let identifier):
        type = stepType
        key = identifier
      case .key(let stepKey): key = stepKey
      default: break
      }
    }
    guard let type else { return "Application '\(app.name)'" }
    let typeName = type == .any ? "element" : type.name
    return key.map { "\"\($0)\" \(typeName)" } ?? typeName
  }
}
