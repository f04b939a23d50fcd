#if os(Linux)
  import FlowAVFoundation
  import FlowCoreImage
  import FlowCoreVideo
  import FlowRendering
  import FlowVision
  import Foundation
  import PhoneSimulation
  import SwiftUI
  import Testing

  private final class Receiver: NSObject, AVCaptureVideoDataOutputSampleBufferDelegate,
    AVCaptureFileOutputRecordingDelegate
  {
    var frames: [CMSampleBuffer] = []
    var events: [String] = []

    func captureOutput(
      _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
    ) {
      frames.append(sampleBuffer)
    }

    func fileOutput(
      _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection]
    ) {
      events.append("started")
    }

    func fileOutput(
      _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL, from connections: [AVCaptureConnection],
      error: (any Error)?
    ) {
      events.append(error == nil ? "finished" : "failed")
    }
  }

  @Suite("Outputs of a camera", .ownPhone) @MainActor
  struct AVCaptureOutputTests {
    private let screen = Screen(device: .iPhone)
    private let receiver = Receiver()

    init() {
      screen.show(Text("camera"))
      screen.phone.permissions[.camera] = .authorized
      screen.phone.camera = PhoneCamera(picture: picture(0xFF10_2030))
    }

    private func picture(_ color: UInt32) -> UIImage {
      UIImage(.bitmap(Bitmap(width: 4, height: 2, pixels: [UInt32](repeating: color, count: 8))), scale: 1)
    }

    private func session(with output: AVCaptureOutput) throws -> AVCaptureSession {
      let session = AVCaptureSession()
      session.addInput(try AVCaptureDeviceInput(device: try #require(AVCaptureDevice.default(for: .video))))
      session.addOutput(output)
      return session
    }

    @Test("frames have the picture in front of the camera, one for each picture")
    func frames() throws {
      let output = AVCaptureVideoDataOutput()
      output.setSampleBufferDelegate(receiver, queue: nil)
      let session = try session(with: output)
      screen.perform { session.startRunning() }
      screen.advance(by: 1)
      screen.perform { screen.phone.showCode("tea") }
      #expect(receiver.frames.count == 1)
      let buffer = try #require(receiver.frames.first.flatMap { CMSampleBufferGetImageBuffer($0) })
      #expect(CVPixelBufferGetPixelFormatType(buffer) == kCVPixelFormatType_32BGRA)
      #expect(buffer.bitmap?.pixels.first == 0xFF10_2030 && CVPixelBufferGetWidth(buffer) == 4)
      #expect(CIImage(cvPixelBuffer: buffer).extent.size == CGSize(width: 4, height: 2))
      screen.perform { screen.phone.camera?.picture = picture(0xFFFF_FFFF) }
      screen.advance(by: 1)
      #expect(receiver.frames.last?.imageBuffer?.bitmap?.pixels.first == 0xFFFF_FFFF && receiver.frames.count == 2)
    }

    @Test("a delegate for sound receives none, and a warning says so")
    func sound() throws {
      final class Listener: NSObject, AVCaptureAudioDataOutputSampleBufferDelegate {}
      let (output, listener) = (AVCaptureAudioDataOutput(), Listener())
      let warnings = ReportCollector.warnings {
        output.setSampleBufferDelegate(listener, queue: nil)
        output.setSampleBufferDelegate(nil, queue: nil)
      }
      #expect(warnings.count == 1 && warnings.first?.contains("AVCaptureAudioDataOutput") == true)
      let session = try session(with: output)
      #expect(session.outputs.contains { $0 === output })
    }

    @Test("other formats of frames are refused with a warning")
    func formats() {
      let output = AVCaptureVideoDataOutput()
      let warnings = ReportCollector.warnings {
        output.videoSettings = [kCVPixelBufferPixelFormatTypeKey as String: kCVPixelFormatType_32BGRA]
        output.videoSettings = [
          kCVPixelBufferPixelFormatTypeKey as String: kCVPixelFormatType_420YpCbCr8BiPlanarFullRange
        ]
      }
      #expect(warnings.count == 1 && warnings[0].hasPrefix("AVCaptureVideoDataOutput.videoSettings"))
    }

    @Test("a recording has the length of its time, and players know it")
    func recording() throws {
      let output = AVCaptureMovieFileOutput()
      let session = try session(with: output)
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("film-\(UUID().uuidString).mov")
      defer { try? FileManager.default.removeItem(at: file) }
      screen.perform {
        session.startRunning()
        output.startRecording(to: file, recordingDelegate: receiver)
      }
      screen.advance(by: 3)
      #expect(receiver.events == ["started"] && output.isRecording)
      #expect(abs(output.recordedDuration.seconds - 3) < 0.1)
      screen.perform { output.stopRecording() }
      screen.advance(by: 1)
      #expect(receiver.events == ["started", "finished"] && !output.isRecording)
      #expect(abs(try screen.phone.media(at: file).duration - 3) < 0.1)
      #expect(FileManager.default.fileExists(atPath: file.path))
    }

    @Test("a recording ends at its longest length, and fails without a session that runs")
    func ends() throws {
      let output = AVCaptureMovieFileOutput()
      let session = try session(with: output)
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("film-\(UUID().uuidString).mov")
      defer { try? FileManager.default.removeItem(at: file) }
      screen.perform { output.startRecording(to: file, recordingDelegate: receiver) }
      screen.advance(by: 1)
      #expect(receiver.events == ["failed"])
      output.maxRecordedDuration = CMTime(seconds: 2, preferredTimescale: 600)
      screen.perform {
        session.startRunning()
        output.startRecording(to: file, recordingDelegate: receiver)
      }
      screen.advance(by: 5)
      #expect(receiver.events == ["failed", "started", "finished"])
      #expect(abs(try screen.phone.media(at: file).duration - 2) < 0.1)
    }

    @Test("animals and people that the phone sees are found in a frame")
    func animals() throws {
      let phone = SimulatedPhone()
      phone.vision.animals = [PhoneVision.Thing("Cat", confidence: 0.8)]
      phone.vision.people = [CGRect(x: 0, y: 0, width: 0.5, height: 1)]
      let buffer = try #require(CVBuffer(Bitmap(width: 1, height: 1)))
      let (animals, people) = (VNRecognizeAnimalsRequest(), VNDetectHumanRectanglesRequest())
      try phone.use {
        try VNImageRequestHandler(cvPixelBuffer: buffer, orientation: .up).perform([animals, people])
      }
      #expect(animals.results?.first?.labels.first?.identifier == "Cat" && animals.results?.first?.confidence == 0.8)
      #expect(people.results?.first?.boundingBox.width == 0.5)
    }
  }
#endif
