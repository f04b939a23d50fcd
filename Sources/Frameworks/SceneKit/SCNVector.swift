import Foundation

/// A place or a direction in a scene.
public struct SCNVector3: Hashable, Sendable {
  public var x: Float
  public var y: Float
  public var z: Float

  public init() { self.init(x: 0, y: 0, z: 0) }
  public init(x: Float, y: Float, z: Float) { (self.x, self.y, self.z) = (x, y, z) }
  public init(_ x: Float, _ y: Float, _ z: Float) { self.init(x: x, y: y, z: z) }
  public init(_ x: Double, _ y: Double, _ z: Double) { self.init(x: Float(x), y: Float(y), z: Float(z)) }
  public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) { self.init(x: Float(x), y: Float(y), z: Float(z)) }
  public init(_ x: Int, _ y: Int, _ z: Int) { self.init(x: Float(x), y: Float(y), z: Float(z)) }
  public init(_ value: SIMD3<Float>) { self.init(x: value.x, y: value.y, z: value.z) }
}

/// Four numbers, such as an axis and an angle.
public struct SCNVector4: Hashable, Sendable {
  public var x: Float
  public var y: Float
  public var z: Float
  public var w: Float

  public init() { self.init(x: 0, y: 0, z: 0, w: 0) }
  public init(x: Float, y: Float, z: Float, w: Float) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
  public init(_ x: Float, _ y: Float, _ z: Float, _ w: Float) { self.init(x: x, y: y, z: z, w: w) }
}

/// A turn: three numbers for the axis, and one for the angle.
public typealias SCNQuaternion = SCNVector4

public let SCNVector3Zero = SCNVector3()
public let SCNVector4Zero = SCNVector4()

/// The vector of three numbers.
public func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3 { SCNVector3(x: x, y: y, z: z) }

extension SIMD3<Float> {
  public init(_ vector: SCNVector3) { self.init(vector.x, vector.y, vector.z) }
}
