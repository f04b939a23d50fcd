import Foundation

extension AttributeScopes {
  /// A property for accessing the attribute scopes defined by SwiftUI.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// Attribute scopes defined by SwiftUI.
  public struct SwiftUIAttributes: AttributeScope {
    /// A property for accessing a font attribute.
    public let font: FontAttribute

    /// A property for accessing a foreground color attribute.
    public let foregroundColor: ForegroundColorAttribute

    /// A property for accessing a background color attribute.
    public let backgroundColor: BackgroundColorAttribute

    /// A property for accessing a strikethrough style attribute.
    public let strikethroughStyle: StrikethroughStyleAttribute

    /// A property for accessing an underline style attribute.
    public let underlineStyle: UnderlineStyleAttribute

    /// A property for accessing a kerning attribute, in points.
    public let kern: KerningAttribute

    /// A property for accessing a tracking attribute, in points.
    public let tracking: TrackingAttribute

    /// A property for accessing a baseline offset attribute, in points.
    public let baselineOffset: BaselineOffsetAttribute

    /// A property for accessing attributes defined by the Foundation framework.
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }

    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }

    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }

    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }

    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }

    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }

    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
  }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}

extension TextRunBuilder.Style {
  /// Applies the attributes of a run.
  mutating func apply(_ attributes: AttributeContainer) {
    typealias Scope = AttributeScopes.SwiftUIAttributes
    let attributes = attributes.withUIKitAttributes
    if let font = attributes[Scope.FontAttribute.self] { self.font = font }
    if let color = attributes[Scope.ForegroundColorAttribute.self] { foreground = AnyShapeStyle(color) }
    if let color = attributes[Scope.BackgroundColorAttribute.self] { background = color }
    if let style = attributes[Scope.UnderlineStyleAttribute.self] { underline = style }
    if let style = attributes[Scope.StrikethroughStyleAttribute.self] { strikethrough = style }
    if let length = attributes[Scope.KerningAttribute.self] { kerning = length }
    if let length = attributes[Scope.TrackingAttribute.self] { tracking = length }
    if let length = attributes[Scope.BaselineOffsetAttribute.self] { baselineOffset = length }
  }
}
