#if os(Linux)
  import FlowAVFoundation
  import PhoneSimulation
  import Testing

  @Suite("The focus of a camera")
  struct AVCaptureFocusTests {
    @Test("is fixed: other values warn")
    func focus() throws {
      let phone = SimulatedPhone()
      phone.camera = PhoneCamera()
      let device = try #require(phone.use { AVCaptureDevice.default(for: .video) })
      #expect(device.focusMode == .locked && device.exposureMode == .locked && !device.isFocusPointOfInterestSupported)
      let warnings = ReportCollector.warnings {
        device.focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
        device.focusMode = .autoFocus
        device.exposurePointOfInterest = .zero
        device.exposureMode = .locked
        device.ramp(toVideoZoomFactor: 1, withRate: 2)
      }
      #expect(warnings.count == 2)
      #expect(warnings.first?.hasPrefix("AVCaptureDevice.focusMode") == true)
      #expect(warnings.last?.hasPrefix("AVCaptureDevice.exposurePointOfInterest") == true)
      #expect(device.focusPointOfInterest == CGPoint(x: 0.5, y: 0.5) && device.exposureMode == .locked)
    }
  }
#endif
