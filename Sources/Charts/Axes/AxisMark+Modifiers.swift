import SwiftUI

/// An axis mark with a modifier.
struct StyledAxisMark<Content: AxisMark>: AxisMark {
  let content: Content
  let change: (inout AxisMarkStyle) -> Void

  static func _collect(_ content: StyledAxisMark, into marks: inout _AxisMarkParts) {
    let outer = marks.style
    content.change(&marks.style)
    Content._collect(content.content, into: &marks)
    marks.style = outer
  }
}

extension AxisMark {
  /// Sets the foreground style of the axis mark.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    StyledAxisMark(content: self) { $0.foreground = AnyShapeStyle(style) }
  }

  /// Sets the font of the axis mark.
  public func font(_ font: Font?) -> some AxisMark {
    StyledAxisMark(content: self) {
      $0.font = font
      $0.hasFont = true
    }
  }

  /// Moves the axis mark by distances in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark { offset(CGSize(width: x, height: y)) }

  /// Moves the axis mark by distances in points.
  public func offset(_ offset: CGSize) -> some AxisMark {
    StyledAxisMark(content: self) { $0.offset = $0.offset + offset }
  }
}

extension CGSize {
  static func + (lhs: CGSize, rhs: CGSize) -> CGSize {
    CGSize(width: lhs.width + rhs.width, height: lhs.height + rhs.height)
  }
}
