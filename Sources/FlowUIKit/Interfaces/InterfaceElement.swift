import AssetCatalogs
import SwiftUI

/// An element of a storyboard or a nib. It knows what of it was read, so that the rest can be named.
@MainActor
final class InterfaceElement {
  let name: String
  let text: String
  let children: [InterfaceElement]
  private let attributes: [String: String]
  private(set) weak var parent: InterfaceElement?

  private var readAttributes: Set<String> = []
  private var isRead = false

  init(_ markup: MarkupElement) {
    name = markup.name
    text = markup.text
    attributes = markup.attributes
    children = markup.children.map { InterfaceElement($0) }
    for child in children { child.parent = self }
  }

  // MARK: - Reading

  var id: String? { string("id") }
  var key: String? { string("key") }

  /// The value of an attribute.
  func string(_ attribute: String) -> String? {
    readAttributes.insert(attribute)
    return attributes[attribute]
  }

  /// The value of an attribute as a type.
  func value<Value: InterfaceValue>(_ attribute: String) -> Value? {
    string(attribute).flatMap { Value(interface: $0) }
  }

  /// Whether an attribute is `YES`.
  func isOn(_ attribute: String) -> Bool { string(attribute) == "YES" }

  /// The first child with a name.
  func child(_ name: String) -> InterfaceElement? { read(children.first { $0.name == name }) }

  /// The child that is the value of a key.
  func child(key: String) -> InterfaceElement? { read(children.first { $0.attributes["key"] == key }) }

  /// The children of a child, such as those of `subviews`.
  func members(_ name: String) -> [InterfaceElement] {
    (child(name)?.children ?? []).map { member in
      member.isRead = true
      return member
    }
  }

  /// The child of a key as points, a size, or insets by four names.
  func numbers(key: String, _ names: String...) -> [CGFloat]? {
    guard let child = child(key: key) else { return nil }
    return names.map { child.value($0) ?? 0 }
  }

  private func read(_ child: InterfaceElement?) -> InterfaceElement? {
    child?.isRead = true
    return child
  }

  /// All elements below this one, and this one.
  var all: [InterfaceElement] { [self] + children.flatMap(\.all) }

  // MARK: - Setting properties

  /// Sets a property to the value of an attribute, if there is one.
  func set<Root: AnyObject, Value: InterfaceValue>(
    _ attribute: String, of object: Root, _ property: ReferenceWritableKeyPath<Root, Value>
  ) {
    if let value: Value = value(attribute) { object[keyPath: property] = value }
  }

  /// Sets an optional property to the value of an attribute, if there is one.
  func set<Root: AnyObject, Value: InterfaceValue>(
    _ attribute: String, of object: Root, _ property: ReferenceWritableKeyPath<Root, Value?>
  ) {
    if let value: Value = value(attribute) { object[keyPath: property] = value }
  }

  /// Sets a property to the value that an attribute names.
  func set<Root: AnyObject, Value>(
    _ attribute: String, of object: Root, _ property: ReferenceWritableKeyPath<Root, Value>, _ values: [String: Value]
  ) {
    if let name = string(attribute), let value = values[name] { object[keyPath: property] = value }
  }

  // MARK: - What is left

  /// One name for each element and attribute of this element that nobody has read, without those of a canvas.
  var leftovers: [String] {
    let unread = attributes.keys.filter { !readAttributes.contains($0) && !Self.ofTheCanvas.contains($0) }
    return unread.sorted().map { "the attribute \"\($0)\" of the element <\(name)>" }
      + children.filter { !$0.isRead && !Self.elementsOfTheCanvas.contains($0.name) }.map { "the element <\($0.name)>" }
  }

  /// Attributes that only the editor of interfaces uses, or that say what is so anyway.
  private static let ofTheCanvas: Set<String> = [
    "ambiguous", "colorMatched", "customModule", "customModuleProvider", "fixedFrame", "key", "id", "misplaced",
    "opaque", "placeholderIntrinsicHeight", "placeholderIntrinsicWidth", "sceneMemberID", "sizingRule",
    "symbolic", "userLabel", "verifyAmbiguity", "clearsContextBeforeDrawing", "restorationIdentifier",
    "useStoryboardIdentifierAsRestorationIdentifier", "catalog",
  ]

  private static let elementsOfTheCanvas: Set<String> = [
    "autoresizingMask", "extendedEdge", "freeformSimulatedSizeMetrics", "modalFormSheetSimulatedSizeMetrics", "nil",
    "point", "simulatedNavigationBarMetrics", "simulatedOrientationMetrics", "simulatedScreenMetrics",
    "simulatedStatusBarMetrics", "simulatedTabBarMetrics", "simulatedToolbarMetrics", "size", "rect",
  ]
}

/// A value that an attribute of a storyboard has as its text.
protocol InterfaceValue {
  init?(interface text: String)
}

extension String: InterfaceValue {
  init?(interface text: String) { self = text }
}

extension Bool: InterfaceValue {
  init?(interface text: String) { self = text == "YES" }
}

extension Int: InterfaceValue {
  init?(interface text: String) {
    guard let number = Double(text), number.magnitude < 1e15 else { return nil }
    self = Int(number)
  }
}

extension Double: InterfaceValue {
  init?(interface text: String) { self.init(text) }
}

extension Float: InterfaceValue {
  init?(interface text: String) { self.init(text) }
}

extension CGFloat: InterfaceValue {
  init?(interface text: String) {
    guard let number = Double(text) else { return nil }
    self = CGFloat(number)
  }
}

/// Values by the names that their cases have.
func named<Value>(_ values: Value...) -> [String: Value] {
  Dictionary(values.map { ("\($0)", $0) }) { first, _ in first }
}
