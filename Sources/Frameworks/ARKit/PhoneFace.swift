import Flowsimd
import Foundation
import PhoneSimulation

/// The face in front of a phone's screen.
public struct PhoneFace: Hashable, Sendable {
  /// How strong movements of parts of the face are, from 0 to 1, by the raw values of
  /// `ARFaceAnchor.BlendShapeLocation`, such as `jawOpen`.
  public var movements: [String: Float]
  /// What the eyes look at, relative to the face, in meters.
  public var gaze: SIMD3<Float>
  /// Relative to the camera, in meters.
  public var position: SIMD3<Float>

  /// Creates a face; at first it is half a meter away and looks straight ahead.
  public init(
    movements: [String: Float] = [:], gaze: SIMD3<Float> = SIMD3(0, 0, 0.5),
    position: SIMD3<Float> = SIMD3(0, 0, -0.5)
  ) {
    self.movements = movements
    self.gaze = gaze
    self.position = position
  }
}

struct FaceState: PhoneValue {
  var tracksFaces = false
  var face: PhoneFace?
}

extension SimulatedPhone {
  /// Whether the phone has a camera that tracks faces: at first not, as in a simulator.
  public var tracksFaces: Bool {
    get { self[FaceState.self].tracksFaces }
    set { update(FaceState.self) { $0.tracksFaces = newValue } }
  }

  /// The face in front of the phone. Sessions that run learn of each change.
  public var face: PhoneFace? {
    get { self[FaceState.self].face }
    set { update(FaceState.self) { $0.face = newValue } }
  }
}
