import Foundation

/// Gives an animation another value.
public protocol AnyValueProvider {
  var valueType: Any.Type { get }

  /// Whether there is another value at a frame.
  func hasUpdate(frame: AnimationFrameTime) -> Bool

  /// The value at a frame.
  func value(frame: AnimationFrameTime) -> Any
}

/// Gives another color.
public final class ColorValueProvider: AnyValueProvider, Equatable {
  public typealias ColorValueBlock = (CGFloat) -> LottieColor

  private let block: ColorValueBlock?
  private let identity = UUID()

  public var color: LottieColor

  public init(_ color: LottieColor) {
    self.color = color
    block = nil
  }

  /// - Parameter block: Called with the frame.
  public init(block: @escaping ColorValueBlock) {
    self.block = block
    color = LottieColor(r: 0, g: 0, b: 0, a: 1)
  }

  public var valueType: Any.Type { LottieColor.self }

  public func hasUpdate(frame: AnimationFrameTime) -> Bool { block != nil }

  public func value(frame: AnimationFrameTime) -> Any { block?(frame) ?? color }

  public static func == (lhs: ColorValueProvider, rhs: ColorValueProvider) -> Bool {
    lhs.block == nil && rhs.block == nil ? lhs.color == rhs.color : lhs.identity == rhs.identity
  }
}

/// Gives another number.
public final class FloatValueProvider: AnyValueProvider, Equatable {
  public typealias CGFloatValueBlock = (CGFloat) -> CGFloat

  private let block: CGFloatValueBlock?
  private let identity = UUID()

  public var float: CGFloat

  public init(_ float: CGFloat) {
    self.float = float
    block = nil
  }

  /// - Parameter block: Called with the frame.
  public init(block: @escaping CGFloatValueBlock) {
    self.block = block
    float = 0
  }

  public var valueType: Any.Type { LottieVector1D.self }

  public func hasUpdate(frame: AnimationFrameTime) -> Bool { block != nil }

  public func value(frame: AnimationFrameTime) -> Any { LottieVector1D(Double(block?(frame) ?? float)) }

  public static func == (lhs: FloatValueProvider, rhs: FloatValueProvider) -> Bool {
    lhs.block == nil && rhs.block == nil ? lhs.float == rhs.float : lhs.identity == rhs.identity
  }
}

/// Gives another point.
public final class PointValueProvider: AnyValueProvider, Equatable {
  public var point: CGPoint

  public init(_ point: CGPoint) { self.point = point }

  public var valueType: Any.Type { LottieVector3D.self }

  public func hasUpdate(frame: AnimationFrameTime) -> Bool { false }

  public func value(frame: AnimationFrameTime) -> Any { LottieVector3D(x: point.x, y: point.y, z: 0) }

  public static func == (lhs: PointValueProvider, rhs: PointValueProvider) -> Bool { lhs.point == rhs.point }
}

/// Gives another size.
public final class SizeValueProvider: AnyValueProvider, Equatable {
  public var size: CGSize

  public init(_ size: CGSize) { self.size = size }

  public var valueType: Any.Type { LottieVector3D.self }

  public func hasUpdate(frame: AnimationFrameTime) -> Bool { false }

  public func value(frame: AnimationFrameTime) -> Any { LottieVector3D(x: size.width, y: size.height, z: 0) }

  public static func == (lhs: SizeValueProvider, rhs: SizeValueProvider) -> Bool { lhs.size == rhs.size }
}
