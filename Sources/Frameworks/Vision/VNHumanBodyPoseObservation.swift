/// The joints of a body.
// @unchecked: see `VNObservation`.
open class VNHumanBodyPoseObservation: VNRecognizedPointsObservation, @unchecked Sendable {
  /// The name of a joint.
  public struct JointName: RawRepresentable, Hashable, Sendable {
    public let rawValue: VNRecognizedPointKey

    public init(rawValue: VNRecognizedPointKey) { self.rawValue = rawValue }

    private init(_ key: String) { rawValue = VNRecognizedPointKey(rawValue: key) }

    public static let nose = JointName("head_joint")
    public static let leftEye = JointName("left_eye_joint")
    public static let rightEye = JointName("right_eye_joint")
    public static let leftEar = JointName("left_ear_joint")
    public static let rightEar = JointName("right_ear_joint")
    public static let leftShoulder = JointName("left_shoulder_1_joint")
    public static let rightShoulder = JointName("right_shoulder_1_joint")
    public static let neck = JointName("neck_1_joint")
    public static let leftElbow = JointName("left_forearm_joint")
    public static let rightElbow = JointName("right_forearm_joint")
    public static let leftWrist = JointName("left_hand_joint")
    public static let rightWrist = JointName("right_hand_joint")
    public static let leftHip = JointName("left_upLeg_joint")
    public static let rightHip = JointName("right_upLeg_joint")
    public static let root = JointName("root")
    public static let leftKnee = JointName("left_leg_joint")
    public static let rightKnee = JointName("right_leg_joint")
    public static let leftAnkle = JointName("left_foot_joint")
    public static let rightAnkle = JointName("right_foot_joint")

    static let all: [JointName] = [
      .nose, .leftEye, .rightEye, .leftEar, .rightEar, .leftShoulder, .rightShoulder, .neck, .leftElbow,
      .rightElbow, .leftWrist, .rightWrist, .leftHip, .rightHip, .root, .leftKnee, .rightKnee, .leftAnkle,
      .rightAnkle,
    ]
  }

  /// The name of a group of joints.
  public struct JointsGroupName: RawRepresentable, Hashable, Sendable {
    public let rawValue: VNRecognizedPointGroupKey

    public init(rawValue: VNRecognizedPointGroupKey) { self.rawValue = rawValue }

    private init(_ key: String) { rawValue = VNRecognizedPointGroupKey(rawValue: key) }

    public static let face = JointsGroupName("VNBLKFACE")
    public static let torso = JointsGroupName("VNBLKTORSO")
    public static let leftArm = JointsGroupName("VNBLKLARM")
    public static let rightArm = JointsGroupName("VNBLKRARM")
    public static let leftLeg = JointsGroupName("VNBLKLLEG")
    public static let rightLeg = JointsGroupName("VNBLKRLEG")
    public static let all = JointsGroupName(rawValue: .all)

    static let names: [JointsGroupName] = [.face, .torso, .leftArm, .rightArm, .leftLeg, .rightLeg, .all]
  }

  private static let joints: [JointsGroupName: [JointName]] = [
    .face: [.nose, .leftEye, .rightEye, .leftEar, .rightEar],
    .torso: [.leftShoulder, .rightShoulder, .neck, .leftHip, .rightHip, .root],
    .leftArm: [.leftShoulder, .leftElbow, .leftWrist],
    .rightArm: [.rightShoulder, .rightElbow, .rightWrist],
    .leftLeg: [.leftHip, .leftKnee, .leftAnkle],
    .rightLeg: [.rightHip, .rightKnee, .rightAnkle],
    .all: JointName.all,
  ]

  /// The joints that were found.
  open var availableJointNames: [JointName] { JointName.all.filter(isFound) }

  /// The groups with joints that were found.
  open var availableJointsGroupNames: [JointsGroupName] {
    JointsGroupName.names.filter { Self.joints[$0]?.contains(where: isFound) == true }
  }

  /// The place of a joint: one without confidence if it was not found.
  ///
  /// - Throws: ``VNError`` for an unknown name.
  open func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint {
    guard JointName.all.contains(jointName) else { throw VNError(.invalidArgument) }
    return try recognizedPoint(forKey: jointName.rawValue)
  }

  /// The places of a group's joints that were found.
  ///
  /// - Throws: ``VNError`` for an unknown name.
  open func recognizedPoints(_ jointsGroupName: JointsGroupName) throws -> [JointName: VNRecognizedPoint] {
    try found(Self.joints[jointsGroupName])
  }

  override var groups: [VNRecognizedPointGroupKey: [VNRecognizedPointKey]] {
    Dictionary(uniqueKeysWithValues: Self.joints.map { ($0.rawValue, $1.map(\.rawValue)) })
  }
}
