import Flowsimd
import Foundation

/// Something at a place in the world.
// @unchecked: the properties are constant.
open class ARAnchor: NSObject, @unchecked Sendable {
  public let identifier: UUID
  /// The place and the turn, in meters.
  public let transform: simd_float4x4
  public let name: String?

  /// Creates an anchor.
  public convenience init(transform: simd_float4x4) { self.init(transform: transform, identifier: UUID()) }

  /// Creates an anchor with a name.
  public convenience init(name: String, transform: simd_float4x4) {
    self.init(transform: transform, identifier: UUID(), name: name)
  }

  init(transform: simd_float4x4, identifier: UUID, name: String? = nil) {
    (self.identifier, self.transform, self.name) = (identifier, transform, name)
  }
}

/// A face.
// @unchecked: see `ARAnchor`.
open class ARFaceAnchor: ARAnchor, @unchecked Sendable {
  /// A movement of a part of the face.
  public struct BlendShapeLocation: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let browDownLeft = Self(rawValue: "browDown_L")
    public static let browDownRight = Self(rawValue: "browDown_R")
    public static let browInnerUp = Self(rawValue: "browInnerUp")
    public static let browOuterUpLeft = Self(rawValue: "browOuterUp_L")
    public static let browOuterUpRight = Self(rawValue: "browOuterUp_R")
    public static let cheekPuff = Self(rawValue: "cheekPuff")
    public static let eyeBlinkLeft = Self(rawValue: "eyeBlink_L")
    public static let eyeBlinkRight = Self(rawValue: "eyeBlink_R")
    public static let eyeLookDownLeft = Self(rawValue: "eyeLookDown_L")
    public static let eyeLookDownRight = Self(rawValue: "eyeLookDown_R")
    public static let eyeLookInLeft = Self(rawValue: "eyeLookIn_L")
    public static let eyeLookInRight = Self(rawValue: "eyeLookIn_R")
    public static let eyeLookOutLeft = Self(rawValue: "eyeLookOut_L")
    public static let eyeLookOutRight = Self(rawValue: "eyeLookOut_R")
    public static let eyeLookUpLeft = Self(rawValue: "eyeLookUp_L")
    public static let eyeLookUpRight = Self(rawValue: "eyeLookUp_R")
    public static let eyeSquintLeft = Self(rawValue: "eyeSquint_L")
    public static let eyeSquintRight = Self(rawValue: "eyeSquint_R")
    public static let eyeWideLeft = Self(rawValue: "eyeWide_L")
    public static let eyeWideRight = Self(rawValue: "eyeWide_R")
    public static let jawForward = Self(rawValue: "jawForward")
    public static let jawOpen = Self(rawValue: "jawOpen")
    public static let mouthClose = Self(rawValue: "mouthClose")
    public static let mouthFrownLeft = Self(rawValue: "mouthFrown_L")
    public static let mouthFrownRight = Self(rawValue: "mouthFrown_R")
    public static let mouthFunnel = Self(rawValue: "mouthFunnel")
    public static let mouthLeft = Self(rawValue: "mouthLeft")
    public static let mouthPucker = Self(rawValue: "mouthPucker")
    public static let mouthRight = Self(rawValue: "mouthRight")
    public static let mouthSmileLeft = Self(rawValue: "mouthSmile_L")
    public static let mouthSmileRight = Self(rawValue: "mouthSmile_R")
    public static let noseSneerLeft = Self(rawValue: "noseSneer_L")
    public static let noseSneerRight = Self(rawValue: "noseSneer_R")
    public static let tongueOut = Self(rawValue: "tongueOut")
  }

  private let face: PhoneFace

  init(_ face: PhoneFace, identifier: UUID) {
    self.face = face
    var place = simd_float4x4(diagonal: SIMD4(1, 1, 1, 1))
    place.columns.3 = SIMD4(face.position, 1)
    super.init(transform: place, identifier: identifier)
  }

  /// Whether the face is in front of the camera.
  open var isTracked: Bool { true }

  /// What the eyes look at, relative to the face, in meters.
  open var lookAtPoint: SIMD3<Float> { face.gaze }

  /// How strong each movement is, from 0 to 1. Those that the test did not name are zero, and have no entry.
  open var blendShapes: [BlendShapeLocation: NSNumber] {
    Dictionary(
      uniqueKeysWithValues: face.movements.map { (BlendShapeLocation(rawValue: $0), NSNumber(value: $1)) })
  }
}
