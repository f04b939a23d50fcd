import FlowFoundation
import Foundation

extension AttributeScopes {
  /// A property for accessing the attribute scopes defined by UIKit.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// Attributes of UIKit's texts. A `Text` shows them where it has no attributes of SwiftUI.
  public struct UIKitAttributes: AttributeScope {
    /// A property for accessing a font attribute.
    public let font: FontAttribute

    /// A property for accessing a foreground color attribute.
    public let foregroundColor: ForegroundColorAttribute

    /// A property for accessing a background color attribute.
    public let backgroundColor: BackgroundColorAttribute

    /// A property for accessing a strikethrough style attribute.
    public let strikethroughStyle: StrikethroughStyleAttribute

    /// A property for accessing the color of the line through a text.
    public let strikethroughColor: StrikethroughColorAttribute

    /// A property for accessing an underline style attribute.
    public let underlineStyle: UnderlineStyleAttribute

    /// A property for accessing the color of the line under a text.
    public let underlineColor: UnderlineColorAttribute

    /// A property for accessing a kerning attribute, in points.
    public let kern: KernAttribute

    /// A property for accessing a tracking attribute, in points.
    public let tracking: TrackingAttribute

    /// A property for accessing a baseline offset attribute, in points.
    public let baselineOffset: BaselineOffsetAttribute

    /// A property for accessing attributes defined by the Foundation framework.
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = NSAttributedString.Key.font.rawValue
    }

    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }

    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }

    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }

    public enum StrikethroughColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.strikethroughColor.rawValue
    }

    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }

    public enum UnderlineColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.underlineColor.rawValue
    }

    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.kern.rawValue
    }

    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.tracking.rawValue
    }

    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }
  }
}

extension AttributeDynamicLookup {
  /// An attribute of UIKit. One of SwiftUI with the same name takes precedence.
  @_disfavoredOverload
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T {
    self[T.self]
  }
}
