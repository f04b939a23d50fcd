/// Additional space at the ends of a line, in points.
struct SideBearings {
  var left: Double
  var right: Double

  static let none = SideBearings(left: 0, right: 0)

  var width: Double { left + right }
}
