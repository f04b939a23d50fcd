import FlowImageIO
import Flowsimd
import Foundation
import PhoneSimulation
import SwiftUI

/// What a session tracks. None is supported at first, as in a simulator.
open class ARConfiguration: NSObject {
  /// What the axes of the world follow; without an effect.
  public enum WorldAlignment: Int, Sendable {
    case gravity = 0
    case gravityAndHeading = 1
    case camera = 2
  }

  /// What a session knows about a picture: nothing.
  public struct FrameSemantics: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let personSegmentation = FrameSemantics(rawValue: 1)
    public static let personSegmentationWithDepth = FrameSemantics(rawValue: 3)
    public static let bodyDetection = FrameSemantics(rawValue: 4)
    public static let sceneDepth = FrameSemantics(rawValue: 8)
    public static let smoothedSceneDepth = FrameSemantics(rawValue: 16)
  }

  /// What a session measures of the world: nothing.
  public struct SceneReconstruction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mesh = SceneReconstruction(rawValue: 1)
    public static let meshWithClassification = SceneReconstruction(rawValue: 3)
  }

  open var isLightEstimationEnabled = true
  open var providesAudioData = false
  open var worldAlignment = WorldAlignment.gravity
  open var frameSemantics: FrameSemantics = []

  fileprivate override init() {}

  /// Whether the phone has what the session needs.
  open class var isSupported: Bool { false }

  open class func supportsFrameSemantics(_ frameSemantics: FrameSemantics) -> Bool { false }
}

/// Tracks the face in front of the screen.
open class ARFaceTrackingConfiguration: ARConfiguration {
  open var isWorldTrackingEnabled = false
  open var maximumNumberOfTrackedFaces = 1

  public override init() {}

  open override class var isSupported: Bool { SimulatedPhone.current.tracksFaces }
  open class var supportsWorldTracking: Bool { false }
}

/// Tracks where the phone is in the world, which is where it was at first, and finds the surfaces around it.
open class ARWorldTrackingConfiguration: ARConfiguration {
  /// Surfaces that are looked for.
  public struct PlaneDetection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let horizontal = PlaneDetection(rawValue: 1)
    public static let vertical = PlaneDetection(rawValue: 2)
  }

  /// Whether things mirror the world; without an effect.
  public enum EnvironmentTexturing: Int, Sendable {
    case none = 0
    case manual = 1
    case automatic = 2
  }

  open var planeDetection: PlaneDetection = []
  open var environmentTexturing = EnvironmentTexturing.none
  open var sceneReconstruction: SceneReconstruction = []
  open var isAutoFocusEnabled = true
  open var isCollaborationEnabled = false
  open var wantsHDREnvironmentTextures = true
  open var userFaceTrackingEnabled = false
  open var initialWorldMap: ARWorldMap?
  open var detectionImages: Set<ARReferenceImage> = []
  open var maximumNumberOfTrackedImages = 0

  public override init() {}

  open override class var isSupported: Bool { SimulatedPhone.current.tracksWorld }
  open class func supportsSceneReconstruction(_ sceneReconstruction: SceneReconstruction) -> Bool { false }
  open class var supportsUserFaceTracking: Bool { false }

  func finds(_ plane: PhonePlane) -> Bool {
    planeDetection.contains(plane.alignment == .horizontal ? .horizontal : .vertical)
  }
}

/// Tracks pictures in the world; there is no camera that could.
open class ARImageTrackingConfiguration: ARConfiguration {
  open var trackingImages: Set<ARReferenceImage> = []
  open var maximumNumberOfTrackedImages = 1

  public override init() {}
}

/// Tracks bodies; there is no camera that could.
open class ARBodyTrackingConfiguration: ARConfiguration {
  open var automaticSkeletonScaleEstimationEnabled = false

  public override init() {}
}

/// Tracks how the phone is turned; there is no camera that could.
open class AROrientationTrackingConfiguration: ARConfiguration {
  public override init() {}
}

/// What a session knows about the world, which cannot be kept: there is none.
// @unchecked: the properties are constant.
open class ARWorldMap: NSObject, @unchecked Sendable {
  open var anchors: [ARAnchor] { [] }

  private override init() {}
}

/// A picture that a session looks for.
// @unchecked: an app sets the name before it gives the picture to a session.
open class ARReferenceImage: NSObject, @unchecked Sendable {
  open var name: String?
  /// In meters.
  public let physicalSize: CGSize

  public init(_ image: CGImage, orientation: CGImagePropertyOrientation, physicalWidth: CGFloat) {
    let ratio = image.width > 0 ? CGFloat(image.height) / CGFloat(image.width) : 1
    physicalSize = CGSize(width: physicalWidth, height: physicalWidth * ratio)
  }

  /// The pictures of a group in the asset catalog: `nil`, because groups are not read.
  open class func referenceImages(inGroupNamed name: String, bundle: Bundle?) -> Set<ARReferenceImage>? {
    report(.missing("ARReferenceImage.referenceImages", "groups of pictures are not read, so there is no \"\(name)\"."))
    return nil
  }
}
