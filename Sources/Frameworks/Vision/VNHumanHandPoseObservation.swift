/// Which of two hands.
public enum VNChirality: Int, Sendable {
  case unknown = 0
  case left = -1
  case right = 1
}

/// The joints of a hand.
// @unchecked: see `VNObservation`.
open class VNHumanHandPoseObservation: VNRecognizedPointsObservation, @unchecked Sendable {
  /// The name of a joint.
  public struct JointName: RawRepresentable, Hashable, Sendable {
    public let rawValue: VNRecognizedPointKey

    public init(rawValue: VNRecognizedPointKey) { self.rawValue = rawValue }

    private init(_ key: String) { rawValue = VNRecognizedPointKey(rawValue: key) }

    public static let wrist = JointName("VNHLKWRI")
    public static let thumbCMC = JointName("VNHLKTCMC")
    public static let thumbMP = JointName("VNHLKTMP")
    public static let thumbIP = JointName("VNHLKTIP")
    public static let thumbTip = JointName("VNHLKTTIP")
    public static let indexMCP = JointName("VNHLKIMCP")
    public static let indexPIP = JointName("VNHLKIPIP")
    public static let indexDIP = JointName("VNHLKIDIP")
    public static let indexTip = JointName("VNHLKITIP")
    public static let middleMCP = JointName("VNHLKMMCP")
    public static let middlePIP = JointName("VNHLKMPIP")
    public static let middleDIP = JointName("VNHLKMDIP")
    public static let middleTip = JointName("VNHLKMTIP")
    public static let ringMCP = JointName("VNHLKRMCP")
    public static let ringPIP = JointName("VNHLKRPIP")
    public static let ringDIP = JointName("VNHLKRDIP")
    public static let ringTip = JointName("VNHLKRTIP")
    public static let littleMCP = JointName("VNHLKPMCP")
    public static let littlePIP = JointName("VNHLKPPIP")
    public static let littleDIP = JointName("VNHLKPDIP")
    public static let littleTip = JointName("VNHLKPTIP")

    static let all: [JointName] = [
      .wrist, .thumbCMC, .thumbMP, .thumbIP, .thumbTip, .indexMCP, .indexPIP, .indexDIP, .indexTip,
      .middleMCP, .middlePIP, .middleDIP, .middleTip, .ringMCP, .ringPIP, .ringDIP, .ringTip, .littleMCP,
      .littlePIP, .littleDIP, .littleTip,
    ]
  }

  /// The name of a group of joints.
  public struct JointsGroupName: RawRepresentable, Hashable, Sendable {
    public let rawValue: VNRecognizedPointGroupKey

    public init(rawValue: VNRecognizedPointGroupKey) { self.rawValue = rawValue }

    private init(_ key: String) { rawValue = VNRecognizedPointGroupKey(rawValue: key) }

    public static let thumb = JointsGroupName("VNHLRKT")
    public static let indexFinger = JointsGroupName("VNHLRKI")
    public static let middleFinger = JointsGroupName("VNHLRKM")
    public static let ringFinger = JointsGroupName("VNHLRKR")
    public static let littleFinger = JointsGroupName("VNHLRKP")
    public static let all = JointsGroupName(rawValue: .all)

    static let names: [JointsGroupName] = [.thumb, .indexFinger, .middleFinger, .ringFinger, .littleFinger, .all]
  }

  private static let joints: [JointsGroupName: [JointName]] = [
    .thumb: [.thumbCMC, .thumbMP, .thumbIP, .thumbTip],
    .indexFinger: [.indexMCP, .indexPIP, .indexDIP, .indexTip],
    .middleFinger: [.middleMCP, .middlePIP, .middleDIP, .middleTip],
    .ringFinger: [.ringMCP, .ringPIP, .ringDIP, .ringTip],
    .littleFinger: [.littleMCP, .littlePIP, .littleDIP, .littleTip],
    .all: JointName.all,
  ]

  /// Which hand it is.
  open var chirality: VNChirality { pose.isLeftHand.map { $0 ? .left : .right } ?? .unknown }

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
