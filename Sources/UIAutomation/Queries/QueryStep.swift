import Foundation

/// One step of a query, which maps a list of elements to another.
enum QueryStep {
  case descendants(XCUIElement.ElementType)
  case children(XCUIElement.ElementType)
  case type(XCUIElement.ElementType, identifier: String?)
  case key(String)
  case predicate(NSPredicate)
  case containing(XCUIElement.ElementType, identifier: String?)
  case containingPredicate(NSPredicate)

  /// The element at an index; -1 is the last.
  case index(Int)
  case first

  /// An element that was found earlier.
  case bound(BoundElement)
}

extension QueryStep {
  /// Whether the step asks for the keyboard or its keys.
  var isAboutKeyboard: Bool {
    switch self {
    case .descendants(let type), .children(let type), .type(let type, _), .containing(let type, _):
      type == .keyboard || type == .key
    case .key, .predicate, .containingPredicate, .index, .first, .bound: false
    }
  }

  /// The text that identifies the elements of the step.
  var text: String? {
    switch self {
    case .type(_, let text), .containing(_, let text): text
    case .key(let text): text
    default: nil
    }
  }
}

extension QueryStep: CustomStringConvertible {
  /// The step in XCUITest's format.
  var description: String {
    switch self {
    case .descendants(let type): "Descendants matching type \(type.name)"
    case .children(let type): "Children matching type \(type.name)"
    case .type(let type, nil): "Elements matching type \(type.name)"
    case .type(let type, let identifier?):
      "Elements matching type \(type.name) and predicate '\(inIdentifiers(identifier))'"
    case .key(let key): "Elements matching predicate '\(inIdentifiers(key))'"
    case .predicate(let predicate): "Elements matching predicate '\(predicate.text)'"
    case .containing(let type, nil): "Elements containing elements matching type \(type.name)"
    case .containing(let type, let identifier?):
      "Elements containing elements matching type \(type.name) and predicate '\(inIdentifiers(identifier))'"
    case .containingPredicate(let predicate): "Elements containing elements matching predicate '\(predicate.text)'"
    case .index(let index): "Element at index \(index)"
    case .first: "First Match"
    case .bound(let element): "Element \(element.summary)"
    }
  }

  private func inIdentifiers(_ key: String) -> String { "\"\(key)\" IN identifiers" }
}
