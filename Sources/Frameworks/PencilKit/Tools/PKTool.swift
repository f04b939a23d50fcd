import FlowUIKit
import SwiftUI

/// What a finger on a canvas does.
public protocol PKTool {}

/// Draws strokes.
public struct PKInkingTool: PKTool, Hashable, Sendable {
  public typealias InkType = PKInk.InkType

  public var inkType: InkType
  public var color: UIColor
  /// In points.
  public var width: CGFloat

  /// Creates a tool.
  ///
  /// - Parameter width: The width of strokes, in points; that of the ink if it is missing.
  public init(_ type: InkType, color: UIColor = .black, width: CGFloat? = nil) {
    inkType = type
    self.color = color
    self.width = width ?? type.defaultWidth
  }

  /// Creates a tool with an ink.
  public init(ink: PKInk, width: CGFloat) { self.init(ink.inkType, color: ink.color, width: width) }

  public var ink: PKInk { PKInk(inkType, color: color) }

  /// The width of a new tool, in points.
  public static func defaultWidth(for inkType: InkType) -> CGFloat { inkType.defaultWidth }
}

/// Removes the strokes that it touches.
public struct PKEraserTool: PKTool, Hashable, Sendable {
  /// What is removed: pixels or whole strokes. Here it is always strokes, with a warning for pixels.
  public enum EraserType: Int, Sendable {
    case vector, bitmap, fixedWidthBitmap
  }

  public var eraserType: EraserType
  /// In points.
  public var width: CGFloat

  /// Creates a tool.
  public init(_ eraserType: EraserType, width: CGFloat? = nil) {
    self.eraserType = eraserType
    self.width = width ?? 16
  }
}

/// Selects strokes. It has no effect here, with a warning.
public struct PKLassoTool: PKTool, Hashable, Sendable {
  public init() {}
}
