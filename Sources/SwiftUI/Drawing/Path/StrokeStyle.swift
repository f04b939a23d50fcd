import FlowRendering
import Foundation

/// The characteristics of a stroke that traces a path; lengths in points.
public struct StrokeStyle: Hashable, Sendable {
  /// The width of the stroked path.
  public var lineWidth: CGFloat

  /// The endpoint style of a line.
  public var lineCap: CGLineCap

  /// The join type of a line.
  public var lineJoin: CGLineJoin

  /// A threshold used to determine whether to use a bevel instead of a miter at a join.
  public var miterLimit: CGFloat

  /// The lengths of painted and unpainted segments used to make a dashed line.
  public var dash: [CGFloat]

  /// The offset of the line's start in the dash pattern.
  public var dashPhase: CGFloat

  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

extension StrokeStyle: Animatable {
  public typealias AnimatableData = AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>

  /// The line width, the miter limit and the dash phase; the dash pattern itself is not animated.
  public var animatableData: AnimatableData {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      miterLimit = newValue.second.first
      dashPhase = newValue.second.second
    }
  }
}

extension RenderStroke {
  package init(_ style: StrokeStyle) {
    let cap: Cap =
      switch style.lineCap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
    let join: Join =
      switch style.lineJoin {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
    self.init(
      lineWidth: style.lineWidth, cap: cap, join: join, miterLimit: style.miterLimit,
      dash: style.dash.map { Double($0) }, dashPhase: style.dashPhase)
  }
}
