import SwiftUI

/// The attributes of an element at one moment; the empty ones if it was not found.
@MainActor
struct ElementAttributes {
  let found: FoundElement?

  private var node: SemanticsNode? { found?.entry.node }

  var identifier: String { node?.identifier ?? "" }
  var frame: CGRect { node?.frame ?? .zero }
  var value: String? { node?.value }
  var title: String { node?.title ?? "" }
  var label: String { node?.label ?? "" }
  var elementType: XCUIElement.ElementType { found?.entry.type ?? .any }
  var isEnabled: Bool { node?.isEnabled ?? false }
  var isSelected: Bool { node?.isSelected ?? false }

  /// The focus of a remote control, which no element has here.
  var hasFocus: Bool { false }
  var hasKeyboardFocus: Bool { found.map { $0.tree.hasKeyboardFocus($0.position) } ?? false }
  var placeholderValue: String? { node?.placeholder }

  var horizontalSizeClass: XCUIElement.SizeClass {
    XCUIElement.SizeClass(node?.element?.environment.horizontalSizeClass)
  }

  var verticalSizeClass: XCUIElement.SizeClass {
    XCUIElement.SizeClass(node?.element?.environment.verticalSizeClass)
  }

  /// The texts by which queries find the element.
  var identifiers: [String] {
    [identifier, title, label, value ?? "", placeholderValue ?? ""].filter { !$0.isEmpty }
  }
}

/// An attribute with its names in predicates and in the dictionary of a snapshot.
@MainActor
struct ElementAttribute {
  /// The name of the property in predicates.
  let name: String

  /// The name of its Objective-C accessor, if it is another one.
  var accessor: String?

  /// The name in a snapshot's dictionary, if it is there.
  var key: XCUIElement.AttributeName?

  let value: (ElementAttributes) -> Any?

  /// The value in a snapshot's dictionary, if it is another one.
  var valueInSnapshot: ((ElementAttributes) -> Any?)?

  /// Every attribute.
  static let all = [
    ElementAttribute(name: "identifier", key: .identifier) { $0.identifier },
    ElementAttribute(name: "label", key: .label) { $0.label },
    ElementAttribute(name: "title", key: .title) { $0.title },
    ElementAttribute(name: "value", key: .value) { $0.value },
    ElementAttribute(name: "placeholderValue", key: .placeholderValue) { $0.placeholderValue },
    ElementAttribute(name: "elementType", key: .elementType) { $0.elementType.rawValue },
    ElementAttribute(name: "isEnabled", accessor: "enabled", key: .enabled) { $0.isEnabled },
    ElementAttribute(name: "isSelected", accessor: "selected", key: .selected) { $0.isSelected },
    ElementAttribute(name: "hasFocus", key: .hasFocus) { $0.hasFocus },
    ElementAttribute(name: "hasKeyboardFocus") { $0.hasKeyboardFocus },
    ElementAttribute(
      name: "frame", key: .frame, value: { "\($0.frame.inBraces)" },
      valueInSnapshot: {
        [
          "X": Double($0.frame.minX), "Y": Double($0.frame.minY), "Width": Double($0.frame.width),
          "Height": Double($0.frame.height),
        ]
      }),
    ElementAttribute(name: "identifiers") { $0.identifiers },
    ElementAttribute(name: "horizontalSizeClass", key: .horizontalSizeClass) { $0.horizontalSizeClass.rawValue },
    ElementAttribute(name: "verticalSizeClass", key: .verticalSizeClass) { $0.verticalSizeClass.rawValue },
  ]

  /// The attribute with a name in predicates.
  static func named(_ name: String) -> ElementAttribute? { all.first { $0.name == name || $0.accessor == name } }

  init(
    name: String, accessor: String? = nil, key: XCUIElement.AttributeName? = nil,
    value: @escaping (ElementAttributes) -> Any?, valueInSnapshot: ((ElementAttributes) -> Any?)? = nil
  ) {
    self.name = name
    self.accessor = accessor
    self.key = key
    self.value = value
    self.valueInSnapshot = valueInSnapshot
  }
}
