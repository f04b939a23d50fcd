import FlowFoundation
import Foundation
import PhoneSimulation

/// What a phone sees in every picture: at first nothing.
public struct PhoneVision: PhoneValue, Hashable {
  /// A line of text.
  public struct Text: Hashable, Sendable {
    public var string: String
    /// From 0 to 1.
    public var confidence: Float
    /// In parts of the picture, from its lower left corner.
    public var box: CGRect

    public init(
      _ string: String, confidence: Float = 1, box: CGRect = CGRect(x: 0.1, y: 0.45, width: 0.8, height: 0.1)
    ) {
      self.string = string
      self.confidence = confidence
      self.box = box
    }
  }

  /// A code that machines read.
  public struct Code: Hashable, Sendable {
    public var payload: String
    /// The raw value of a symbology, such as `VNBarcodeSymbologyQR`.
    public var symbology: String
    /// In parts of the picture, from its lower left corner.
    public var box: CGRect

    public init(
      _ payload: String, symbology: String = "VNBarcodeSymbologyQR",
      box: CGRect = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
    ) {
      self.payload = payload
      self.symbology = symbology
      self.box = box
    }
  }

  /// A word for what a picture shows.
  public struct Label: Hashable, Sendable {
    public var identifier: String
    /// From 0 to 1.
    public var confidence: Float

    public init(_ identifier: String, confidence: Float = 1) {
      self.identifier = identifier
      self.confidence = confidence
    }
  }

  /// A thing at a place.
  public struct Thing: Hashable, Sendable {
    public var identifier: String
    /// From 0 to 1.
    public var confidence: Float
    /// In parts of the picture, from its lower left corner.
    public var box: CGRect

    public init(
      _ identifier: String, confidence: Float = 1, box: CGRect = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
    ) {
      self.identifier = identifier
      self.confidence = confidence
      self.box = box
    }
  }

  /// The joints of a body, or of a hand.
  public struct Pose: Hashable, Sendable {
    /// The places of the joints that are seen, by the raw values of their names: in parts of the picture, from its lower
    /// left corner.
    public var joints: [String: CGPoint]
    /// That of each joint, from 0 to 1.
    public var confidence: Float
    /// Which hand it is; `nil` if that is not known, and for a body.
    public var isLeftHand: Bool?

    /// A body.
    public init(body joints: [VNHumanBodyPoseObservation.JointName: CGPoint], confidence: Float = 1) {
      self.joints = Dictionary(uniqueKeysWithValues: joints.map { ($0.rawValue.rawValue, $1) })
      self.confidence = confidence
    }

    /// A hand.
    public init(
      hand joints: [VNHumanHandPoseObservation.JointName: CGPoint], isLeft: Bool? = nil, confidence: Float = 1
    ) {
      self.joints = Dictionary(uniqueKeysWithValues: joints.map { ($0.rawValue.rawValue, $1) })
      self.confidence = confidence
      isLeftHand = isLeft
    }
  }

  public var texts: [Text] = []
  public var codes: [Code] = []
  public var labels: [Label] = []
  /// The animals, as `Cat` or `Dog`.
  public var animals: [Thing] = []
  /// The people, in parts of the picture, from its lower left corner.
  public var people: [CGRect] = []
  public var bodies: [Pose] = []
  public var hands: [Pose] = []
  /// In parts of the picture, from its lower left corner.
  public var faces: [CGRect] = []
  /// In parts of the picture, from its lower left corner.
  public var rectangles: [CGRect] = []
  /// What stands out, and is in front of the background: in parts of the picture, from its lower left corner.
  public var subjects: [CGRect] = []
  /// Whether requests fail.
  public var fails = false

  public init() {}
}

extension SimulatedPhone {
  /// What the phone sees in every picture.
  public var vision: PhoneVision {
    get { self[PhoneVision.self] }
    set { self[PhoneVision.self] = newValue }
  }

  /// What the phone sees; a phone that was not told what it sees warns.
  func see(_ api: String) throws -> PhoneVision {
    record("Vision", "performs \(api)")
    let vision = vision
    if vision == PhoneVision() {
      report(.missing(api, "it finds what SimulatedPhone.vision has, which is nothing."))
    }
    if vision.fails { throw VNError(.internalError) }
    return vision
  }
}

/// The domain of the errors.
public let VNErrorDomain = "com.apple.Vision"

/// Why a picture is not read.
public struct VNError: Error, CustomNSError, Hashable, Sendable {
  /// The kind of an error.
  public enum Code: Int, Sendable {
    case requestCancelled = 1
    case invalidFormat = 2
    case operationFailed = 3
    case outOfBoundsError = 4
    case invalidOption = 5
    case ioError = 6
    case missingOption = 7
    case notImplemented = 8
    case internalError = 9
    case outOfMemory = 10
    case unknownError = 11
    case invalidOperation = 12
    case invalidImage = 13
    case invalidArgument = 14
  }

  public let code: Code

  /// Creates an error.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

  public static var errorDomain: String { VNErrorDomain }
  public var errorCode: Int { code.rawValue }
}
