import FlowUIKit
import SwiftUI

/// What a stroke is drawn with.
public struct PKInk: Hashable, Sendable {
  /// A kind of ink. All are drawn as lines of one color, with a warning for those that have a texture on a device.
  public enum InkType: String, CaseIterable, Codable, Sendable {
    case pen = "com.apple.ink.pen"
    case pencil = "com.apple.ink.pencil"
    case marker = "com.apple.ink.marker"
    case monoline = "com.apple.ink.monoline"
    case fountainPen = "com.apple.ink.fountainpen"
    case watercolor = "com.apple.ink.watercolor"
    case crayon = "com.apple.ink.crayon"

    /// The width of a new tool, in points.
    public var defaultWidth: CGFloat {
      switch self {
      case .pen, .monoline: 5
      case .pencil: 3
      case .marker, .watercolor: 20
      case .fountainPen: 8
      case .crayon: 15
      }
    }

    /// The widths that tools may have, in points.
    public var validWidthRange: ClosedRange<CGFloat> { 0.5...max(25, defaultWidth * 3) }

    var hasTexture: Bool { self != .pen && self != .monoline }
  }

  public let inkType: InkType
  public var color: UIColor

  /// Creates an ink.
  public init(_ inkType: InkType, color: UIColor = .black) {
    self.inkType = inkType
    self.color = color
  }
}
