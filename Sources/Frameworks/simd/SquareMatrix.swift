/// A matrix of three columns and three rows.
public typealias simd_float3x3 = SquareMatrix3<Float>
public typealias float3x3 = SquareMatrix3<Float>
public typealias matrix_float3x3 = SquareMatrix3<Float>
public typealias simd_double3x3 = SquareMatrix3<Double>
public typealias double3x3 = SquareMatrix3<Double>

/// A matrix of four columns and four rows.
public typealias simd_float4x4 = SquareMatrix4<Float>
public typealias float4x4 = SquareMatrix4<Float>
public typealias matrix_float4x4 = SquareMatrix4<Float>
public typealias simd_double4x4 = SquareMatrix4<Double>
public typealias double4x4 = SquareMatrix4<Double>

/// A matrix of three columns and three rows.
public struct SquareMatrix3<Scalar: BinaryFloatingPoint & SIMDScalar>: Equatable, Sendable
where Scalar: Sendable, Scalar.SIMD4Storage: Sendable {
  public typealias Column = SIMD3<Scalar>

  public var columns: (Column, Column, Column)

  public init(columns: (Column, Column, Column)) { self.columns = columns }
  public init(_ first: Column, _ second: Column, _ third: Column) { columns = (first, second, third) }

  /// A matrix with values on the diagonal and zeros elsewhere.
  public init(diagonal: Column) {
    self.init(Column(diagonal.x, 0, 0), Column(0, diagonal.y, 0), Column(0, 0, diagonal.z))
  }

  /// A matrix with one value on the diagonal and zeros elsewhere.
  public init(_ scalar: Scalar) { self.init(diagonal: Column(repeating: scalar)) }

  /// The matrix with rows for columns.
  public var transpose: Self {
    let (a, b, c) = columns
    return Self(Column(a.x, b.x, c.x), Column(a.y, b.y, c.y), Column(a.z, b.z, c.z))
  }

  public var determinant: Scalar { simd_dot(columns.0, simd_cross(columns.1, columns.2)) }

  /// The matrix that undoes this one; it has infinite values where there is none.
  public var inverse: Self {
    let (a, b, c) = columns
    let factor = 1 / determinant
    return Self(simd_cross(b, c) * factor, simd_cross(c, a) * factor, simd_cross(a, b) * factor).transpose
  }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.columns.0 == rhs.columns.0 && lhs.columns.1 == rhs.columns.1 && lhs.columns.2 == rhs.columns.2
  }

  public static func * (lhs: Self, rhs: Column) -> Column {
    let (a, b, c) = lhs.columns
    return a * rhs.x + b * rhs.y + c * rhs.z
  }

  public static func * (lhs: Self, rhs: Self) -> Self {
    Self(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2)
  }
}

/// A matrix of four columns and four rows.
public struct SquareMatrix4<Scalar: BinaryFloatingPoint & SIMDScalar>: Equatable, Sendable
where Scalar: Sendable, Scalar.SIMD4Storage: Sendable {
  public typealias Column = SIMD4<Scalar>

  public var columns: (Column, Column, Column, Column)

  public init(columns: (Column, Column, Column, Column)) { self.columns = columns }

  public init(_ first: Column, _ second: Column, _ third: Column, _ fourth: Column) {
    columns = (first, second, third, fourth)
  }

  /// A matrix with values on the diagonal and zeros elsewhere.
  public init(diagonal: Column) {
    self.init(
      Column(diagonal.x, 0, 0, 0), Column(0, diagonal.y, 0, 0), Column(0, 0, diagonal.z, 0), Column(0, 0, 0, diagonal.w)
    )
  }

  /// A matrix with one value on the diagonal and zeros elsewhere.
  public init(_ scalar: Scalar) { self.init(diagonal: Column(repeating: scalar)) }

  /// The matrix with rows for columns.
  public var transpose: Self {
    let (a, b, c, d) = columns
    return Self(
      Column(a.x, b.x, c.x, d.x), Column(a.y, b.y, c.y, d.y), Column(a.z, b.z, c.z, d.z), Column(a.w, b.w, c.w, d.w))
  }

  /// The matrix that undoes this one; it has infinite values where there is none.
  public var inverse: Self {
    let (a, b, c, d) = (xyz(columns.0), xyz(columns.1), xyz(columns.2), xyz(columns.3))
    let (x, y, z, w) = (columns.0.w, columns.1.w, columns.2.w, columns.3.w)
    let (s, t) = (simd_cross(a, b), simd_cross(c, d))
    let (u, v) = (a * y - b * x, c * w - d * z)
    let factor = 1 / (simd_dot(s, v) + simd_dot(t, u))
    let first = simd_cross(b, v) + t * y
    let second = simd_cross(v, a) - t * x
    let third = simd_cross(d, u) + s * w
    let fourth = simd_cross(u, c) - s * z
    return Self(
      Column(first, -simd_dot(b, t)), Column(second, simd_dot(a, t)), Column(third, -simd_dot(d, s)),
      Column(fourth, simd_dot(c, s))
    ).transpose * factor
  }

  private func xyz(_ column: Column) -> SIMD3<Scalar> { SIMD3(column.x, column.y, column.z) }

  public static func * (lhs: Self, rhs: Scalar) -> Self {
    Self(lhs.columns.0 * rhs, lhs.columns.1 * rhs, lhs.columns.2 * rhs, lhs.columns.3 * rhs)
  }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.columns.0 == rhs.columns.0 && lhs.columns.1 == rhs.columns.1 && lhs.columns.2 == rhs.columns.2
      && lhs.columns.3 == rhs.columns.3
  }

  public static func * (lhs: Self, rhs: Column) -> Column {
    let (a, b, c, d) = lhs.columns
    let front = a * rhs.x + b * rhs.y
    return front + c * rhs.z + d * rhs.w
  }

  public static func * (lhs: Self, rhs: Self) -> Self {
    Self(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2, lhs * rhs.columns.3)
  }
}

/// The matrix that changes nothing.
public let matrix_identity_float3x3 = simd_float3x3(1)

/// The matrix that changes nothing.
public let matrix_identity_float4x4 = simd_float4x4(1)

/// The product of two matrices.
public func simd_mul(_ x: simd_float4x4, _ y: simd_float4x4) -> simd_float4x4 { x * y }

/// The product of a matrix and a vector.
public func simd_mul(_ x: simd_float4x4, _ y: simd_float4) -> simd_float4 { x * y }

/// The matrix that undoes another one.
public func simd_inverse(_ matrix: simd_float4x4) -> simd_float4x4 { matrix.inverse }

/// The matrix with rows for columns.
public func simd_transpose(_ matrix: simd_float4x4) -> simd_float4x4 { matrix.transpose }
