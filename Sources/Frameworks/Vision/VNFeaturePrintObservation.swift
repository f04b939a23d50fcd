import FlowFoundation
import FlowRendering
import Foundation
import PhoneSimulation

/// The type of the numbers in a print.
public enum VNElementType: UInt, Sendable {
  case unknown = 0
  case float = 1
  case double = 2
}

/// The size of a number of a type, in bytes.
public func VNElementTypeSize(_ elementType: VNElementType) -> Int {
  switch elementType {
  case .unknown: 0
  case .float: 4
  case .double: 8
  }
}

/// Numbers that are alike for pictures that are alike.
// @unchecked: the properties are constant.
open class VNFeaturePrintObservation: VNObservation, @unchecked Sendable {
  let numbers: [Float]

  init(_ bitmap: Bitmap) {
    numbers = Self.colors(of: bitmap)
    super.init(confidence: 1)
  }

  open var elementType: VNElementType { .float }
  open var elementCount: Int { numbers.count }
  open var data: Data { numbers.withUnsafeBytes { Data($0) } }

  /// How different two pictures are: zero for the same picture, and about one for a black and a white one.
  ///
  /// - Throws: Nothing here.
  open func computeDistance(_ outDistance: UnsafeMutablePointer<Float>, to featurePrint: VNFeaturePrintObservation)
    throws
  {
    let squares = zip(numbers, featurePrint.numbers).reduce(Float(0)) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
    outDistance.pointee = (squares / Float(numbers.count)).squareRoot()
  }

  /// The number of parts in a row and in a column.
  private static let parts = 8

  /// The mean colors of the parts of a picture, from 0 to 1.
  private static func colors(of bitmap: Bitmap) -> [Float] {
    var sums = [Float](repeating: 0, count: parts * parts * 3)
    var counts = [Float](repeating: 0, count: parts * parts)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let pixel = bitmap[x, y]
        let part = y * parts / bitmap.height * parts + x * parts / bitmap.width
        counts[part] += 1
        for (index, value) in [pixel.red, pixel.green, pixel.blue].enumerated() {
          sums[part * 3 + index] += Float(value) / 255
        }
      }
    }
    return sums.indices.map { counts[$0 / 3] > 0 ? sums[$0] / counts[$0 / 3] : 0 }
  }
}

/// Makes the print of a picture, of its mean colors.
open class VNGenerateImageFeaturePrintRequest: VNImageBasedRequest {
  open var imageCropAndScaleOption = VNImageCropAndScaleOption.scaleFill
  open var revision = 2

  open var results: [VNFeaturePrintObservation]? { found?.compactMap { $0 as? VNFeaturePrintObservation } }

  override func observations(in picture: RequestPicture) throws -> [VNObservation] {
    SimulatedPhone.current.record("Vision", "performs \(name)")
    report(.approximate(name, "it compares the mean colors of 64 parts of a picture, not what the picture shows."))
    return picture.bitmap.map { [VNFeaturePrintObservation($0)] } ?? []
  }
}
