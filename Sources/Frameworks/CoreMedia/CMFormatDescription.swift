/// What the pictures of a medium are like.
public final class CMFormatDescription: Hashable, Sendable {
  fileprivate let dimensions: CMVideoDimensions

  package init(width: Int32, height: Int32) { dimensions = CMVideoDimensions(width: width, height: height) }

  public static func == (lhs: CMFormatDescription, rhs: CMFormatDescription) -> Bool {
    lhs.dimensions == rhs.dimensions
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(dimensions) }
}

/// What the pictures of a video are like.
public typealias CMVideoFormatDescription = CMFormatDescription

/// The size of pictures, in pixels.
public struct CMVideoDimensions: Hashable, Sendable {
  public var width: Int32
  public var height: Int32

  public init() { self.init(width: 0, height: 0) }

  public init(width: Int32, height: Int32) {
    self.width = width
    self.height = height
  }
}

/// The size of the pictures of a video.
public func CMVideoFormatDescriptionGetDimensions(_ videoDesc: CMVideoFormatDescription) -> CMVideoDimensions {
  videoDesc.dimensions
}
