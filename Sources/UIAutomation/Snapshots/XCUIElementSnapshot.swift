import Foundation
import SwiftUI

/// The attributes of an element and its descendants at one moment.
@preconcurrency @MainActor
public protocol XCUIElementSnapshot: XCUIElementAttributes {
  /// The children at the same moment.
  var children: [any XCUIElementSnapshot] { get }

  /// The attributes by their names, and those of the children.
  var dictionaryRepresentation: [XCUIElement.AttributeName: Any] { get }
}

/// A type that provides snapshots.
@preconcurrency @MainActor
public protocol XCUIElementSnapshotProviding {
  /// Returns the current attributes.
  ///
  /// - Throws: ``XCUIElement/SnapshotError`` if the element does not exist or is not the only one.
  func snapshot() throws -> any XCUIElementSnapshot
}

extension XCUIElement: XCUIElementSnapshotProviding {
  /// The name of an attribute in a snapshot's dictionary.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The children, as dictionaries.
    public static let children = AttributeName(rawValue: "children")
    /// The type, as a number.
    public static let elementType = AttributeName(rawValue: "elementType")
    /// The identifier.
    public static let identifier = AttributeName(rawValue: "identifier")
    /// The value.
    public static let value = AttributeName(rawValue: "value")
    /// The placeholder.
    public static let placeholderValue = AttributeName(rawValue: "placeholderValue")
    /// The title.
    public static let title = AttributeName(rawValue: "title")
    /// The label.
    public static let label = AttributeName(rawValue: "label")
    /// The frame, as a dictionary of points.
    public static let frame = AttributeName(rawValue: "frame")
    /// Whether the element is enabled.
    public static let enabled = AttributeName(rawValue: "enabled")
    /// Whether the element is selected.
    public static let selected = AttributeName(rawValue: "selected")
    /// Whether the element has the focus of a remote control.
    public static let hasFocus = AttributeName(rawValue: "hasFocus")
    /// The horizontal size class, as a number.
    public static let horizontalSizeClass = AttributeName(rawValue: "horizontalSizeClass")
    /// The vertical size class, as a number.
    public static let verticalSizeClass = AttributeName(rawValue: "verticalSizeClass")
  }

  /// Returns the current attributes of the element and its descendants.
  ///
  /// - Throws: ``SnapshotError`` if the app is not running, if no element or more than one matches, or after a failure
  ///   that ends the test.
  public func snapshot() throws -> any XCUIElementSnapshot {
    if session.answersNothing() { throw SnapshotError(description: "The test has failed and does not continue.") }
    guard let tree = app.tree else { throw SnapshotError(description: FailureMessage.notRunning(app)) }
    switch query.resolve(in: tree) {
    case .one(let position): return tree.snapshot(of: position)
    case .several(let positions):
      throw SnapshotError(description: FailureMessage.several(positions, of: query, in: tree))
    case .none(let step, let input):
      throw SnapshotError(description: FailureMessage.none(query, failing: step, input: input, in: tree))
    }
  }

  /// The reason why there is no snapshot of an element.
  public struct SnapshotError: Error, LocalizedError, CustomStringConvertible {
    /// The reason as a sentence.
    public let description: String
    public var errorDescription: String? { description }
  }
}

/// An element of a tree at one moment.
@MainActor
final class ElementSnapshot: XCUIElementSnapshot {
  let attributes: ElementAttributes
  private let found: FoundElement

  init(_ position: Int, in tree: ElementTree) {
    found = FoundElement(tree: tree, position: position)
    attributes = ElementAttributes(found: found)
  }

  var identifier: String { attributes.identifier }
  var frame: CGRect { attributes.frame }
  var value: Any? { attributes.value }
  var title: String { attributes.title }
  var label: String { attributes.label }
  var elementType: XCUIElement.ElementType { attributes.elementType }
  var isEnabled: Bool { attributes.isEnabled }
  var isSelected: Bool { attributes.isSelected }
  var hasFocus: Bool { attributes.hasFocus }
  var placeholderValue: String? { attributes.placeholderValue }
  var horizontalSizeClass: XCUIElement.SizeClass { attributes.horizontalSizeClass }
  var verticalSizeClass: XCUIElement.SizeClass { attributes.verticalSizeClass }

  var children: [any XCUIElementSnapshot] {
    found.tree.apply(.children(.any), to: [found.position]).map { found.tree.snapshot(of: $0) }
  }

  var dictionaryRepresentation: [XCUIElement.AttributeName: Any] {
    var dictionary: [XCUIElement.AttributeName: Any] = [.children: children.map(\.dictionaryRepresentation)]
    for attribute in ElementAttribute.all {
      guard let key = attribute.key else { continue }
      dictionary[key] = (attribute.valueInSnapshot ?? attribute.value)(attributes)
    }
    return dictionary
  }
}

extension ElementTree {
  func snapshot(of position: Int) -> ElementSnapshot { ElementSnapshot(position, in: self) }
}
