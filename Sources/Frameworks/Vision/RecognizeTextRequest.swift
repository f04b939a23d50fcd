import FlowCoreImage
import FlowFoundation
import Foundation
import PhoneSimulation
import SwiftUI

/// A place in parts of a picture, from its lower left corner.
public struct NormalizedRect: Hashable, Sendable {
  public let cgRect: CGRect

  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    cgRect = CGRect(x: x, y: y, width: width, height: height)
  }

  init(_ rect: CGRect) { cgRect = rect }

  public var origin: CGPoint { cgRect.origin }
  public var width: CGFloat { cgRect.width }
  public var height: CGFloat { cgRect.height }

  /// The pixels of the place.
  public func toImageCoordinates(_ imageSize: CGSize) -> CGRect {
    CGRect(
      x: cgRect.minX * imageSize.width, y: cgRect.minY * imageSize.height, width: cgRect.width * imageSize.width,
      height: cgRect.height * imageSize.height)
  }
}

/// A reading of a line of text.
public struct RecognizedText: Hashable, Sendable {
  public let string: String
  /// From 0 to 1.
  public let confidence: Float
}

/// A line of text.
public struct RecognizedTextObservation: Hashable, Sendable {
  fileprivate let text: PhoneVision.Text

  /// From 0 to 1.
  public var confidence: Float { text.confidence }
  public var boundingBox: NormalizedRect { NormalizedRect(text.box) }
  /// The most probable reading.
  public var transcript: String { text.string }

  /// The readings of the line: one.
  public func topCandidates(_ maxCandidateCount: Int) -> [RecognizedText] {
    maxCandidateCount > 0 ? [RecognizedText(string: text.string, confidence: text.confidence)] : []
  }
}

/// Reads texts, as `SimulatedPhone.vision` has them.
public struct RecognizeTextRequest: Hashable, Sendable {
  /// How texts are read.
  public enum RecognitionLevel: Hashable, Sendable {
    case fast, accurate
  }

  public var recognitionLevel = RecognitionLevel.accurate
  public var recognitionLanguages: [Locale.Language] = [Locale.Language(identifier: "en-US")]
  public var usesLanguageCorrection = true
  public var automaticallyDetectsLanguage = false
  public var customWords: [String] = []
  /// In parts of the height of the picture.
  public var minimumTextHeightFraction: Float = 0

  /// Creates a request.
  public init() {}

  private func result() throws -> [RecognizedTextObservation] {
    try SimulatedPhone.current.see("RecognizeTextRequest").texts
      .filter { $0.box.height >= CGFloat(minimumTextHeightFraction) }.map { RecognizedTextObservation(text: $0) }
  }

  /// The lines of a picture.
  ///
  /// - Throws: ``VNError`` if the phone's requests fail.
  public func perform(on image: CGImage) async throws -> [RecognizedTextObservation] { try result() }

  /// The lines of a picture.
  ///
  /// - Throws: ``VNError`` if the phone's requests fail.
  public func perform(on image: CIImage) async throws -> [RecognizedTextObservation] { try result() }

  /// The lines of a picture.
  ///
  /// - Throws: ``VNError`` if the data are no picture, or if the phone's requests fail.
  public func perform(on data: Data) async throws -> [RecognizedTextObservation] {
    guard UIImage(data: data) != nil else { throw VNError(.invalidImage) }
    return try result()
  }
}
