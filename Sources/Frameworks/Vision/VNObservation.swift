import Foundation

/// How certain something is, from 0 to 1.
public typealias VNConfidence = Float

/// Something that was found in a picture.
// @unchecked: the properties are constant.
open class VNObservation: NSObject, @unchecked Sendable {
  public let uuid = UUID()
  /// From 0 to 1.
  public let confidence: Float

  init(confidence: Float) { self.confidence = confidence }
}

/// Something that was found at a place.
// @unchecked: see `VNObservation`.
open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
  /// In parts of the picture, from its lower left corner.
  public let boundingBox: CGRect

  init(box: CGRect, confidence: Float) {
    boundingBox = box
    super.init(confidence: confidence)
  }
}

/// A rectangle.
// @unchecked: see `VNObservation`.
open class VNRectangleObservation: VNDetectedObjectObservation, @unchecked Sendable {
  open var topLeft: CGPoint { CGPoint(x: boundingBox.minX, y: boundingBox.maxY) }
  open var topRight: CGPoint { CGPoint(x: boundingBox.maxX, y: boundingBox.maxY) }
  open var bottomLeft: CGPoint { CGPoint(x: boundingBox.minX, y: boundingBox.minY) }
  open var bottomRight: CGPoint { CGPoint(x: boundingBox.maxX, y: boundingBox.minY) }
}

/// A reading of a line of text.
// @unchecked: the properties are constant.
open class VNRecognizedText: NSObject, @unchecked Sendable {
  public let string: String
  /// From 0 to 1.
  public let confidence: Float
  private let box: CGRect

  init(_ text: PhoneVision.Text) {
    string = text.string
    confidence = text.confidence
    box = text.box
  }

  /// The place of a part of the text, as if all letters were equally wide.
  ///
  /// - Throws: Nothing here.
  open func boundingBox(for range: Range<String.Index>) throws -> VNRectangleObservation? {
    guard !string.isEmpty else { return nil }
    let start = CGFloat(string.distance(from: string.startIndex, to: range.lowerBound)) / CGFloat(string.count)
    let length = CGFloat(string.distance(from: range.lowerBound, to: range.upperBound)) / CGFloat(string.count)
    return VNRectangleObservation(
      box: CGRect(x: box.minX + start * box.width, y: box.minY, width: length * box.width, height: box.height),
      confidence: confidence)
  }
}

/// A line of text.
// @unchecked: see `VNObservation`.
open class VNRecognizedTextObservation: VNRectangleObservation, @unchecked Sendable {
  private let text: PhoneVision.Text

  init(_ text: PhoneVision.Text) {
    self.text = text
    super.init(box: text.box, confidence: text.confidence)
  }

  /// The readings of the line: one.
  open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] {
    maxCandidateCount > 0 ? [VNRecognizedText(text)] : []
  }
}

/// A kind of code that machines read.
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let aztec = Self(rawValue: "VNBarcodeSymbologyAztec")
  public static let code39 = Self(rawValue: "VNBarcodeSymbologyCode39")
  public static let code39Checksum = Self(rawValue: "VNBarcodeSymbologyCode39Checksum")
  public static let code39FullASCII = Self(rawValue: "VNBarcodeSymbologyCode39FullASCII")
  public static let code39FullASCIIChecksum = Self(rawValue: "VNBarcodeSymbologyCode39FullASCIIChecksum")
  public static let code93 = Self(rawValue: "VNBarcodeSymbologyCode93")
  public static let code93i = Self(rawValue: "VNBarcodeSymbologyCode93i")
  public static let code128 = Self(rawValue: "VNBarcodeSymbologyCode128")
  public static let dataMatrix = Self(rawValue: "VNBarcodeSymbologyDataMatrix")
  public static let ean8 = Self(rawValue: "VNBarcodeSymbologyEAN8")
  public static let ean13 = Self(rawValue: "VNBarcodeSymbologyEAN13")
  public static let i2of5 = Self(rawValue: "VNBarcodeSymbologyI2of5")
  public static let i2of5Checksum = Self(rawValue: "VNBarcodeSymbologyI2of5Checksum")
  public static let itf14 = Self(rawValue: "VNBarcodeSymbologyITF14")
  public static let pdf417 = Self(rawValue: "VNBarcodeSymbologyPDF417")
  public static let qr = Self(rawValue: "VNBarcodeSymbologyQR")
  public static let upce = Self(rawValue: "VNBarcodeSymbologyUPCE")
  public static let codabar = Self(rawValue: "VNBarcodeSymbologyCodabar")
  public static let gs1DataBar = Self(rawValue: "VNBarcodeSymbologyGS1DataBar")
  public static let gs1DataBarExpanded = Self(rawValue: "VNBarcodeSymbologyGS1DataBarExpanded")
  public static let gs1DataBarLimited = Self(rawValue: "VNBarcodeSymbologyGS1DataBarLimited")
  public static let microPDF417 = Self(rawValue: "VNBarcodeSymbologyMicroPDF417")
  public static let microQR = Self(rawValue: "VNBarcodeSymbologyMicroQR")
  public static let msiPlessey = Self(rawValue: "VNBarcodeSymbologyMSIPlessey")

  /// All kinds, in the order of their names.
  static let all: [VNBarcodeSymbology] = [
    .aztec, .codabar, .code128, .code39, .code39Checksum, .code39FullASCII, .code39FullASCIIChecksum, .code93, .code93i,
    .dataMatrix, .ean13, .ean8, .gs1DataBar, .gs1DataBarExpanded, .gs1DataBarLimited, .i2of5, .i2of5Checksum, .itf14,
    .microPDF417, .microQR, .msiPlessey, .pdf417, .qr, .upce,
  ]
}

/// A code that machines read.
// @unchecked: see `VNObservation`.
open class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
  public let symbology: VNBarcodeSymbology
  public let payloadStringValue: String?

  package init(_ code: PhoneVision.Code) {
    symbology = VNBarcodeSymbology(rawValue: code.symbology)
    payloadStringValue = code.payload
    super.init(box: code.box, confidence: 1)
  }
}

/// A word for what a picture shows.
// @unchecked: see `VNObservation`.
open class VNClassificationObservation: VNObservation, @unchecked Sendable {
  public let identifier: String

  init(_ label: PhoneVision.Label) {
    identifier = label.identifier
    super.init(confidence: label.confidence)
  }
}

/// A thing at a place, with words for it.
// @unchecked: see `VNObservation`.
open class VNRecognizedObjectObservation: VNDetectedObjectObservation, @unchecked Sendable {
  /// The likeliest word first.
  public let labels: [VNClassificationObservation]

  init(_ thing: PhoneVision.Thing) {
    labels = [VNClassificationObservation(PhoneVision.Label(thing.identifier, confidence: thing.confidence))]
    super.init(box: thing.box, confidence: thing.confidence)
  }
}

/// A person.
// @unchecked: see `VNObservation`.
open class VNHumanObservation: VNDetectedObjectObservation, @unchecked Sendable {
  open var upperBodyOnly: Bool { true }
}

/// The pixels of a place in parts of a picture.
public func VNImageRectForNormalizedRect(
  _ normalizedRect: CGRect, _ imageWidth: Int, _ imageHeight: Int
) -> CGRect {
  CGRect(
    x: normalizedRect.minX * CGFloat(imageWidth), y: normalizedRect.minY * CGFloat(imageHeight),
    width: normalizedRect.width * CGFloat(imageWidth), height: normalizedRect.height * CGFloat(imageHeight))
}
