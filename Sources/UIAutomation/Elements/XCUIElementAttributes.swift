import SwiftUI

/// The attributes of an element.
@preconcurrency @MainActor
public protocol XCUIElementAttributes: AnyObject {
  /// The accessibility identifier; empty if there is none.
  var identifier: String { get }

  /// The frame on the screen, in points.
  var frame: CGRect { get }
  /// The value, as in `1` for a switch that is on.
  var value: Any? { get }
  /// The title; empty if there is none.
  var title: String { get }
  /// The label that assistive technologies read; empty if there is none.
  var label: String { get }
  /// The type.
  var elementType: XCUIElement.ElementType { get }
  /// Whether the element reacts to events.
  var isEnabled: Bool { get }
  /// Whether the element is selected.
  var isSelected: Bool { get }

  /// Whether the element has the focus of a remote control, which is not the keyboard focus.
  var hasFocus: Bool { get }
  /// The horizontal size class.
  var horizontalSizeClass: XCUIElement.SizeClass { get }
  /// The vertical size class.
  var verticalSizeClass: XCUIElement.SizeClass { get }
  /// The placeholder of a text field without text.
  var placeholderValue: String? { get }
}

extension XCUIElement {
  /// The size class of an element.
  public enum SizeClass: Int, Sendable {
    case unspecified, compact, regular

    init(_ sizeClass: UserInterfaceSizeClass?) {
      self =
        switch sizeClass {
        case .compact?: .compact
        case .regular?: .regular
        default: .unspecified
        }
    }
  }
}

extension XCUIElement: XCUIElementAttributes {
  public var identifier: String { attributes.identifier }
  public var frame: CGRect { attributes.frame }
  public var value: Any? { attributes.value }
  public var title: String { attributes.title }
  public var label: String { attributes.label }
  public var elementType: ElementType { attributes.elementType }
  public var isEnabled: Bool { attributes.isEnabled }
  public var isSelected: Bool { attributes.isSelected }
  public var hasFocus: Bool { attributes.hasFocus }
  public var horizontalSizeClass: SizeClass { attributes.horizontalSizeClass }
  public var verticalSizeClass: SizeClass { attributes.verticalSizeClass }
  public var placeholderValue: String? { attributes.placeholderValue }

  /// The current attributes; the test fails if there is no such element, or more than one.
  var attributes: ElementAttributes { ElementAttributes(found: found(or: "Failed to get matching snapshot: ")) }
}
