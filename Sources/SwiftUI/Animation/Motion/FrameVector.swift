/// A frame as a vector, for the computations of thousands of moving elements in every frame of an animation.
///
/// The animatable data of a rectangle consists of nested pairs, and adding them involves generic lookups.
struct FrameVector: VectorArithmetic, Sendable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  init(_ frame: CGRect) {
    (x, y, width, height) = (frame.origin.x, frame.origin.y, frame.size.width, frame.size.height)
  }

  var frame: CGRect { CGRect(x: x, y: y, width: width, height: height) }

  static var zero: FrameVector { FrameVector(.zero) }

  static func + (lhs: FrameVector, rhs: FrameVector) -> FrameVector {
    var sum = lhs
    sum.x += rhs.x
    sum.y += rhs.y
    sum.width += rhs.width
    sum.height += rhs.height
    return sum
  }

  static func - (lhs: FrameVector, rhs: FrameVector) -> FrameVector {
    var difference = lhs
    difference.x -= rhs.x
    difference.y -= rhs.y
    difference.width -= rhs.width
    difference.height -= rhs.height
    return difference
  }

  mutating func scale(by factor: Double) {
    x *= factor
    y *= factor
    width *= factor
    height *= factor
  }

  var magnitudeSquared: Double { x * x + y * y + width * width + height * height }
}
