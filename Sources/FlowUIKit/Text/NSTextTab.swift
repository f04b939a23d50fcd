import Foundation
import SwiftUI

/// A place in a line at which a tab ends.
open class NSTextTab: NSObject {
  /// Names of what a tab has in addition.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The characters that end a column.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// The alignment of the text behind the tab; it begins at the place here.
  public let alignment: NSTextAlignment

  /// The place, in points from the edge.
  public let location: CGFloat

  /// What the tab has in addition.
  public let options: [OptionKey: Any]

  /// Creates a tab.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the text behind it.
  ///   - loc: The place, in points from the edge.
  ///   - options: What the tab has in addition.
  public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
    self.alignment = alignment
    location = loc
    self.options = options
    super.init()
    if alignment == .center || alignment == .right {
      report(.missing("NSTextTab.alignment", "the text behind a tab begins at its place."))
    }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSTextTab).map { $0.alignment == alignment && $0.location == location } ?? false
  }

  open override var hash: Int { location.hashValue }

  /// The stops of a style without its own: twelve, 28 points apart.
  static var standard: [NSTextTab] {
    (1...12).map { NSTextTab(textAlignment: .natural, location: CGFloat($0) * 28) }
  }
}
