#if os(Linux)
  import FlowRendering
  import FlowVision
  import PhoneSimulation
  import SwiftUI
  import Testing

  @Suite("Masks of what is in a picture")
  struct VNPixelBufferObservationTests {
    private let picture = CGImage(
      Bitmap(width: 10, height: 20, pixels: [UInt32](repeating: 0xFFFF_0000, count: 200)))

    private func perform(_ request: VNRequest, on phone: SimulatedPhone) throws -> VNImageRequestHandler {
      let handler = VNImageRequestHandler(cgImage: picture)
      try phone.use { try handler.perform([request]) }
      return handler
    }

    /// The number of pixels that are not zero.
    private func count(_ buffer: CVPixelBuffer) -> Int {
      guard let memory = CVPixelBufferGetBaseAddress(buffer) else { return -1 }
      return (0..<CVPixelBufferGetDataSize(buffer)).count { memory.load(fromByteOffset: $0, as: UInt8.self) != 0 }
    }

    @Test("people are white in a mask as large as the picture")
    func people() throws {
      let phone = SimulatedPhone()
      phone.vision.people = [CGRect(x: 0, y: 0.5, width: 0.5, height: 0.5)]
      let request = VNGeneratePersonSegmentationRequest()
      _ = try perform(request, on: phone)
      let mask = try #require(request.results?.first?.pixelBuffer)
      #expect(CVPixelBufferGetWidth(mask) == 10 && CVPixelBufferGetHeight(mask) == 20 && count(mask) == 50)
      let image = try #require(CIImage(cvPixelBuffer: mask).cgImage)
      // The upper left quarter.
      #expect(image.bitmap[0, 0].red == 255 && image.bitmap[9, 0].red == 0 && image.bitmap[0, 19].red == 0)
    }

    @Test("things are cut out one by one, and cropped")
    func subjects() throws {
      let phone = SimulatedPhone()
      phone.vision.subjects = [
        CGRect(x: 0, y: 0, width: 0.4, height: 0.1), CGRect(x: 0.6, y: 0.5, width: 0.4, height: 0.5),
      ]
      let request = VNGenerateForegroundInstanceMaskRequest()
      let handler = try perform(request, on: phone)
      let found = try #require(request.results?.first)
      #expect(found.allInstances == IndexSet(1...2))
      #expect(count(found.instanceMask) == 4 * 2 + 4 * 10)
      #expect(try count(found.generateMask(forInstances: [1])) == 8)
      let cut = try found.generateMaskedImage(ofInstances: [2], from: handler, croppedToInstancesExtent: true)
      #expect(CVPixelBufferGetWidth(cut) == 4 && CVPixelBufferGetHeight(cut) == 10)
      let whole = try found.generateMaskedImage(ofInstances: [1], from: handler, croppedToInstancesExtent: false)
      let image = try #require(CIImage(cvPixelBuffer: whole).cgImage)
      #expect(image.bitmap[0, 19].alpha == 255 && image.bitmap[9, 0].alpha == 0)
      #expect(throws: VNError(.invalidArgument)) { try found.generateMask(forInstances: [3]) }
    }

    @Test("what stands out has its places, and nothing that is there finds nothing")
    func saliency() throws {
      let phone = SimulatedPhone()
      phone.vision.subjects = [CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)]
      let request = VNGenerateAttentionBasedSaliencyImageRequest()
      _ = try perform(request, on: phone)
      #expect(request.results?.first?.salientObjects?.map(\.boundingBox) == phone.vision.subjects)
      #expect(try count(#require(request.results?.first?.pixelBuffer)) == 34 * 34)
      phone.vision.subjects = []
      phone.vision.rectangles = [CGRect(x: 0, y: 0, width: 1, height: 0.5), CGRect(x: 0, y: 0, width: 1, height: 1)]
      let masks = VNGenerateForegroundInstanceMaskRequest()
      _ = try perform(masks, on: phone)
      #expect(masks.results == [])
      let paper = VNDetectDocumentSegmentationRequest()
      _ = try perform(paper, on: phone)
      #expect(paper.results?.map(\.topRight) == [CGPoint(x: 1, y: 0.5)])
    }
  }
#endif
