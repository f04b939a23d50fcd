import FlowFoundation
import Foundation

// Which attribute of an `AttributedString` a value of an `NSAttributedString` is.

private typealias Scope = AttributeScopes.UIKitAttributes

extension UIFont: TextAttributeValue {
  package func set(_ key: NSAttributedString.Key, in container: inout AttributeContainer) -> Bool {
    guard key == .font else { return false }
    container[Scope.FontAttribute.self] = self
    return true
  }
}

extension UIColor: TextAttributeValue {
  package func set(_ key: NSAttributedString.Key, in container: inout AttributeContainer) -> Bool {
    switch key {
    case .foregroundColor: container[Scope.ForegroundColorAttribute.self] = self
    case .backgroundColor: container[Scope.BackgroundColorAttribute.self] = self
    case .underlineColor: container[Scope.UnderlineColorAttribute.self] = self
    case .strikethroughColor: container[Scope.StrikethroughColorAttribute.self] = self
    default: return false
    }
    return true
  }
}

extension NSNumber: TextAttributeValue {
  package func set(_ key: NSAttributedString.Key, in container: inout AttributeContainer) -> Bool {
    let length = CGFloat(truncating: self)
    let style = NSUnderlineStyle(rawValue: intValue)
    switch key {
    case .kern: container[Scope.KernAttribute.self] = length
    case .tracking: container[Scope.TrackingAttribute.self] = length
    case .baselineOffset: container[Scope.BaselineOffsetAttribute.self] = length
    case .underlineStyle: container[Scope.UnderlineStyleAttribute.self] = style
    case .strikethroughStyle: container[Scope.StrikethroughStyleAttribute.self] = style
    default: return false
    }
    return true
  }
}

extension NSUnderlineStyle: TextAttributeValue {
  package func set(_ key: NSAttributedString.Key, in container: inout AttributeContainer) -> Bool {
    NSNumber(value: rawValue).set(key, in: &container)
  }
}

extension AttributeContainer {
  /// The attributes of UIKit as those of an `NSAttributedString`.
  package var uiKitValues: [NSAttributedString.Key: Any] {
    var values: [NSAttributedString.Key: Any] = [:]
    values[.font] = self[Scope.FontAttribute.self]
    values[.foregroundColor] = self[Scope.ForegroundColorAttribute.self]
    values[.backgroundColor] = self[Scope.BackgroundColorAttribute.self]
    values[.underlineColor] = self[Scope.UnderlineColorAttribute.self]
    values[.strikethroughColor] = self[Scope.StrikethroughColorAttribute.self]
    values[.underlineStyle] = self[Scope.UnderlineStyleAttribute.self]?.rawValue
    values[.strikethroughStyle] = self[Scope.StrikethroughStyleAttribute.self]?.rawValue
    values[.kern] = self[Scope.KernAttribute.self].map { NSNumber(value: Double($0)) }
    values[.tracking] = self[Scope.TrackingAttribute.self].map { NSNumber(value: Double($0)) }
    values[.baselineOffset] = self[Scope.BaselineOffsetAttribute.self].map { NSNumber(value: Double($0)) }
    return values
  }

  /// The attributes of UIKit as those of SwiftUI, for those that are not there.
  var withUIKitAttributes: AttributeContainer {
    typealias Shown = AttributeScopes.SwiftUIAttributes
    var shown = AttributeContainer()
    if let font = self[Scope.FontAttribute.self] { shown[Shown.FontAttribute.self] = Font(font) }
    if let color = self[Scope.ForegroundColorAttribute.self] {
      shown[Shown.ForegroundColorAttribute.self] = Color(uiColor: color)
    }
    if let color = self[Scope.BackgroundColorAttribute.self] {
      shown[Shown.BackgroundColorAttribute.self] = Color(uiColor: color)
    }
    if let style = self[Scope.UnderlineStyleAttribute.self], style.rawValue != 0 {
      shown[Shown.UnderlineStyleAttribute.self] = Self.line(style, self[Scope.UnderlineColorAttribute.self])
    }
    if let style = self[Scope.StrikethroughStyleAttribute.self], style.rawValue != 0 {
      shown[Shown.StrikethroughStyleAttribute.self] = Self.line(style, self[Scope.StrikethroughColorAttribute.self])
    }
    if let length = self[Scope.KernAttribute.self] { shown[Shown.KerningAttribute.self] = length }
    if let length = self[Scope.TrackingAttribute.self] { shown[Shown.TrackingAttribute.self] = length }
    if let length = self[Scope.BaselineOffsetAttribute.self] { shown[Shown.BaselineOffsetAttribute.self] = length }
    return shown.merging(self)
  }

  /// A line under or through a text; a thick or a double one is a single one.
  private static func line(_ style: NSUnderlineStyle, _ color: UIColor?) -> Text.LineStyle {
    let pattern = Text.LineStyle(nsUnderlineStyle: style)?.pattern ?? .solid
    return Text.LineStyle(pattern: pattern, color: color.map { Color(uiColor: $0) })
  }
}
