import SwiftUI

extension UIView {
  /// How a view changes with the size of its superview.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)

    /// The frame of a subview after a change of its superview's size: the flexible parts share the difference in
    /// proportion to their lengths.
    func frame(resizing frame: CGRect, from old: CGSize, to new: CGSize) -> CGRect {
      let (x, width) = Self.resize(
        start: frame.minX, length: frame.width, whole: old.width, by: new.width - old.width,
        flexible: (contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin)))
      let (y, height) = Self.resize(
        start: frame.minY, length: frame.height, whole: old.height, by: new.height - old.height,
        flexible: (contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin)))
      return CGRect(x: x, y: y, width: width, height: height)
    }

    private static func resize(
      start: CGFloat, length: CGFloat, whole: CGFloat, by difference: CGFloat, flexible: (Bool, Bool, Bool)
    ) -> (start: CGFloat, length: CGFloat) {
      let end = whole - start - length
      let parts = [flexible.0 ? start : 0, flexible.1 ? length : 0, flexible.2 ? end : 0]
      let sum = parts.reduce(0, +)
      let count = CGFloat([flexible.0, flexible.1, flexible.2].count { $0 })
      if count == 0 { return (start, length) }
      // Parts without a length share equally.
      func share(_ part: CGFloat, _ isFlexible: Bool) -> CGFloat {
        if !isFlexible { return 0 }
        return sum > 0 ? difference * part / sum : difference / count
      }
      return (start + share(parts[0], flexible.0), max(0, length + share(parts[1], flexible.1)))
    }
  }

  /// How content of another size is shown in a view.
  public enum ContentMode: Int, Sendable {
    case scaleToFill = 0
    case scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight, bottomLeft
    case bottomRight
  }

  /// Whether the tint of a view is normal or dimmed.
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic, normal, dimmed
  }
}

/// The direction of a view's content.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// The direction of the layout.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
}

/// What assistive technologies learn about a view.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// What an app has set for assistive technologies.
struct ViewAccessibility {
  var isElement: Bool?
  var label: String?
  var value: String?
  var hint: String?
  var identifier: String?
  var traits: UIAccessibilityTraits?
  var hidesElements = false
  var isModal = false
}
