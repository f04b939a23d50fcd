/// An object with properties that predicates can name.
@MainActor
protocol PredicateObject {
  /// The value of a property; `nil` if there is no such property, `.some(nil)` if it has no value.
  func predicateValue(forKey key: String) -> Any??

  /// The names of the properties.
  var predicateKeys: [String] { get }
}

/// The properties of all types with an element's attributes.
@MainActor
enum AttributeKeys {
  static let all = [
    "identifier", "label", "title", "value", "placeholderValue", "elementType", "isEnabled", "isSelected", "hasFocus",
    "hasKeyboardFocus", "frame", "identifiers",
  ]

  /// Other names of properties: those of their Objective-C accessors.
  private static let aliases = ["enabled", "selected"]

  /// Whether there is a property with a name.
  static func contains(_ key: String) -> Bool { all.contains(key) || aliases.contains(key) }

  static func value(_ key: String, of attributes: any XCUIElementAttributes) -> Any?? {
    switch key {
    case "identifier": .some(attributes.identifier)
    case "label": .some(attributes.label)
    case "title": .some(attributes.title)
    case "value": .some(attributes.value)
    case "placeholderValue": .some(attributes.placeholderValue)
    case "elementType": .some(attributes.elementType.rawValue)
    case "isEnabled", "enabled": .some(attributes.isEnabled)
    case "isSelected", "selected": .some(attributes.isSelected)
    case "hasFocus": .some(attributes.hasFocus)
    case "frame": .some("\(attributes.frame.inBraces)")
    case "identifiers":
      .some(
        [
          attributes.identifier, attributes.title, attributes.label, attributes.value as? String ?? "",
          attributes.placeholderValue ?? "",
        ].filter { !$0.isEmpty })
    default: nil
    }
  }
}

extension ElementSnapshot: PredicateObject {
  var predicateKeys: [String] { AttributeKeys.all }

  func predicateValue(forKey key: String) -> Any?? {
    key == "hasKeyboardFocus" ? .some(hasKeyboardFocus) : AttributeKeys.value(key, of: self)
  }
}

extension XCUIElement: PredicateObject {
  var predicateKeys: [String] { ["exists", "isHittable", "application"] + AttributeKeys.all }

  func predicateValue(forKey key: String) -> Any?? {
    switch key {
    case "exists": .some(exists)
    case "isHittable", "hittable": .some(isHittable)
    case "hasKeyboardFocus": .some(hasKeyboardFocus)
    case "self": .some(self)
    case "application": .some(XCUIApplication(app))
    // An expectation about an element that does not exist yet is false, not a failure.
    default: exists ? AttributeKeys.value(key, of: self) : AttributeKeys.contains(key) ? .some(nil) : nil
    }
  }
}

extension XCUIElementQuery: PredicateObject {
  var predicateKeys: [String] { ["count"] }

  func predicateValue(forKey key: String) -> Any?? {
    key == "count" || key == "@count" ? .some(count) : nil
  }
}
