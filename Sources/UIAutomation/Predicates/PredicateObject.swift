import FlowFoundation

/// An object with properties that predicates can name.
@MainActor
protocol PredicateObject: KeyValueCoded {
  /// The value of a property; `nil` if there is no such property, `.some(nil)` if it has no value.
  func predicateValue(forKey key: String) -> Any??

  /// The names of the properties.
  var predicateKeys: [String] { get }
}

extension PredicateObject {
  package nonisolated func keyedValue(_ key: String) throws -> Any? {
    // Elements are isolated to the main actor, and so are the queries and expectations that evaluate predicates about
    // them.
    nonisolated(unsafe) let object = self
    nonisolated(unsafe) var result: Any??
    nonisolated(unsafe) var keys: [String] = []
    MainActor.assumeIsolated {
      result = object.predicateValue(forKey: key)
      keys = object.predicateKeys
    }
    guard let result else {
      throw PredicateEvaluationError(
        description: "A predicate asks for '\(key)' of \(type(of: object)), which has: \(keys.joined(separator: ", "))."
      )
    }
    return result
  }
}

extension ElementSnapshot: PredicateObject {
  var predicateKeys: [String] { ElementAttribute.all.map(\.name) }

  func predicateValue(forKey key: String) -> Any?? {
    ElementAttribute.named(key).map { $0.value(attributes) }
  }
}

extension XCUIElement: PredicateObject {
  var predicateKeys: [String] { ["exists", "isHittable", "application"] + ElementAttribute.all.map(\.name) }

  func predicateValue(forKey key: String) -> Any?? {
    switch key {
    case "exists": .some(exists)
    case "isHittable", "hittable": .some(isHittable)
    case "hasKeyboardFocus": .some(hasKeyboardFocus)
    case "self": .some(self)
    case "application": .some(XCUIApplication(app))
    // An expectation about an element that does not exist yet is false, not a failure.
    default: ElementAttribute.named(key).map { exists ? $0.value(attributes) : nil }
    }
  }
}

extension XCUIElementQuery: PredicateObject {
  var predicateKeys: [String] { ["count"] }

  func predicateValue(forKey key: String) -> Any?? {
    key == "count" || key == "@count" ? .some(count) : nil
  }
}
