#if os(Linux)
  import FlowAVFoundation
  import FlowCoreVideo
  import FlowRendering
  import FlowUIKit
  import Foundation
  import Locking
  import PhoneSimulation
  import SwiftUI
  import Testing
  import UIAutomation

  private final class Receiver: NSObject, AVCaptureMetadataOutputObjectsDelegate, AVCapturePhotoCaptureDelegate {
    private(set) var codes: [String?] = []
    private(set) var events: [String] = []

    func metadataOutput(
      _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
      from connection: AVCaptureConnection
    ) {
      codes += metadataObjects.map { ($0 as? AVMetadataMachineReadableCodeObject)?.stringValue }
    }

    func photoOutput(
      _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
    ) {
      events.append("will")
    }

    func photoOutput(
      _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
    ) {
      let size = photo.fileDataRepresentation().flatMap { UIImage(data: $0) }?.size
      events.append(error.map { "\(($0 as? AVError)?.code.rawValue ?? 0)" } ?? "\(size?.width ?? 0)")
      if let preview = photo.previewCGImageRepresentation() { events.append("preview \(preview.width)") }
    }
  }

  private struct Preview: UIViewRepresentable {
    let session: AVCaptureSession

    func makeUIView(context: Context) -> UIView {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let layer = AVCaptureVideoPreviewLayer(session: session)
      layer.frame = view.bounds
      layer.videoGravity = .resizeAspect
      view.layer.addSublayer(layer)
      return view
    }

    func updateUIView(_ view: UIView, context: Context) {}
  }

  @Suite("A camera", .ownPhone) @MainActor
  struct AVCaptureSessionTests {
    private let screen = Screen(device: .iPhone)
    private let receiver = Receiver()

    init() {
      screen.show(Text("camera"))
    }

    private static func picture(_ color: UInt32, width: Int = 4, height: Int = 4) -> UIImage {
      UIImage(
        .bitmap(Bitmap(width: width, height: height, pixels: [UInt32](repeating: color, count: width * height))),
        scale: 1)
    }

    private func session(with output: AVCaptureOutput) throws -> AVCaptureSession {
      let session = AVCaptureSession()
      let device = try #require(AVCaptureDevice.default(for: .video))
      session.addInput(try AVCaptureDeviceInput(device: device))
      session.addOutput(output)
      return session
    }

    @Test("is not there at first, as on a simulator")
    func missing() {
      #expect(AVCaptureDevice.default(for: .video) == nil && AVCaptureDevice.userPreferredCamera == nil)
      #expect(AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .front) == nil)
      #expect(AVCaptureDevice.default(for: .audio) != nil)
      screen.phone.camera = PhoneCamera()
      #expect(AVCaptureDevice.default(for: .video)?.position == .back)
      #expect(AVCaptureDevice.userPreferredCamera?.position == .back)
      AVCaptureDevice.userPreferredCamera = .default(.builtInWideAngleCamera, for: .video, position: .front)
      #expect(AVCaptureDevice.userPreferredCamera?.position == .front)
      #expect(AVCaptureDevice.systemPreferredCamera?.position == .back)
      #expect(
        AVCaptureDevice.DiscoverySession(
          deviceTypes: [.builtInWideAngleCamera], mediaType: .video, position: .unspecified
        ).devices.map(\.position) == [.back, .front])
    }

    @Test("is asked for by the system's prompt")
    func permission() throws {
      let answers = Locked<[Bool]>([])
      #expect(AVCaptureDevice.authorizationStatus(for: .video) == .notDetermined)
      AVCaptureDevice.requestAccess(for: .video) { granted in answers.withLock { $0.append(granted) } }
      #expect(screen.phone.prompts.map(\.title) == ["“App” Would Like to Access the Camera"])
      try screen.phone.answerPrompt("Don’t Allow")
      #expect(answers.value == [false])
      #expect(AVCaptureDevice.authorizationStatus(for: .video) == .denied)
      #expect(AVCaptureDevice.authorizationStatus(for: .audio) == .notDetermined)
      screen.phone.camera = PhoneCamera()
      #expect(throws: AVError.self) { try AVCaptureDeviceInput(device: #require(AVCaptureDevice.default(for: .video))) }
    }

    @Test("reads each code once, of the types that are asked for, while the session runs")
    func codes() throws {
      screen.phone.permissions[.camera] = .authorized
      screen.phone.camera = PhoneCamera()
      let output = AVCaptureMetadataOutput()
      #expect(output.availableMetadataObjectTypes.isEmpty)
      let session = try session(with: output)
      #expect(output.availableMetadataObjectTypes.contains(.qr))
      output.setMetadataObjectsDelegate(receiver, queue: .main)
      output.metadataObjectTypes = [.qr]
      screen.phone.showCode("too early")
      screen.phone.removeCode()
      session.startRunning()
      screen.advance(by: 1)
      #expect(receiver.codes.isEmpty && session.isRunning)
      screen.phone.showCode("tea")
      screen.phone.showCode("tea")
      screen.phone.showCode("4006381333931", type: .ean13)
      screen.phone.showCode("coffee")
      #expect(receiver.codes == ["tea", "coffee"])
      session.stopRunning()
      screen.phone.showCode("milk")
      #expect(receiver.codes.count == 2)
    }

    @Test("takes the picture in front of it, and fails without one")
    func photos() throws {
      screen.phone.permissions[.camera] = .authorized
      screen.phone.camera = PhoneCamera(picture: Self.picture(0xFF00_FF00, width: 8))
      let output = AVCapturePhotoOutput()
      let session = try session(with: output)
      output.capturePhoto(with: AVCapturePhotoSettings(), delegate: receiver)
      screen.advance(by: 0.001)
      #expect(receiver.events == ["-11803"])
      session.startRunning()
      output.capturePhoto(with: AVCapturePhotoSettings(), delegate: receiver)
      screen.advance(by: 0.001)
      #expect(receiver.events == ["-11803", "will", "8.0"])
      let settings = AVCapturePhotoSettings()
      let type = try #require(settings.availablePreviewPhotoPixelFormatTypes.first)
      settings.previewPhotoFormat = [kCVPixelBufferPixelFormatTypeKey as String: type]
      output.capturePhoto(with: settings, delegate: receiver)
      screen.advance(by: 0.001)
      #expect(receiver.events.suffix(3) == ["will", "8.0", "preview 8"])
      screen.phone.camera?.picture = nil
      output.capturePhoto(with: AVCapturePhotoSettings(), delegate: receiver)
      screen.advance(by: 0.001)
      #expect(receiver.events.last == "-11805")
    }

    @Test("shows its picture in the preview, in its aspect ratio, while it runs")
    func preview() throws {
      screen.phone.permissions[.camera] = .authorized
      screen.phone.camera = PhoneCamera(picture: Self.picture(0xFF00_00FF, width: 8, height: 4))
      let session = try session(with: AVCapturePhotoOutput())
      screen.show(Preview(session: session).frame(width: 100, height: 100).position(x: 100, y: 100))
      #expect(screen.color(100, 159).red > 200)
      session.startRunning()
      screen.advance(by: 1)
      #expect(screen.color(100, 159).red < 20 && screen.color(100, 159).blue > 200)
      #expect(screen.color(100, 119).red > 200)
      screen.phone.camera?.picture = Self.picture(0xFF00_FF00)
      #expect(screen.color(100, 119).green > 200 && screen.color(100, 119).red < 20)
    }

    @Test("has a torch that the phone records")
    func torch() throws {
      screen.phone.camera = PhoneCamera()
      let device = try #require(AVCaptureDevice.default(for: .video))
      try device.lockForConfiguration()
      device.torchMode = .on
      device.unlockForConfiguration()
      #expect(screen.phone.isTorchOn && device.isTorchActive)
      screen.phone.camera?.hasTorch = false
      #expect(!device.hasTorch)
    }

    @Test("has one format, and does not zoom, with a warning")
    func format() throws {
      screen.phone.camera = PhoneCamera()
      let device = try #require(AVCaptureDevice.default(for: .video))
      let size = CMVideoFormatDescriptionGetDimensions(device.activeFormat.formatDescription)
      #expect(size == CMVideoDimensions(width: 1920, height: 1080) && device.minimumFocusDistance == -1)
      screen.show(Text("app"))
      screen.perform { device.videoZoomFactor = 2 }
      #expect(device.videoZoomFactor == 1)
      #expect(screen.graph.issues.contains { $0.message.contains("the camera does not zoom.") })
    }
  }
#endif
