#if os(Linux)
  import FlowRendering
  import FlowVision
  import PhoneSimulation
  import SwiftUI
  import Testing

  @Suite("Faces that Vision finds")
  struct VNFaceObservationTests {
    private let picture = CGImage(Bitmap(width: 100, height: 200))

    @Test("have landmarks and a quality if these are asked for, also of faces that were found before")
    func landmarks() throws {
      let phone = SimulatedPhone()
      let box = CGRect(x: 0.2, y: 0.4, width: 0.5, height: 0.3)
      phone.vision.faces = [box]
      let (plain, landmarks, quality) = (
        VNDetectFaceRectanglesRequest(), VNDetectFaceLandmarksRequest(), VNDetectFaceCaptureQualityRequest()
      )
      try phone.use { try VNImageRequestHandler(cgImage: picture).perform([plain, landmarks]) }
      #expect(plain.results?.first?.landmarks == nil && plain.results?.first?.faceCaptureQuality == nil)
      let face = try #require(landmarks.results?.first)
      let parts = try #require(face.landmarks)
      let (left, right) = (try #require(parts.leftPupil), try #require(parts.rightPupil))
      #expect(left.normalizedPoints[0].x < right.normalizedPoints[0].x)
      let points = try #require(parts.allPoints).pointsInImage(imageSize: CGSize(width: 100, height: 200))
      #expect(points.count == parts.allPoints?.pointCount && points.count > 65)
      let frame = CGRect(x: 20, y: 80, width: 50, height: 60)
      #expect(points.allSatisfy { frame.contains($0) })
      phone.vision.faces = []
      phone.vision.texts = [PhoneVision.Text("a")]
      quality.inputFaceObservations = [face]
      try phone.use { try VNImageRequestHandler(cgImage: picture).perform([quality]) }
      #expect(quality.results?.map(\.faceCaptureQuality) == [1] && quality.results?.first?.boundingBox == box)
    }
  }
#endif
