#if os(Linux)
  import FlowVision
  import FlowRendering
  import PhoneSimulation
  import SwiftUI
  import Testing

  @Suite("Vision")
  struct VisionTests {
    private let picture = CGImage(Bitmap(width: 2, height: 2, pixels: [UInt32](repeating: 0xFFFF_FFFF, count: 4)))

    private func perform(_ request: VNRequest, on phone: SimulatedPhone) throws {
      try phone.use { try VNImageRequestHandler(cgImage: picture).perform([request]) }
    }

    @Test("reads the texts that the phone sees, and tells the handler")
    func texts() throws {
      let phone = SimulatedPhone()
      phone.vision.texts = [
        PhoneVision.Text("Tea 3.50", confidence: 0.9, box: CGRect(x: 0, y: 0.5, width: 0.8, height: 0.1)),
        PhoneVision.Text("small", box: CGRect(x: 0, y: 0, width: 0.1, height: 0.01)),
      ]
      var handled: [String] = []
      let request = VNRecognizeTextRequest { request, _ in
        handled =
          (request.results as? [VNRecognizedTextObservation])?.compactMap { $0.topCandidates(1).first?.string } ?? []
      }
      #expect(request.results == nil)
      try perform(request, on: phone)
      #expect(handled == ["Tea 3.50", "small"])
      request.minimumTextHeight = 0.05
      try perform(request, on: phone)
      #expect(request.results?.map(\.confidence) == [0.9])
      let text = try #require(request.results?.first?.topCandidates(1).first)
      let box = try #require(
        try text.boundingBox(for: text.string.startIndex..<text.string.index(text.string.startIndex, offsetBy: 4)))
      #expect(abs(box.boundingBox.width - 0.4) < 1e-9)
      #expect(phone.actDescriptions.first == "Vision: performs VNRecognizeTextRequest")
    }

    @Test("finds codes of the wanted kinds, faces, labels and as many rectangles as are wanted")
    func others() throws {
      let phone = SimulatedPhone()
      phone.vision.codes = [PhoneVision.Code("A"), PhoneVision.Code("B", symbology: "VNBarcodeSymbologyEAN13")]
      phone.vision.faces = [CGRect(x: 0, y: 0, width: 0.5, height: 0.5)]
      phone.vision.labels = [PhoneVision.Label("cup", confidence: 0.7)]
      phone.vision.rectangles = phone.vision.faces + phone.vision.faces
      let codes = VNDetectBarcodesRequest()
      codes.symbologies = [.ean13]
      try perform(codes, on: phone)
      #expect(codes.results?.map(\.payloadStringValue) == ["B"])
      let faces = VNDetectFaceRectanglesRequest()
      try perform(faces, on: phone)
      #expect(faces.results?.count == 1)
      let labels = VNClassifyImageRequest()
      try perform(labels, on: phone)
      #expect(labels.results?.map(\.identifier) == ["cup"])
      let rectangles = VNDetectRectanglesRequest()
      try perform(rectangles, on: phone)
      #expect(rectangles.results?.count == 1)
    }

    @Test("warns on a phone that was not told what it sees, and fails when it should")
    func refusals() throws {
      let phone = SimulatedPhone()
      let request = VNRecognizeTextRequest()
      let warnings = try ReportCollector.warnings { try perform(request, on: phone) }
      #expect(
        warnings == [
          "VNRecognizeTextRequest is not implemented: it finds what SimulatedPhone.vision has, which is nothing."
        ])
      #expect(request.results == [])
      phone.vision.fails = true
      #expect(throws: VNError(.internalError)) { try perform(request, on: phone) }
      #expect(throws: VNError(.invalidImage)) {
        try VNImageRequestHandler(data: Data("no picture".utf8)).perform([request])
      }
    }

    @Test("finds the joints of bodies and hands, by name and by group")
    func poses() throws {
      let phone = SimulatedPhone()
      phone.vision.bodies = [
        PhoneVision.Pose(
          body: [.leftHip: CGPoint(x: 0.4, y: 0.5), .leftKnee: CGPoint(x: 0.4, y: 0.3)], confidence: 0.8)
      ]
      phone.vision.hands = (0..<3).map { index in
        PhoneVision.Pose(hand: [.indexTip: CGPoint(x: 0.1 * Double(index), y: 1)], isLeft: index == 0 ? true : nil)
      }
      let bodies = VNDetectHumanBodyPoseRequest()
      var buffer: CVPixelBuffer?
      CVPixelBufferCreate(nil, 2, 2, kCVPixelFormatType_32BGRA, nil, &buffer)
      let pixels = try #require(buffer)
      try phone.use { try VNSequenceRequestHandler().perform([bodies], on: pixels, orientation: .leftMirrored) }
      let body = try #require(bodies.results?.first)
      #expect(body.availableJointNames == [.leftHip, .leftKnee])
      #expect(body.availableJointsGroupNames == [.torso, .leftLeg, .all])
      let leg = try body.recognizedPoints(.leftLeg)
      #expect(leg.mapValues(\.location) == [.leftHip: CGPoint(x: 0.4, y: 0.5), .leftKnee: CGPoint(x: 0.4, y: 0.3)])
      #expect(leg[.leftKnee]?.confidence == 0.8 && leg[.leftKnee]?.identifier.rawValue == "left_leg_joint")
      #expect(try body.recognizedPoints(forGroupKey: .all).count == 2)
      let missing = try body.recognizedPoint(.nose)
      #expect(missing.confidence == 0 && missing.location == .zero)
      #expect(throws: VNError(.invalidArgument)) {
        try body.recognizedPoints(VNHumanBodyPoseObservation.JointsGroupName(rawValue: .init(rawValue: "tail")))
      }
      #expect(
        abs(VNPoint.distance(try body.recognizedPoint(.leftHip), try body.recognizedPoint(.leftKnee)) - 0.2) < 1e-9)
      let hands = VNDetectHumanHandPoseRequest()
      try perform(hands, on: phone)
      #expect(hands.results?.map(\.chirality) == [.left, .unknown])
      hands.maximumHandCount = 3
      try perform(hands, on: phone)
      #expect(try hands.results?.last?.recognizedPoint(.indexTip).location == CGPoint(x: 0.2, y: 1))
    }

    @Test("reads the same texts with the requests of iOS 18")
    func newRequests() async throws {
      let phone = SimulatedPhone()
      phone.vision.texts = [PhoneVision.Text("Tea")]
      let lines = try await SimulatedPhone.$running.withValue(phone) {
        try await RecognizeTextRequest().perform(on: picture)
      }
      #expect(lines.map(\.transcript) == ["Tea"])
      #expect(lines.first?.topCandidates(1).first?.string == "Tea")
    }
  }
#endif
