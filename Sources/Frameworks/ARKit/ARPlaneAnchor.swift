import Flowsimd
import Foundation

/// A surface that was found.
// @unchecked: see `ARAnchor`.
open class ARPlaneAnchor: ARAnchor, @unchecked Sendable {
  /// How a surface lies.
  public enum Alignment: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// What a surface is: not known.
  public enum Classification: Hashable, Sendable {
    public enum Status: Hashable, Sendable {
      case notAvailable, undetermined, unknown
    }

    case none(Status)
    case wall, floor, ceiling, table, seat, window, door
  }

  let plane: PhonePlane

  init(_ plane: PhonePlane, identifier: UUID) {
    self.plane = plane
    super.init(transform: plane.transform, identifier: identifier)
  }

  open class var isClassificationSupported: Bool { false }
  open var alignment: Alignment { plane.alignment == .horizontal ? .horizontal : .vertical }
  open var classification: Classification { .none(.notAvailable) }

  /// The middle, relative to the anchor.
  open var center: simd_float3 { .zero }

  /// In meters.
  open var extent: simd_float3 { simd_float3(plane.size.x, 0, plane.size.y) }
}

/// A picture that was found. None is.
// @unchecked: see `ARAnchor`.
open class ARImageAnchor: ARAnchor, @unchecked Sendable {
  public let referenceImage: ARReferenceImage

  init(_ image: ARReferenceImage, transform: simd_float4x4, identifier: UUID) {
    referenceImage = image
    super.init(transform: transform, identifier: identifier)
  }
}

/// The camera of a frame.
// @unchecked: the properties are constant.
open class ARCamera: NSObject, @unchecked Sendable {
  /// How well the camera knows where it is.
  public enum TrackingState: Hashable, Sendable {
    /// Why it does not know well.
    public enum Reason: Hashable, Sendable {
      case initializing, excessiveMotion, insufficientFeatures, relocalizing
    }

    case notAvailable
    case limited(Reason)
    case normal
  }

  /// Where the phone was at first.
  public let transform = matrix_identity_float4x4
  public let trackingState = TrackingState.normal

  /// The turns about the axes to the right, upwards, and towards the person, in radians.
  public let eulerAngles = simd_float3()
}
