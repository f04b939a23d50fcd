/// The stroke of a path; lengths in points.
package struct RenderStroke: Hashable, Sendable {
  package enum Cap: Hashable, Sendable { case butt, round, square }
  package enum Join: Hashable, Sendable { case miter, round, bevel }

  package var lineWidth: Double
  package var cap: Cap
  package var join: Join
  package var miterLimit: Double
  package var dash: [Double]
  package var dashPhase: Double

  package init(
    lineWidth: Double = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10, dash: [Double] = [],
    dashPhase: Double = 0
  ) {
    self.lineWidth = lineWidth
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
