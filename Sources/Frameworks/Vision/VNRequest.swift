import Foundation
import FlowCoreImage
import FlowCoreML
import FlowCoreMedia
import FlowCoreVideo
import FlowImageIO
import PhoneSimulation
import SwiftUI

/// Called when a request has ended.
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void

/// The protocol that the results of all requests are added to: requests of a kind have results of another type, which a
/// subclass cannot override.
public protocol _RequestWithResults {}

extension _RequestWithResults where Self: VNRequest {
  /// What was found; `nil` before the request was performed.
  public var results: [VNObservation]? { found }
}

/// Asks for something in a picture. The phone answers (`SimulatedPhone.vision`).
open class VNRequest: NSObject, _RequestWithResults {
  public let completionHandler: VNRequestCompletionHandler?
  open var preferBackgroundProcessing = false
  open var usesCPUOnly = false
  private(set) var found: [VNObservation]?

  /// Creates a request.
  public init(completionHandler: VNRequestCompletionHandler? = nil) { self.completionHandler = completionHandler }

  public override convenience init() { self.init(completionHandler: nil) }

  open func cancel() {}

  var name: String { "\(Self.self)" }

  func observations(_ vision: PhoneVision) -> [VNObservation] { [] }

  func observations(_ vision: PhoneVision, in picture: RequestPicture) -> [VNObservation] { observations(vision) }

  /// What the request finds: what the phone sees, unless the pixels alone answer it.
  func observations(in picture: RequestPicture) throws -> [VNObservation] {
    observations(try SimulatedPhone.current.see(name), in: picture)
  }

  func perform(on picture: RequestPicture) throws {
    do {
      found = try observations(in: picture)
      completionHandler?(self, nil)
    } catch {
      completionHandler?(self, error)
      throw error
    }
  }
}

/// A request for a picture.
open class VNImageBasedRequest: VNRequest {
  /// The part of the picture; all of it counts here.
  open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}

/// How texts are read.
public enum VNRequestTextRecognitionLevel: Int, Sendable {
  case accurate = 0
  case fast
}

/// Reads texts.
open class VNRecognizeTextRequest: VNImageBasedRequest {
  open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
  open var recognitionLanguages: [String] = ["en-US"]
  open var usesLanguageCorrection = true
  open var automaticallyDetectsLanguage = false
  open var customWords: [String] = []
  /// In parts of the height of the picture.
  open var minimumTextHeight: Float = 0
  open var revision = 3

  open var results: [VNRecognizedTextObservation]? {
    found?.compactMap { $0 as? VNRecognizedTextObservation }
  }

  open func supportedRecognitionLanguages() throws -> [String] {
    ["en-US", "fr-FR", "it-IT", "de-DE", "es-ES", "pt-BR", "zh-Hans", "zh-Hant", "ko-KR", "ja-JP"]
  }

  override func observations(_ vision: PhoneVision) -> [VNObservation] {
    vision.texts.filter { $0.box.height >= CGFloat(minimumTextHeight) }.map { VNRecognizedTextObservation($0) }
  }
}

/// Reads codes.
open class VNDetectBarcodesRequest: VNImageBasedRequest {
  /// The kinds that are found; empty for all.
  open var symbologies: [VNBarcodeSymbology] = []

  /// The kinds that a request can find.
  ///
  /// - Throws: Nothing here.
  open func supportedSymbologies() throws -> [VNBarcodeSymbology] { VNBarcodeSymbology.all }

  /// The kinds that a request can find.
  @available(iOS, deprecated: 15.0, message: "Please use supportedSymbologies() instead")
  public class var supportedSymbologies: [VNBarcodeSymbology] { VNBarcodeSymbology.all }

  open var results: [VNBarcodeObservation]? { found?.compactMap { $0 as? VNBarcodeObservation } }

  override func observations(_ vision: PhoneVision) -> [VNObservation] {
    vision.codes.map { VNBarcodeObservation($0) }
      .filter { symbologies.isEmpty || symbologies.contains($0.symbology) }
  }
}

/// Finds faces.
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest {
  open var results: [VNFaceObservation]? { found?.compactMap { $0 as? VNFaceObservation } }

  override func observations(_ vision: PhoneVision) -> [VNObservation] {
    vision.faces.map { VNFaceObservation(box: $0) }
  }
}

/// Finds rectangles, such as sheets of paper.
open class VNDetectRectanglesRequest: VNImageBasedRequest {
  /// The largest number; zero for any.
  open var maximumObservations = 1
  open var minimumAspectRatio: Float = 0.5
  open var maximumAspectRatio: Float = 1
  open var minimumSize: Float = 0.2
  open var minimumConfidence: Float = 0
  /// In degrees.
  open var quadratureTolerance: Float = 30

  open var results: [VNRectangleObservation]? { found?.compactMap { $0 as? VNRectangleObservation } }

  override func observations(_ vision: PhoneVision) -> [VNObservation] {
    let limit = maximumObservations == 0 ? vision.rectangles.count : max(0, maximumObservations)
    return vision.rectangles.prefix(limit).map { VNRectangleObservation(box: $0, confidence: 1) }
  }
}

/// Finds words for what a picture shows.
open class VNClassifyImageRequest: VNImageBasedRequest {
  open var results: [VNClassificationObservation]? {
    found?.compactMap { $0 as? VNClassificationObservation }
  }

  override func observations(_ vision: PhoneVision) -> [VNObservation] {
    vision.labels.map { VNClassificationObservation($0) }
  }
}

/// A model that pictures are shown to.
open class VNCoreMLModel: NSObject {
  open var inputImageFeatureName = ""

  /// Takes a model, which is not asked: the phone says what pictures show (`SimulatedPhone.vision`).
  ///
  /// - Throws: Nothing here.
  public init(for model: MLModel) throws {}
}

/// How a picture is fitted to what a model expects.
public enum VNImageCropAndScaleOption: UInt, Sendable {
  case centerCrop = 0
  case scaleFit = 1
  case scaleFill = 2
}

/// Finds words for what a picture shows with a model.
open class VNCoreMLRequest: VNClassifyImageRequest {
  /// The model.
  public let model: VNCoreMLModel
  open var imageCropAndScaleOption = VNImageCropAndScaleOption.centerCrop

  /// Creates a request.
  public init(model: VNCoreMLModel, completionHandler: VNRequestCompletionHandler? = nil) {
    self.model = model
    super.init(completionHandler: completionHandler)
  }
}

/// A kind of animal.
public struct VNAnimalIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let cat = VNAnimalIdentifier(rawValue: "Cat")
  public static let dog = VNAnimalIdentifier(rawValue: "Dog")
}

/// Finds animals.
open class VNRecognizeAnimalsRequest: VNImageBasedRequest {
  open var results: [VNRecognizedObjectObservation]? {
    found?.compactMap { $0 as? VNRecognizedObjectObservation }
  }

  open func supportedIdentifiers() throws -> [VNAnimalIdentifier] { [.cat, .dog] }

  override func observations(_ vision: PhoneVision) -> [VNObservation] {
    vision.animals.map { VNRecognizedObjectObservation($0) }
  }
}

/// Finds people.
open class VNDetectHumanRectanglesRequest: VNImageBasedRequest {
  open var upperBodyOnly = true

  open var results: [VNHumanObservation]? { found?.compactMap { $0 as? VNHumanObservation } }

  override func observations(_ vision: PhoneVision) -> [VNObservation] {
    vision.people.map { VNHumanObservation(box: $0, confidence: 1) }
  }
}

/// Finds the joints of bodies.
open class VNDetectHumanBodyPoseRequest: VNImageBasedRequest {
  open var results: [VNHumanBodyPoseObservation]? { found?.compactMap { $0 as? VNHumanBodyPoseObservation } }

  /// The joints that are looked for.
  ///
  /// - Throws: Nothing here.
  open func supportedJointNames() throws -> [VNHumanBodyPoseObservation.JointName] {
    VNHumanBodyPoseObservation.JointName.all
  }

  /// The groups of joints.
  ///
  /// - Throws: Nothing here.
  open func supportedJointsGroupNames() throws -> [VNHumanBodyPoseObservation.JointsGroupName] {
    VNHumanBodyPoseObservation.JointsGroupName.names
  }

  override func observations(_ vision: PhoneVision) -> [VNObservation] {
    vision.bodies.map { VNHumanBodyPoseObservation($0) }
  }
}

/// Finds the joints of hands.
open class VNDetectHumanHandPoseRequest: VNImageBasedRequest {
  /// The largest number of hands, from 1 to 6.
  open var maximumHandCount = 2

  open var results: [VNHumanHandPoseObservation]? { found?.compactMap { $0 as? VNHumanHandPoseObservation } }

  /// The joints that are looked for.
  ///
  /// - Throws: Nothing here.
  open func supportedJointNames() throws -> [VNHumanHandPoseObservation.JointName] {
    VNHumanHandPoseObservation.JointName.all
  }

  /// The groups of joints.
  ///
  /// - Throws: Nothing here.
  open func supportedJointsGroupNames() throws -> [VNHumanHandPoseObservation.JointsGroupName] {
    VNHumanHandPoseObservation.JointsGroupName.names
  }

  override func observations(_ vision: PhoneVision) -> [VNObservation] {
    vision.hands.prefix(max(0, maximumHandCount)).map { VNHumanHandPoseObservation($0) }
  }
}
