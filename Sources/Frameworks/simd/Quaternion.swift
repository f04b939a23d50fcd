import Foundation

/// A turn in space: four numbers, the last of which is the real one.
public typealias simd_quatf = Quaternion<Float>
public typealias simd_quatd = Quaternion<Double>

/// A turn in space: four numbers, the last of which is the real one.
public struct Quaternion<Scalar: BinaryFloatingPoint & SIMDScalar>: Equatable, Sendable
where Scalar: Sendable, Scalar.SIMD4Storage: Sendable {
  public var vector: SIMD4<Scalar>

  public init(vector: SIMD4<Scalar>) { self.vector = vector }

  /// No turn at all is `r` 1 with zeros.
  public init() { vector = .zero }

  public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) { vector = SIMD4(ix, iy, iz, r) }

  public init(real: Scalar, imag: SIMD3<Scalar>) { vector = SIMD4(imag, real) }

  /// A turn about an axis of length 1.
  ///
  /// - Parameter angle: In radians, against the clock if the axis points at the viewer.
  public init(angle: Scalar, axis: SIMD3<Scalar>) {
    let half = Double(angle) / 2
    self.init(real: Scalar(cos(half)), imag: axis * Scalar(sin(half)))
  }

  /// The shortest turn from a direction to another one; both have length 1.
  public init(from: SIMD3<Scalar>, to: SIMD3<Scalar>) {
    let cosine = simd_dot(from, to)
    if cosine < -0.999_999 {
      // Half a turn about any axis across.
      let other: SIMD3<Scalar> = abs(from.x) < 0.9 ? SIMD3(1, 0, 0) : SIMD3(0, 1, 0)
      self.init(real: 0, imag: simd_normalize(simd_cross(from, other)))
    } else {
      self = Self(real: 1 + cosine, imag: simd_cross(from, to)).normalized
    }
  }

  /// The turn of a matrix that only turns.
  public init(_ matrix: SquareMatrix3<Scalar>) {
    let (a, b, c) = matrix.columns
    let trace = a.x + b.y + c.z
    if trace > 0 {
      let s = (trace + 1).squareRoot() * 2
      self.init(ix: (b.z - c.y) / s, iy: (c.x - a.z) / s, iz: (a.y - b.x) / s, r: s / 4)
    } else if a.x > b.y, a.x > c.z {
      let s = (1 + a.x - b.y - c.z).squareRoot() * 2
      self.init(ix: s / 4, iy: (b.x + a.y) / s, iz: (c.x + a.z) / s, r: (b.z - c.y) / s)
    } else if b.y > c.z {
      let s = (1 + b.y - a.x - c.z).squareRoot() * 2
      self.init(ix: (b.x + a.y) / s, iy: s / 4, iz: (c.y + b.z) / s, r: (c.x - a.z) / s)
    } else {
      let s = (1 + c.z - a.x - b.y).squareRoot() * 2
      self.init(ix: (c.x + a.z) / s, iy: (c.y + b.z) / s, iz: s / 4, r: (a.y - b.x) / s)
    }
  }

  /// The turn of a matrix that turns and moves.
  public init(_ matrix: SquareMatrix4<Scalar>) { self.init(SquareMatrix3(upperLeft: matrix)) }

  public var real: Scalar {
    get { vector.w }
    set { vector.w = newValue }
  }

  public var imag: SIMD3<Scalar> {
    get { SIMD3(vector.x, vector.y, vector.z) }
    set { vector = SIMD4(newValue, vector.w) }
  }

  /// In radians.
  public var angle: Scalar { Scalar(2 * atan2(Double(simd_length(imag)), Double(real))) }

  public var axis: SIMD3<Scalar> { simd_normalize(imag) }
  public var length: Scalar { simd_length(vector) }
  public var normalized: Self { Self(vector: simd_normalize(vector)) }
  public var conjugate: Self { Self(real: real, imag: -imag) }
  public var inverse: Self { Self(vector: conjugate.vector / simd_length_squared(vector)) }

  /// A vector, turned.
  public func act(_ vector: SIMD3<Scalar>) -> SIMD3<Scalar> {
    let across = simd_cross(imag, vector) * 2
    return vector + across * real + simd_cross(imag, across)
  }

  /// One turn after the other, the right one first.
  public static func * (lhs: Self, rhs: Self) -> Self {
    let imag = rhs.imag * lhs.real + lhs.imag * rhs.real + simd_cross(lhs.imag, rhs.imag)
    return Self(real: lhs.real * rhs.real - simd_dot(lhs.imag, rhs.imag), imag: imag)
  }

  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
  public static func * (lhs: Self, rhs: Scalar) -> Self { Self(vector: lhs.vector * rhs) }
  public static func * (lhs: Scalar, rhs: Self) -> Self { rhs * lhs }
  public static func / (lhs: Self, rhs: Self) -> Self { lhs * rhs.inverse }
  public static func + (lhs: Self, rhs: Self) -> Self { Self(vector: lhs.vector + rhs.vector) }
  public static func - (lhs: Self, rhs: Self) -> Self { Self(vector: lhs.vector - rhs.vector) }
  public static prefix func - (turn: Self) -> Self { Self(vector: -turn.vector) }
}

extension SquareMatrix3 {
  /// The matrix that turns as a quaternion of length 1.
  public init(_ turn: Quaternion<Scalar>) {
    self.init(turn.act(SIMD3(1, 0, 0)), turn.act(SIMD3(0, 1, 0)), turn.act(SIMD3(0, 0, 1)))
  }

  /// The first three rows and columns.
  package init(upperLeft matrix: SquareMatrix4<Scalar>) {
    func three(_ column: SIMD4<Scalar>) -> SIMD3<Scalar> { SIMD3(column.x, column.y, column.z) }
    let (a, b, c, _) = matrix.columns
    self.init(three(a), three(b), three(c))
  }
}

extension SquareMatrix4 {
  /// The matrix that turns as a quaternion of length 1.
  public init(_ turn: Quaternion<Scalar>) {
    let (a, b, c) = SquareMatrix3(turn).columns
    self.init(SIMD4(a, 0), SIMD4(b, 0), SIMD4(c, 0), SIMD4(0, 0, 0, 1))
  }
}

/// A quaternion of its four numbers.
public func simd_quaternion(_ ix: Float, _ iy: Float, _ iz: Float, _ r: Float) -> simd_quatf {
  simd_quatf(ix: ix, iy: iy, iz: iz, r: r)
}

/// A turn about an axis of length 1, in radians.
public func simd_quaternion(_ angle: Float, _ axis: simd_float3) -> simd_quatf { simd_quatf(angle: angle, axis: axis) }

/// The shortest turn from a direction to another one.
public func simd_quaternion(_ from: simd_float3, _ to: simd_float3) -> simd_quatf { simd_quatf(from: from, to: to) }

/// The turn of a matrix.
public func simd_quaternion(_ matrix: simd_float4x4) -> simd_quatf { simd_quatf(matrix) }

/// One turn after the other, the right one first.
public func simd_mul(_ x: simd_quatf, _ y: simd_quatf) -> simd_quatf { x * y }

/// A vector, turned.
public func simd_act(_ turn: simd_quatf, _ vector: simd_float3) -> simd_float3 { turn.act(vector) }

public func simd_inverse(_ turn: simd_quatf) -> simd_quatf { turn.inverse }
public func simd_normalize(_ turn: simd_quatf) -> simd_quatf { turn.normalized }

/// The turn between two, on the shorter way.
///
/// - Parameter t: From 0, the first one, to 1, the second one.
public func simd_slerp(_ q0: simd_quatf, _ q1: simd_quatf, _ t: Float) -> simd_quatf {
  var cosine = simd_dot(q0.vector, q1.vector)
  let end = cosine < 0 ? -q1 : q1
  cosine = abs(cosine)
  // Almost the same: on a straight line.
  if cosine > 0.9995 { return (q0 + (end - q0) * t).normalized }
  let angle = acos(cosine)
  return (q0 * (sin((1 - t) * angle) / sin(angle)) + end * (sin(t * angle) / sin(angle))).normalized
}
